// Arrow keys on a map: from one reference to the next in the direction of the arrow.

import type { Point } from './format';

export const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest reference that lies within 60 degrees of the direction; undefined when there is none. */
export function nextInDirection(places: ReadonlyMap<string, Point>, from: string, towards: Point): string | undefined {
  const start = places.get(from);
  if (!start) return places.keys().next().value;
  let best: string | undefined;
  let least = Infinity;
  for (const [ref, [x, y]] of places) {
    const dx = x - start[0];
    const dy = y - start[1];
    const along = dx * towards[0] + dy * towards[1];
    const away = Math.hypot(dx, dy);
    if (ref === from || along <= 0.5 * away) continue;
    const cost = away * (2 - along / away);
    if (cost < least) {
      least = cost;
      best = ref;
    }
  }
  return best;
}
