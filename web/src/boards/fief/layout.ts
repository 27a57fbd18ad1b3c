/** Where the pieces of a village stand, and where its name: mark, name, troops, lords, from above to below. */

import { around, type Box, union } from '../../map/bounds';
import type { BoardFile, Point } from '../../map/format';
import { LEAST, MOST } from '../../map/lettering';
import { type Piece, standsOf } from './pieces';
import { spotOf } from './places';
import { type Realm, villageOf } from './realm';

const STEP = 25;
const ROW = 27;
const UNDER_MARK = 10;
/** The printed size of the names of villages. */
const PRINTED = 19;

/** Pieces keep a size that can be read; when one comes near they grow with the land. */
export const pieceScale = (perUnit: number): number => Math.max(1.1, 0.86 / perUnit);

/** How high the letters of a village are, in board units. */
const letters = (perUnit: number): number => Math.min(MOST, Math.max(LEAST, PRINTED * perUnit * 1.04)) / perUnit;

export interface Placed {
  piece: Piece;
  place: string;
  x: number;
  y: number;
}

export function placedOf(file: BoardFile, realm: Realm, seat: number, perUnit: number): Placed[] {
  const scale = pieceScale(perUnit);
  return standsOf(realm, seat).flatMap(({ place, rows }) => {
    const spot = spotOf(file, place);
    if (!spot) return [];
    const mark = file.marks[`village:${place}`]?.at;
    // Inside a village pieces stand under its name; elsewhere around their spot.
    const top = mark ? mark[1] + UNDER_MARK + letters(perUnit) + 14 * scale : spot[1] - ((rows.length - 1) / 2) * ROW * scale;
    const middle = mark ? mark[0] : spot[0];
    return rows.flatMap((row, r) =>
      row.map((piece, i): Placed => ({ piece, place, x: middle + (i - (row.length - 1) / 2) * STEP * scale, y: top + r * ROW * scale })),
    );
  });
}

/** Names stand right under the marks of their villages. */
export function nameSpots(file: BoardFile, perUnit: number): ReadonlyMap<string, Point> {
  return new Map(Object.entries(file.marks).map(([ref, mark]): [string, Point] => [ref, [mark.at[0], mark.at[1] + UNDER_MARK + letters(perUnit) / 2]]));
}

/** The room that marks, works and pieces take, by village: names keep off. */
export function standBoxes(file: BoardFile, realm: Realm, seat: number, perUnit: number): ReadonlyMap<string, readonly Box[]> {
  const scale = pieceScale(perUnit);
  const out = new Map<string, Box[]>();
  for (const [ref, { at: [x, y] }] of Object.entries(file.marks)) out.set(ref, [[x - 28 * scale, y - 20 * scale, x + 30 * scale, y + UNDER_MARK - 1]]);
  const by = new Map<string, Box[]>();
  for (const { place, x, y } of placedOf(file, realm, seat, perUnit)) by.set(place, [...(by.get(place) ?? []), around([x, y], [12 * scale, 13 * scale])]);
  for (const [place, boxes] of by) {
    const ref = `village:${villageOf(place)}`;
    out.set(ref, [...(out.get(ref) ?? []), union(boxes)!]);
  }
  return out;
}
