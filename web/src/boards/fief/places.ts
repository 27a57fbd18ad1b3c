/** Where things stand on the sheet: inside a village, at a gate on the road, in the field before the walls. */

import { points } from '../../map/decode';
import type { BoardFile, Point } from '../../map/format';
import { villageOf } from './realm';

const AT_GATE = 78;
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
    if (a === here && b === there) return along(points(link.path), AT_GATE);
    if (b === here && a === there) return along(points(link.path).reverse(), AT_GATE);
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
