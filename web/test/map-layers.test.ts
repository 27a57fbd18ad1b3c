// What a game lays over its map: layers, routes, tags, crowds of counters, and what is shown from how far.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { decode, MapBoard, paint, patterns, ramps, shade, stepsOf } from '../src/map';
import { type Counter, forms, gather } from '../src/map/counters';
import type { BoardFile } from '../src/map/format';
import { drawRoute } from '../src/map/routes';
import { detailOf } from '../src/map/tags';

describe('layers', () => {
  it('share the places evenly among the steps', () => {
    const steps = stepsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'gold');
    expect(steps.map((step) => step.least)).toEqual([1, 3, 5, 7, 9]);
  });
  it('need no more steps than there are values', () => {
    const steps = stepsOf([4, 4, 4, 4, 9], 'red');
    expect(steps.map((step) => step.least)).toEqual([4, 9]);
    expect(stepsOf([], 'red')).toEqual([]);
  });
  it('give every step of a ramp its own pattern', () => {
    for (const ramp of Object.keys(ramps) as (keyof typeof ramps)[]) {
      const found = stepsOf([0, 1, 2, 3, 4], ramp).map((step) => step.tint.pattern);
      expect(new Set(found).size).toBe(5);
    }
    expect(new Set(Object.values(patterns)).size).toBe(Object.keys(patterns).length);
  });
  it('shade by amount and paint by kind', () => {
    const steps = stepsOf([1, 5], 'green');
    expect(shade({ a: 1, b: 5, c: 0 }, steps)).toEqual({ a: steps[0]!.tint, b: steps[1]!.tint });
    expect(paint({ a: 'hill', b: 'lake' }, { hill: { colour: 'red' } })).toEqual({ a: { colour: 'red' } });
  });
});

describe('routes', () => {
  it('go through every stop, with a place for the cost of each step', () => {
    const route = drawRoute([[0, 0], [10, 0], [20, 0]], 5)!;
    expect(route.path).toBe('M0 0C1.7 0 6.7 0 10 0C13.3 0 18.3 0 20 0');
    expect(route.middles.map(([x]) => Math.round(x))).toEqual([4, 16]);
    expect(route.head).toMatch(/^M20 0L/);
  });
  it('need two places', () => {
    expect(drawRoute([[0, 0]], 5)).toBeUndefined();
  });
});

describe('crowds', () => {
  const many = ['a', 'a', 'a', 'a', 'b'].map((at): Counter => ({ at }));
  it('become one counter and a number', () => {
    expect(gather(many, 2).get('a')).toEqual({ shown: [{ at: 'a' }], hidden: 3 });
    expect(gather(many, 2).get('b')).toEqual({ shown: [{ at: 'b' }], hidden: 0 });
  });
  it('are all seen when there is room', () => {
    expect(gather(many, 4).get('a')!.shown).toHaveLength(4);
  });
  it('are made of forms that differ', () => {
    expect(new Set(Object.values(forms)).size).toBe(Object.keys(forms).length);
  });
});

describe('detail', () => {
  it('goes from realms to towns', () => {
    expect([0.3, 0.45, 0.6, 1].map((perUnit) => detailOf(perUnit, 12.5, true))).toEqual([0, 1, 2, 3]);
  });
  it('keeps the names of territories where realms have none', () => {
    expect(detailOf(0.3, 12.5, false)).toBe(1);
  });
});

describe('a board', () => {
  const board = decode(JSON.parse(readFileSync(resolve('public/maps/universalis.json'), 'utf-8')) as BoardFile);
  let shown: Record<string, unknown> | undefined;
  const show = (props: object): HTMLElement => {
    document.body.innerHTML = '<div id="room"></div>';
    const target = document.querySelector<HTMLElement>('#room')!;
    shown = mount(MapBoard, { target, props: { board, lang: 'it', ...props } });
    flushSync();
    return target;
  };
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
  });

  it('lays tints on land and sea', () => {
    const room = show({ tints: { 'territory:kent': { colour: '#123456', pattern: 'peaks' }, 'sea:mar_ligure': { colour: '#654321' } } });
    expect([...room.querySelectorAll('.layer')].map((path) => path.getAttribute('fill'))).toEqual(['#123456', '#654321']);
    expect(room.querySelectorAll('[fill*="layer-universalis-light-peaks"]')).toHaveLength(1);
  });
  it('lets a sea area be chosen like a territory', () => {
    const picked: string[] = [];
    const room = show({ onpick: (ref: string) => picked.push(ref) });
    room.querySelector('[data-hit="sea:mar_ligure"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    room.querySelector('[data-hit="city:parigi"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(picked).toEqual(['sea:mar_ligure', 'city:parigi']);
  });
  it('writes costs on the steps of a route and loads on transports', () => {
    const room = show({
      routes: [{ through: ['territory:kent', 'territory:mercia'], costs: ['2+1'] }],
      counters: [{ at: 'sea:mar_ligure', form: 'cog', load: '30' }],
      tags: [{ at: 'city:parigi', text: '12' }],
    });
    expect([...room.querySelectorAll('.ticket text')].map((text) => text.textContent)).toEqual(['2+1', '12']);
    expect(room.querySelector('.piece text.load')!.textContent).toBe('30');
  });
  it('leaves the costs of a route away when a place of it is unknown', () => {
    const room = show({ routes: [{ through: ['territory:kent', 'territory:nowhere', 'territory:mercia'], costs: ['1', '2'] }] });
    expect(room.querySelectorAll('.route')).toHaveLength(1);
    expect(room.querySelectorAll('.ticket')).toHaveLength(0);
  });
});
