import { describe, expect, it } from 'vitest';

import { areas, change, nearest, parts, roundEnds, sidesOf } from '../src/lib/analysis';
import type { AnalysisBody } from '../src/lib/protocol';

const body = {
  sides: [0, 1, 0],
  moves: 10,
  calibrated: false,
  points: [
    { moves: 0, round: 1, shares: [0.25, 0.5, 0.25] },
    { moves: 4, round: 1, shares: [0.25, 0.75, 0] },
    { moves: 10, round: 2, shares: [0.5, 0, 0.5] },
  ],
} as unknown as AnalysisBody;

describe('the analysis of a game', () => {
  it('puts those together who win together', () => {
    const sides = sidesOf(body);
    expect(sides.map((side) => side.seats)).toEqual([[0, 2], [1]]);
    expect(sides.map((side) => side.shares)).toEqual([[0.5, 0.25, 1], [0.5, 0.75, 0]]);
  });

  it('draws areas that fill the picture', () => {
    const [first, second] = areas(body, sidesOf(body), 100, 20);
    expect(first).toBe('M0.0 10.0L40.0 15.0L100.0 0.0L100.0 20.0L40.0 20.0L0.0 20.0Z');
    expect(second).toBe('M0.0 0.0L40.0 0.0L100.0 0.0L100.0 0.0L40.0 15.0L0.0 10.0Z');
  });

  it('finds the point beside a move, and the last of each round', () => {
    expect([0, 1, 3, 6, 8, 99].map((move) => nearest(body, move))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(roundEnds(body)).toEqual([1, 2]);
  });

  it('says percent only where chances were measured', () => {
    expect(parts(body, 0.504)).toBe('50');
    expect(parts({ ...body, calibrated: true }, 0.504)).toBe('50 %');
    expect([0.1234, -0.02, 0.0001].map((share) => change(share, 'en'))).toEqual(['+12.3', '−2.0', '0']);
    expect(change(0.1234, 'it')).toBe('+12,3');
  });
});
