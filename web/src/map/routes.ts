// Ways across the board from place to place, with what each step costs.

import { arrowHead } from './glyphs';
import type { Point } from './format';
import type { Tincture } from './tinctures';

export interface Route {
  /** References of the places in order, the start first. */
  through: readonly string[];
  /** What is written on each step, one less than there are places. */
  costs?: readonly string[];
  tincture?: Tincture;
  /** A way that could be gone rather than one that is being gone. */
  possible?: boolean;
  /** Its own reference, when it can be chosen by itself. */
  ref?: string;
}

export interface DrawnRoute {
  path: string;
  head: string;
  /** Where the cost of each step is written. */
  middles: Point[];
}

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth line through all points: each is passed in the direction from the one before to the one after (Catmull and Rom). */
export function drawRoute(stops: readonly Point[], size: number): DrawnRoute | undefined {
  if (stops.length < 2) return undefined;
  let path = `M${f(stops[0]![0])} ${f(stops[0]![1])}`;
  const middles: Point[] = [];
  let last: Point = stops[0]!;
  for (let i = 0; i + 1 < stops.length; i++) {
    const [before, a, b, after] = [stops[i - 1] ?? stops[i]!, stops[i]!, stops[i + 1]!, stops[i + 2] ?? stops[i + 1]!];
    const c1: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const c2: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    path += `C${f(c1[0])} ${f(c1[1])} ${f(c2[0])} ${f(c2[1])} ${f(b[0])} ${f(b[1])}`;
    middles.push([(a[0] + 3 * c1[0] + 3 * c2[0] + b[0]) / 8, (a[1] + 3 * c1[1] + 3 * c2[1] + b[1]) / 8]);
    last = c2;
  }
  return { path, head: arrowHead(stops.at(-1)!, last, size), middles };
}
