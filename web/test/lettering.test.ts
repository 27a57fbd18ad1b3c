// Names on a board: never too small, never on a piece, a panel or another name; and what is told about places.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beyond } from '../src/map/beyond';
import { type Box, boundsOf, crowd, meet, overlap, union } from '../src/map/bounds';
import { type Counter, counterScale, standsOf } from '../src/map/counters';
import { decode, type Decoded } from '../src/map/decode';
import type { BoardFile, Point } from '../src/map/format';
import { boxOf, breaks, isFar, LEAST, type Measures, MOST, proclaim, type Wishes, write } from '../src/map/lettering';
import { tipAt } from '../src/map/tips';

const boardOf = (name: string): Decoded => decode(JSON.parse(readFileSync(resolve(`public/maps/${name}.json`), 'utf8')) as BoardFile);
const EVERYWHERE: Box = [-1e6, -1e6, 1e6, 1e6];
/** About as wide as the letters of the map; every point is water. */
const measures: Measures = { width: (text) => 0.5 * text.length, inside: () => true };
const wishes = (more: Partial<Wishes> = {}): Wishes => ({ must: new Set(), dear: new Set(), mute: new Set(), seen: EVERYWHERE, stands: new Map(), spots: new Map(), blocks: [], shy: [], ...more });

describe.each(['medieval', 'conspiracy', 'fief', 'universalis'])('names on the board of %s', (name) => {
  const board = boardOf(name);
  it.each([0.18, 0.35, 0.5, 0.66, 0.9, 1.3, 2.6])('can be read at %f pixels per unit, and keep apart', (perUnit) => {
    for (const lang of ['it', 'en'] as const) {
      const names = write(board, lang, perUnit, wishes(), measures);
      for (const one of names) {
        expect(one.size * perUnit).toBeGreaterThanOrEqual(LEAST - 1e-9);
        expect(one.size * perUnit).toBeLessThanOrEqual(MOST + 1e-9);
      }
      const boxes = names.map((one) => boxOf(one, measures));
      boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(meet(box, other)).toBe(false)));
      for (const realm of proclaim(board, lang, perUnit, new Set(), names, measures)) expect(realm.size * perUnit).toBeGreaterThanOrEqual(LEAST);
    }
  }, 60_000); // many names to keep apart, also on a busy machine

  it('are not written over pieces or panels', () => {
    const stands = new Map([...boundsOf(board)].map(([ref]): [string, Box[]] => {
      const [x, y] = board.file.shapes[ref]!.anchor;
      return [ref, [[x - 14, y - 14, x + 14, y + 14]]];
    }));
    const panel: Box = [0, 0, board.file.size[0] / 2, board.file.size[1] / 2];
    const names = write(board, 'en', 1, wishes({ stands, blocks: [panel] }), measures);
    expect(names.length).toBeGreaterThan(5);
    for (const one of names) {
      const box = boxOf(one, measures);
      expect(meet(box, panel)).toBe(false);
      for (const some of stands.values()) for (const piece of some) expect(meet(box, piece)).toBe(false);
    }
  });
});

describe('names', () => {
  const board = boardOf('universalis');
  it('of what is lit and one’s own are written from afar, the others are not', () => {
    expect(isFar(board, 'en', 0.3)).toBe(true);
    const refs = write(board, 'en', 0.3, wishes({ must: new Set(['territory:borgogna']), dear: new Set(['territory:poitou']) }), measures).map((one) => one.ref);
    expect(refs.toSorted()).toEqual(['territory:borgogna', 'territory:poitou']);
  });
  it('are those of an edition where it has others', () => {
    const called = new Map([['territory:poitou', 'Aquitania']]);
    const names = write(board, 'en', 0.9, wishes({ called, must: new Set(['territory:poitou', 'territory:borgogna']) }), measures);
    const lines = new Map(names.map((one) => [one.ref, one.lines.join(' ')]));
    expect(lines.get('territory:poitou')).toBe('Aquitania');
    expect(lines.get('territory:borgogna')).toBe('Burgundy');
  });
  it('of what is not in play, or not in sight, are not written', () => {
    const mute = new Set(Object.keys(board.file.shapes).filter((ref) => ref !== 'territory:poitou'));
    expect(write(board, 'en', 0.9, wishes({ mute }), measures).map((one) => one.ref)).toEqual(['territory:poitou']);
    expect(write(board, 'en', 0.9, wishes({ seen: [0, 0, 1, 1] }), measures)).toEqual([]);
  });
  it('of waters are not written across the land', () => {
    const dry: Measures = { ...measures, inside: () => false };
    expect(write(board, 'it', 0.9, wishes(), dry).filter((one) => one.kind === 'sea')).toEqual([]);
  });
  it('break into two lines of about the same length', () => {
    expect(breaks('Swabia, Franconia and Burgundy')).toEqual([['Swabia, Franconia and Burgundy'], ['Swabia, Franconia', 'and Burgundy']]);
    expect(breaks('Roma')).toEqual([['Roma']]);
  });
});

