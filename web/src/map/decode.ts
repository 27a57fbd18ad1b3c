// From the packed board to SVG paths. No framework here, so that it can be tested alone.

import type { BoardFile, Deltas, Point, Ring } from './format';

export function points(deltas: Deltas, scale = 10): Point[] {
  const out: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < deltas.length; i += 2) {
    x += deltas[i]!;
    y += deltas[i + 1]!;
    out.push([x / scale, y / scale]);
  }
  return out;
}

const num = (value: number): string => String(Math.round(value * 10) / 10);

export function line(path: readonly Point[]): string {
  return path.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
}

export function ringPoints(ring: Ring, arcs: readonly Point[][]): Point[] {
  const out: Point[] = [];
  for (const number of ring) {
    const arc = number >= 0 ? arcs[number]! : [...arcs[~number]!].reverse();
    out.push(...(out.length ? arc.slice(1) : arc));
  }
  return out;
}

export function outline(rings: readonly Ring[], arcs: readonly Point[][]): string {
  return rings.map((ring) => `${line(ringPoints(ring, arcs))}z`).join('');
}

/** The part of a line between two shares (0 to 1) of its length. */
export function stretch(path: readonly Point[], from: number, to: number): Point[] {
  const lengths = path.map((p, i) => (i ? Math.hypot(p[0] - path[i - 1]![0], p[1] - path[i - 1]![1]) : 0));
  const total = lengths.reduce((a, b) => a + b, 0);
  const out: Point[] = [];
  let walked = 0;
  for (let i = 0; i < path.length; i++) {
    walked += lengths[i]!;
    if (walked >= from * total && walked <= to * total) out.push(path[i]!);
  }
  return out.length > 1 ? out : [...path];
}

export interface Shape {
  ref: string;
  path: string;
  /** The outline and, inside it, the inner edge of the watercolour band. */
  band: string;
}

export interface Decoded {
  file: BoardFile;
  arcs: Point[][];
  shapes: Map<string, Shape>;
  voids: { ref: string; path: string }[];
}

export function decode(file: BoardFile): Decoded {
  const arcs = file.arcs.map((deltas) => points(deltas));
  const shapes = new Map<string, Shape>();
  for (const [ref, shape] of Object.entries(file.shapes)) {
    const path = outline(shape.rings, arcs);
    const inner = (shape.inner ?? []).map((deltas) => `${line(points(deltas, 1))}z`).join('');
    shapes.set(ref, { ref, path, band: path + inner });
  }
  const voids = Object.entries(file.void).map(([ref, rings]) => ({ ref, path: outline(rings, arcs) }));
  return { file, arcs, shapes, voids };
}

const cache = new Map<string, Promise<Decoded>>();
const here = new Map<string, Decoded>();

/** The board of a game, if it has been fetched already. */
export const boardHere = (game: string): Decoded | undefined => here.get(game);

/** The board of a game, fetched and decoded once. */
export function loadBoard(game: string, base = '/maps'): Promise<Decoded> {
  let board = cache.get(game);
  if (!board) {
    board = fetch(`${base}/${game}.json`).then(async (answer) => {
      if (!answer.ok) throw new Error(`no board for ${game}`);
      return decode((await answer.json()) as BoardFile);
    });
    board.then(
      (decoded) => here.set(game, decoded),
      () => cache.delete(game),
    );
    cache.set(game, board);
  }
  return board;
}
