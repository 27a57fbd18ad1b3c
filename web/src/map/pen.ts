// What only a browser can measure: how wide a text is, and whether a point lies in a shape.

import type { Decoded } from './decode';

let drawing: CanvasRenderingContext2D | null = null;
const canvas = (): CanvasRenderingContext2D | null => (drawing ??= document.createElement('canvas').getContext('2d'));

const widths = new Map<string, number>();

/** The width of a text at size 1. */
export function widthOf(text: string, font: string): number {
  const key = `${font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const pen = canvas();
  if (!pen) return 0.5 * text.length;
  const [style, family] = font.startsWith('italic ') ? ['italic ', font.slice(7)] : ['', font];
  pen.font = `${style}100px ${family}`;
  const width = pen.measureText(text).width / 100;
  widths.set(key, width);
  return width;
}

/** Letters that have just arrived are of another width than those that stood in for them. */
export const forgetWidths = (): void => widths.clear();

const paths = new WeakMap<Decoded, Map<string, Path2D>>();

export function inside(board: Decoded, ref: string, x: number, y: number): boolean {
  const shape = board.shapes.get(ref);
  const pen = canvas();
  if (!shape || !pen) return true;
  let known = paths.get(board);
  if (!known) paths.set(board, (known = new Map()));
  let path = known.get(ref);
  if (!path) known.set(ref, (path = new Path2D(shape.path)));
  return pen.isPointInPath(path, x, y, 'evenodd');
}
