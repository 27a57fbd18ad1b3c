// The shared pieces of the boards: decoding, steering, placing counters; and every committed board as a whole.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fan } from '../src/map/counters';
import { decode, line, outline, points, ringPoints, stretch } from '../src/map/decode';
import type { BoardFile, Point } from '../src/map/format';
import { furnitureLayer, inkLayer, markLayer, waterLayer } from '../src/map/layers';
import { nextInDirection } from '../src/map/steer';
import { tinctureOf, tinctures } from '../src/map/tinctures';

describe('decoding', () => {
  it('adds up the steps', () => {
    expect(points([10, 20, 5, -5])).toEqual([[1, 2], [1.5, 1.5]]);
  });
  it('writes a path', () => {
    expect(line([[0, 0], [10.55, 0.5]])).toBe('M0 0L10.6 0.5');
  });
  it('follows an arc backwards', () => {
    const arcs: Point[][] = [[[0, 0], [1, 0]], [[0, 0], [0, 1], [1, 0]]];
    expect(ringPoints([0, ~1], arcs)).toEqual([[0, 0], [1, 0], [0, 1], [0, 0]]);
    expect(outline([[0, ~1]], arcs)).toBe('M0 0L1 0L0 1L0 0z');
  });
  it('cuts a stretch out of a line', () => {
    const path: Point[] = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]];
    expect(stretch(path, 0.2, 0.8)).toEqual([[1, 0], [2, 0], [3, 0]]);
  });
});

describe('steering', () => {
  const places = new Map<string, Point>([['here', [0, 0]], ['east', [10, 1]], ['far', [30, 0]], ['south', [0, 5]]]);
  it('goes to the nearest place in the direction of the arrow', () => {
    expect(nextInDirection(places, 'here', [1, 0])).toBe('east');
    expect(nextInDirection(places, 'here', [0, 1])).toBe('south');
    expect(nextInDirection(places, 'here', [-1, 0])).toBeUndefined();
  });
  it('starts somewhere', () => {
    expect(nextInDirection(places, '', [1, 0])).toBe('here');
  });
});

describe('counters', () => {
  it('stand side by side around the anchor', () => {
    expect(fan([0, 0], 1, 20)).toEqual([[0, 0]]);
    expect(fan([0, 0], 2, 20)).toEqual([[-10, 0], [10, 0]]);
    expect(fan([0, 0], 4, 20)).toHaveLength(4);
  });
});

describe('tinctures', () => {
  it('know the colour words of the games', () => {
    expect(tinctureOf('red')).toBe('gules');
    expect(tinctureOf('vert')).toBe('vert');
  });
  it('differ in hatching as well as in colour', () => {
    const styles = Object.values(tinctures);
    expect(new Set(styles.map((style) => style.hatch)).size).toBe(styles.length);
    expect(new Set(styles.map((style) => style.colour)).size).toBe(styles.length);
  });
});

describe.each(['universalis', 'conspiracy', 'medieval', 'fief'])('the board of %s', (game) => {
  const path = resolve('public/maps', `${game}.json`);
  it('decodes and draws in both languages', () => {
    const board = decode(JSON.parse(readFileSync(path, 'utf-8')) as BoardFile);
    for (const shape of board.shapes.values()) expect(shape.path).toMatch(/^M[\d.-]+ [\d.-]+L.*z$/);
    const drawn = waterLayer(board) + inkLayer(board) + markLayer(board) + furnitureLayer(board, 'it');
    expect(drawn).not.toMatch(/NaN|undefined/);
  });
});