describe('counters', () => {
  it('are never smaller than can be read, and grow from near', () => {
    for (const perUnit of [0.17, 0.3, 0.5, 1]) expect(15 * counterScale(perUnit) * perUnit).toBeGreaterThanOrEqual(11);
    expect(counterScale(2) * 2).toBeGreaterThan(1.5);
  });
  it('that would be crowded out from afar give way to dearer ones', () => {
    const counters: Counter[] = [{ at: 'a' }, { at: 'b', spent: true }, { at: 'c' }];
    const anchors = new Map<string, Point>([['a', [0, 0]], ['b', [8, 0]], ['c', [400, 0]]]);
    const shown = (detail: number): string[] => standsOf(counters, anchors, 0.3, detail, (_, first) => (first.spent ? 0 : 1)).map((s) => s.at);
    expect(shown(0)).toEqual(['a', 'c']);
    expect(shown(2)).toEqual(['a', 'b', 'c']);
  });
});

describe('a tooltip', () => {
  const free: Box = [0, 0, 1000, 800];
  it('stands beside its land, never over it, and within what is free', () => {
    for (const land of [[10, 10, 120, 90], [800, 600, 990, 780], [400, 0, 700, 300], [300, 500, 600, 795]] as Box[]) {
      const pointer: Point = [(land[0] + land[2]) / 2, (land[1] + land[3]) / 2];
      const [x, y] = tipAt(land, pointer, [240, 120], free);
      const box: Box = [x, y, x + 240, y + 120];
      expect(meet(box, land)).toBe(false);
      expect(union([box, free])).toEqual(free);
    }
  });
  it('stands beside the pointer where the land is too large', () => {
    const [x, y] = tipAt([0, 0, 900, 700], [450, 350], [240, 120], free);
    expect(meet([x, y, x + 240, y + 120], [440, 340, 460, 360])).toBe(false);
  });
});

describe('lit places out of sight', () => {
  it('are counted by arrows at the edge', () => {
    const places: [string, Point][] = [['in', [500, 400]], ['east', [2000, 400]], ['east too', [2100, 420]], ['north', [500, -90]]];
    const out = beyond(places, [0, 0, 1000, 800], [20, 20, 980, 780]);
    expect(out.map((one) => one.refs)).toEqual([['east', 'east too'], ['north']]);
    expect(out[0]).toMatchObject({ x: 980, turn: 0 });
    expect(out[1]).toMatchObject({ y: 20, turn: -90 });
    expect(beyond([['under', [100, 100]]], [0, 0, 1000, 800], [220, 20, 980, 780], [[0, 0, 200, 300]])).toMatchObject([{ refs: ['under'], x: 220 }]);
  });
});

describe('boxes', () => {
  it('are looked at as far as they fit into the window, most of them', () => {
    const at = (x: number, y: number): Box => [x, y, x + 10, y + 10];
    const near = [at(0, 0), at(20, 0), at(900, 700), at(0, 30)];
    expect(crowd(near, [2000, 2000])).toEqual([0, 0, 910, 710]);
    expect(crowd(near, [100, 100])).toEqual([0, 0, 30, 40]);
    expect(crowd([at(5, 5)], [1, 1])).toEqual([5, 5, 15, 15]);
    expect(crowd([], [100, 100])).toBeNull();
  });

  it('overlap by a share of the smaller one', () => {
    expect(overlap([0, 0, 10, 10], [5, 0, 9, 10])).toBe(1);
    expect(overlap([0, 0, 10, 10], [5, 0, 15, 10])).toBe(0.5);
    expect(overlap([0, 0, 10, 10], [20, 0, 30, 10])).toBe(0);
  });
});
