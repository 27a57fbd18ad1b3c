import { describe, expect, it } from 'vitest';

import { scenes } from '../src/boards/carolus/flights';
import { lastThrow, leaderOf, readRealm, sidesOf, spaceAfter, spaceAt } from '../src/boards/carolus/realm';
import { angleOf, landPath, LANDS, polar, spacePath, walkTo } from '../src/boards/carolus/ring';
import type { Arg, Line, View } from '../src/lib/protocol';

function view(table: Record<string, unknown>, seats = 2, options: Record<string, string> = {}): View {
  return { game: 'carolus', seats, options, asked: [], draft: [], outcome: null, table, stack: [] };
}

const line = (n: number, key: string, ...args: Arg[]): Line => ({ n, key, rule: '', args });

describe('influence', () => {
  it('counts paladins of held clans and castles, and none of neutral clans (figure 2 of the rules)', () => {
    const realm = readRealm(
      view({
        size: { T1: 1 },
        cubes: { T1: { green: 2, red: 1, blue: 5 } },
        owner: { T1: 'black' },
        castles: { T1: 1 },
        holder: { green: '0', red: '0' },
        emperor: 'T1',
      }),
    );
    expect(realm.spaces[0]?.influence).toEqual([['white', 3], ['black', 1]]);
    expect(realm.spaces[0]?.leader).toBe('white');
  });

  it('has no leader on a tie, on nothing, or when the owner leads', () => {
    expect(leaderOf([['white', 2], ['black', 2]], null)).toBeNull();
    expect(leaderOf([['white', 0], ['black', 0]], null)).toBeNull();
    expect(leaderOf([['white', 3], ['black', 2]], 'white')).toBeNull();
  });

  it('adds up partners, who sit across or side by side', () => {
    expect(sidesOf(view({}, 4))).toEqual(['white', 'black', 'white', 'black']);
    expect(sidesOf(view({}, 4, { pairs: 'beside' }))).toEqual(['white', 'white', 'black', 'black']);
  });
});

describe('the ring', () => {
  const realm = readRealm(view({ size: { T1: 1, T3: 1, T14: 2, T4: 10, T2: 1 }, emperor: 'T14' }));

  it('steps over a region as one space, across the join', () => {
    expect(spaceAfter(realm, 1)?.id).toBe('T1');
    expect(spaceAfter(realm, 4)?.id).toBe('T4');
    expect(spaceAfter(realm, 5)?.id).toBe('T14');
  });

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
