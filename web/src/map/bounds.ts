// Boxes on a board: how far shapes reach, and whether boxes meet.

import type { Decoded } from './decode';
import type { Point } from './format';

export type Box = [x0: number, y0: number, x1: number, y1: number];

const known = new WeakMap<Decoded, Map<string, Box>>();

/** How far every shape reaches, in board units. */
export function boundsOf(board: Decoded): ReadonlyMap<string, Box> {
  const found = known.get(board);
  if (found) return found;
  const all = new Map<string, Box>();
  for (const [ref, shape] of board.shapes) {
    const n = (shape.path.match(/-?[\d.]+/g) ?? []).map(Number);
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i + 1 < n.length; i += 2) {
      box[0] = Math.min(box[0], n[i]!);
      box[1] = Math.min(box[1], n[i + 1]!);
      box[2] = Math.max(box[2], n[i]!);
      box[3] = Math.max(box[3], n[i + 1]!);
    }
    all.set(ref, box);
  }
  known.set(board, all);
  return all;
}

export function union(boxes: Iterable<Box>): Box | null {
  let out: Box | null = null;
  for (const [a, b, c, d] of boxes) {
    out = out ? [Math.min(out[0], a), Math.min(out[1], b), Math.max(out[2], c), Math.max(out[3], d)] : [a, b, c, d];
  }
  return out;
}

const middle = (box: Box): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** As many boxes as can be seen at once in a window of this size, those that lie close together first. */
export function crowd(boxes: readonly Box[], [w, h]: Point): Box | null {
  let best: { n: number; box: Box } | null = null;
  for (const from of boxes) {
    const [x, y] = middle(from);
    const far = (box: Box): number => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
    let [n, all] = [0, from];
    for (const next of boxes.toSorted((a, b) => far(a) - far(b))) {
      const more = union([all, next]) ?? all;
      if (n && (more[2] - more[0] > w || more[3] - more[1] > h)) continue;
      [n, all] = [n + 1, more];
    }
    if (!best || n > best.n) best = { n, box: all };
  }
  return best?.box ?? null;
}

export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

export const around = ([x, y]: Point, [w, h]: Point): Box => [x - w, y - h, x + w, y + h];

/** How much of the smaller of two boxes the other one covers, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (w <= 0 || h <= 0) return 0;
  const size = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1]);
  return (w * h) / Math.min(size(a), size(b));
}
