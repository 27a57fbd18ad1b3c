// Names stay readable: pieces that would cover one stand above or below it.

import type { Label, Point } from './format';

/** A letter is about half as wide as it is high; so much of a piece's way off its place is too much. */
const LETTER = 0.5;
const MOST = 48;

/** Where pieces of this half width and height stand so that they leave a name alone: up or down, as little as needed. */
export function beside(at: Point, [w, h]: Point, label: Label | undefined, most = MOST): Point {
  if (!label) return at;
  const [x, y, size, lines] = label;
  const wide = (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2 + w;
  const high = ((lines.length - 1) * 0.9 + 0.8) * (size / 2) + h;
  if (Math.abs(at[0] - x) >= wide || Math.abs(at[1] - y) >= high) return at;
  const to = at[1] < y ? y - high : y + high;
  return Math.abs(to - at[1]) <= most ? [at[0], to] : at;
}
