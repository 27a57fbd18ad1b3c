// The board as the workshop writes it (maps/finish.py). Numbers are board units unless said otherwise.

export type Lang = 'it' | 'en';
export type Names = Record<Lang, string>;
export type Point = [number, number];
/** Points as whole numbers, each relative to the one before. */
export type Deltas = number[];
/** Arc numbers; `~n` means arc n followed backwards. */
export type Ring = number[];
export type Label = [x: number, y: number, size: number, lines: string[]];
export type Banner = [x: number, y: number, size: number, angle: number, spread: number, text: string];

export interface BoardShape {
  element: 'land' | 'sea';
  group: string;
  names: Names;
  rings: Ring[];
  anchor: Point;
  terrain?: string;
  inner?: Deltas[];
}

export interface BoardMark {
  kind: string;
  at: Point;
  names: Names;
  inside?: string;
}

export interface BoardLink {
  ends: [string, string];
  kind: string;
  ref?: string;
  path: Deltas;
}

export interface BoardCard {
  box: [x: number, y: number, w: number, h: number];
  names: Names;
}

export interface BoardFile {
  board: string;
  format: number;
  stamp: string;
  size: Point;
  title: Names;
  subtitle: Names;
  arcs: Deltas[];
  borders: Record<string, number[]>;
  shapes: Record<string, BoardShape>;
  void: Record<string, Ring[]>;
  groups: Record<string, Names>;
  tints: Record<string, string>;
  marks: Record<string, BoardMark>;
  links: BoardLink[];
  labels: Record<Lang, Record<string, Label>>;
  banners: Record<Lang, Record<string, Banner>>;
  rivers: [rank: number, path: Deltas][];
  lakes: Deltas[];
  shore: Deltas[][];
  ornaments: Record<'mountains' | 'hills' | 'trees' | 'dunes' | 'tufts' | 'waves' | 'ships' | 'fields' | 'bridges', number[]>;
  furniture: { compass: [number, number, number] | []; cartouche: [number, number, number, number] | [] };
  cards?: Record<string, BoardCard>;
}
