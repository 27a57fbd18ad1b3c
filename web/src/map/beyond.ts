// Lit places that are out of sight: an arrow at the edge of what is seen, with their number.

import type { Box } from './bounds';
import type { Point } from './format';

export interface Beyond {
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  turn: number;
  refs: string[];
}

/** Arrows nearer to each other than this are one. */
const NEAR = 90;

/** `places` on the screen; `seen` is where a place can be clicked but for what is `hidden`, `edge` where an arrow stands. */
export function beyond(places: Iterable<[string, Point]>, seen: Box, edge: Box, hidden: readonly Box[] = []): Beyond[] {
  const within = ([x, y]: Point, box: Box): boolean => x > box[0] && x < box[2] && y > box[1] && y < box[3];
  const out: Beyond[] = [];
  for (const [ref, [x, y]] of places) {
    if (within([x, y], seen) && !hidden.some((box) => within([x, y], box))) continue;
    const at: Point = [Math.min(edge[2], Math.max(edge[0], x)), Math.min(edge[3], Math.max(edge[1], y))];
    const near = out.find((other) => Math.hypot(other.x - at[0], other.y - at[1]) < NEAR);
    if (near) near.refs.push(ref);
    else out.push({ x: at[0], y: at[1], turn: (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI, refs: [ref] });
  }
  return out;
}
