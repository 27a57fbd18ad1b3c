// Where a tooltip stands: beside the land it is about, within what is free, and never over the place pointed at.

import type { Box } from './bounds';
import type { Point } from './format';

/** A land that is larger than this on the screen has its tooltip beside the pointer. */
const LARGE = 420;
const GAP = 8;
const FINGER = 18;

export function tipAt(land: Box | null, [px, py]: Point, [w, h]: Point, free: Box): Point {
  const small = land !== null && land[2] - land[0] < LARGE && land[3] - land[1] < LARGE;
  const about: Box = small ? land : [px - FINGER, py - FINGER, px + FINGER, py + FINGER];
  const acrossX = (x: number): number => Math.min(Math.max(free[0], x), Math.max(free[0], free[2] - w));
  const acrossY = (y: number): number => Math.min(Math.max(free[1], y), Math.max(free[1], free[3] - h));
  const beside = ([l, t, r, b]: Box): Point[] => [
    [r + GAP, acrossY(py - h / 2)],
    [l - GAP - w, acrossY(py - h / 2)],
    [acrossX(px - w / 2), b + GAP],
    [acrossX(px - w / 2), t - GAP - h],
  ];
  const fits = ([x, y]: Point): boolean => x >= free[0] && x + w <= free[2] && y >= free[1] && y + h <= free[3];
  const spots = [...beside(about), ...beside([px - FINGER, py - FINGER, px + FINGER, py + FINGER])];
  return spots.find(fits) ?? [acrossX(px + FINGER), acrossY(py + FINGER)];
}
