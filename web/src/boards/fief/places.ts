/** Where things stand on the sheet: inside a village, at a gate on the road, in the field before the walls. */

import { points } from '../../map/decode';
import type { BoardFile, Point } from '../../map/format';
import { villageOf } from './realm';

/** An army waits before the gate: so far out on the road, but on its own half of it. */
const AT_GATE = 108;
const OWN_HALF = 0.4;
const IN_FIELD: Point = [-62, 20];

/** The point so far along a line. */
export function along(path: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left <= length && length > 0) return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return path.at(-1) ?? [0, 0];
}

function lengthOf(path: readonly Point[]): number {
  return path.reduce((sum, p, i) => (i ? sum + Math.hypot(p[0] - path[i - 1]![0], p[1] - path[i - 1]![1]) : 0), 0);
}

export function spotOf(file: BoardFile, place: string): Point | null {
  const village = villageOf(place);
  const [, road] = place.split('-');
  const anchor = file.shapes[`village:${village}`]?.anchor;
  if (!anchor || road === undefined) return anchor ?? null;
  if (road === 'field') return [anchor[0] + IN_FIELD[0], anchor[1] + IN_FIELD[1]];
  const here = `village:${village}`;
  const there = `village:${road}`;
  for (const link of file.links) {
    const [a, b] = link.ends;
    if (!(a === here && b === there) && !(b === here && a === there)) continue;
    const path = points(link.path);
    return along(a === here ? path : path.reverse(), Math.min(AT_GATE, OWN_HALF * lengthOf(path)));
  }
  return null;
}

/** Villages of a region, as the board groups them. */
export function villagesOf(file: BoardFile, region: string): string[] {
  return Object.entries(file.shapes).filter(([, s]) => s.group === region).map(([ref]) => ref.slice('village:'.length));
}

export function regionOf(file: BoardFile, village: string): string {
  return file.shapes[`village:${village}`]?.group ?? '';
}

/** A spot in a region where no village is: the middle between two of them that is farthest from all. */
export function clearing(file: BoardFile, region: string): Point | null {
  const marks = Object.values(file.marks).map((m) => m.at);
  const inside = villagesOf(file, region).map((v) => file.marks[`village:${v}`]?.at).filter((at) => at !== undefined);
  let best: Point | null = null;
  let widest = -1;
  for (const a of inside) {
    for (const b of inside) {
      if (a === b) continue;
      const spot: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const room = Math.min(...marks.map((m) => Math.hypot(m[0] - spot[0], m[1] - spot[1])));
      if (room > widest) [best, widest] = [spot, room];
    }
  }
  return best;
}
