import { describe, expect, it } from 'vitest';

import { scenes } from '../src/boards/carolus/flights';
import { lastThrow, readRealm, sidesOf, spaceAt, TOKENS } from '../src/boards/carolus/realm';
import { angleOf, landPath, LANDS, polar, spacePath, walkTo } from '../src/boards/carolus/ring';
import type { Arg, Line, View } from '../src/lib/protocol';

function view(table: Record<string, unknown>, seats = 2, options: Record<string, string> = {}): View {
  return { game: 'carolus', seats, options, asked: [], draft: [], outcome: null, table, stack: [] };
}

const line = (n: number, key: string, ...args: Arg[]): Line => ({ n, key, rule: '', args });

describe('the realm', () => {
  it('shows how spaces stand as the rules say, and nothing before they have said it', () => {
    const shown = view({ size: { T1: 1 }, cubes: { T1: { green: 2 } }, owner: { T1: 'black' }, castles: { T1: 1 }, emperor: 'T1' });
    const told = [{ of: 'territory:T1', figures: { influence: { white: 3, black: 1 }, leader: 'white', steps: [4] } }];
    expect(readRealm(shown, told).spaces[0]).toMatchObject({ influence: [['white', 3], ['black', 1]], leader: 'white', steps: [4] });
    expect(readRealm(shown, null).spaces[0]).toMatchObject({ owner: 'black', influence: [], leader: null, steps: [] });
  });

  it('has the sides and castles of the rules data; partners sit across or side by side', () => {
    expect(sidesOf(view({}, 4))).toEqual(['white', 'black', 'white', 'black']);
    expect(sidesOf(view({}, 4, { pairs: 'beside' }))).toEqual(['white', 'white', 'black', 'black']);
    expect(readRealm(view({ stock: { white: 6 } }, 3), null).courts[0]).toMatchObject({ castles: 8, built: 2 });
    expect(TOKENS).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('the ring', () => {
  const realm = readRealm(view({ size: { T1: 1, T3: 1, T14: 2, T4: 10, T2: 1 }, emperor: 'T14' }), null);

  it('finds the region that a territory has become part of', () => {
    expect(spaceAt(realm, 'T15')?.id).toBe('T14');
    expect(spaceAt(realm, 'T9')?.id).toBe('T4');
  });

  const points = (path: string) =>
    path.slice(1, -1).split('L').map((p) => p.split(' ').map(Number) as [number, number]);

  it('leaves a gap between lands, and none between lands that have grown together', () => {
    const nearest = (a: string, b: string) =>
      Math.min(...points(a).flatMap(([x, y]) => points(b).map(([u, v]) => Math.hypot(x - u, y - v))));
    expect(nearest(landPath(3, false, false), landPath(4, false, false))).toBeGreaterThan(5);
    expect(nearest(landPath(3, false, true), landPath(4, true, false))).toBeLessThan(2);
  });

  it('keeps the number of points of a land, so that a merge can be animated', () => {
    for (let i = 0; i < LANDS; i++) {
      expect(points(landPath(i, true, true)).length).toBe(points(landPath(i, false, false)).length);
    }
  });

  it('draws each space around its own middle', () => {
    for (let size = 1; size < 8; size++) {
      const all = points(spacePath(12, size));
      const middle = polar(angleOf(12, size), 374);
      const near = Math.min(...all.map(([x, y]) => Math.hypot(x - middle.x, y - middle.y)));
      expect(near).toBeGreaterThan(20);
    }
  });

  it('lets the emperor walk clockwise across the top, and back only a little', () => {
    const last = angleOf(14);
    expect(walkTo(last, angleOf(1))).toBeCloseTo(last + 2 * angleOf(1));
    expect(walkTo(last, last)).toBeCloseTo(last);
    expect(walkTo(angleOf(3), angleOf(2))).toBeCloseTo(angleOf(2));
  });
});

describe('what happened', () => {
  it('shows the last throw only', () => {
    const lines = [
      { ...line(0, 'opening-throw', ['seat', '0']), each: ['face', ['red']] as [string, string[]] },
      line(1, 'cube-taken', ['seat', '0'], ['clan', 'red']),
      { ...line(2, 'refill-throw', ['seat', '1']), each: ['face', ['blue', 'crown']] as [string, string[]] },
      line(3, 'cube-taken', ['seat', '1'], ['clan', 'blue']),
    ];
    expect(lastThrow(lines)).toEqual(['blue', 'crown']);
    expect(lastThrow([])).toBeNull();
  });

  it('moves what others did, not what I did', () => {
    const lines = [
      line(0, 'cube-to-space', ['seat', '0'], ['clan', 'red'], ['territory', 'T3']),
      line(1, 'cube-to-space', ['seat', '1'], ['clan', 'blue'], ['territory', 'T4']),
    ];
    expect(scenes(lines, 0).map((s) => s.flight)).toEqual([{ clan: 'blue', from: 'reserve:1', to: 'territory:T4' }]);
    expect(scenes(lines, -1)).toHaveLength(2);
  });
});
