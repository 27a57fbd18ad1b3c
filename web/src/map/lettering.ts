// Which names are written at a zoom, how large and where. A name is never smaller than LEAST on the screen: it grows, moves,
// breaks into two lines, or hides.

import { type Box, boundsOf, meet } from './bounds';
import type { Decoded } from './decode';
import type { Lang, Point } from './format';

/** Pixels of the letters on the screen. */
export const LEAST = 11.5;
export const MOST = 19;
/** Where the printed lettering is smaller than this a board with realms names these instead of its lands. */
const FAR = 6.7;
/** From here on towns have names. */
const TOWNS = 0.98;
/** How high one line of letters is, and how far the next one is below it, as shares of their size. */
const TALL = 1.16;
const LINE = 0.94;
const SEA_SPREAD = 1.14;
const heightOf = (lines: number, size: number): number => ((lines - 1) * LINE + TALL) * size;

export type Kind = 'land' | 'sea' | 'town';
export const FONTS: Record<Kind, string> = {
  land: "'Map Names', Georgia, serif",
  town: "'Map Names', Georgia, serif",
  sea: "italic 'Map Seas', Georgia, serif",
};

export interface Name {
  ref: string;
  kind: Kind;
  /** One's own, lit or chosen. */
  strong: boolean;
  lines: string[];
  /** Middle, and size of the letters, in board units. */
  x: number;
  y: number;
  size: number;
}

export interface Realm {
  key: string;
  text: string;
  x: number;
  y: number;
  size: number;
  angle: number;
  spread: number;
}

export interface Wishes {
  /** Places with other names than those that are printed. */
  called?: ReadonlyMap<string, string>;
  /** Written first of all, even where they are longer than their land. */
  must: ReadonlySet<string>;
  /** Written before the others. */
  dear: ReadonlySet<string>;
  /** Not in play. */
  mute: ReadonlySet<string>;
  /** The part of the board that is seen. */
  seen: Box;
  /** What stands on the board, by the place it stands at: nothing is written over it, and its name is looked for beside it. */
  stands: ReadonlyMap<string, readonly Box[]>;
  /** Where a board would rather have a name. */
  spots: ReadonlyMap<string, Point>;
  /** Whatever else is in the way. */
  blocks: readonly Box[];
  /** Where nothing is written if it can be helped: cards that lie on their face. */
  shy: readonly Box[];
}

/** How wide a text is at size 1, and whether a point is in a shape: measured by the browser, or by a test. */
export interface Measures {
  width: (text: string, font: string) => number;
  inside: (ref: string, x: number, y: number) => boolean;
}

/** The size of most names of lands, as printed. */
export function printed(board: Decoded, lang: Lang): number {
  const sizes = Object.entries(board.file.labels[lang]).flatMap(([ref, [, , size]]) => (board.file.shapes[ref]?.element === 'sea' ? [] : [size]));
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 12;
}

/** Is the board so far away that realms have names rather than lands? */
export function isFar(board: Decoded, lang: Lang, perUnit: number): boolean {
  return perUnit * printed(board, lang) < FAR && Object.keys(board.file.banners[lang]).length > 0;
}

/** The same name on one line, and on two. */
export function breaks(name: string): string[][] {
  const words = name.split(' ');
  if (words.length < 2) return [[name]];
  const halves = (at: number): [string, string] => [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const longer = (at: number): number => Math.max(...halves(at).map((half) => half.length));
  let best = 1;
  for (let i = 2; i < words.length; i++) if (longer(i) < longer(best)) best = i;
  return [[name], halves(best)];
}

interface Wanted {
  ref: string;
  name: string;
  kind: Kind;
  printed: Point;
  size: number;
  rank: number;
  area: number;
  box: Box | undefined;
}

function wanted(board: Decoded, lang: Lang, perUnit: number, wishes: Wishes): Wanted[] {
  const { file } = board;
  const bounds = boundsOf(board);
  const far = isFar(board, lang, perUnit);
  const out: Wanted[] = [];
  for (const [ref, [x, y, printed, lines]] of Object.entries(file.labels[lang])) {
    const kind: Kind = file.shapes[ref]?.element ?? 'town';
    const rank = wishes.must.has(ref) ? 4 : wishes.dear.has(ref) ? 3 : kind === 'land' ? 2 : kind === 'sea' ? 1 : 0;
    const { seen } = wishes;
    if (wishes.mute.has(ref) || x < seen[0] || x > seen[2] || y < seen[1] || y > seen[3]) continue;
    if ((kind === 'town' && perUnit < TOWNS) || (far && rank < 3)) continue;
    const px = Math.min(MOST, Math.max(LEAST, printed * perUnit * (kind === 'sea' ? 0.95 : 1.04)));
    const box = bounds.get(ref);
    const area = box ? (box[2] - box[0]) * (box[3] - box[1]) : 0;
    out.push({ ref, name: wishes.called?.get(ref) ?? lines.join(' ').replaceAll('- ', '-'), kind, printed: [x, y], size: px / perUnit, rank, area, box });
  }
  return out.sort((a, b) => b.rank - a.rank || b.area - a.area);
}

/** The names that find room, the dearest first. */
export function write(board: Decoded, lang: Lang, perUnit: number, wishes: Wishes, measures: Measures): Name[] {
  const taken: Box[] = [...wishes.stands.values()].flat().concat(wishes.blocks);
  const out: Name[] = [];
  const px = 1 / perUnit;
  for (const one of wanted(board, lang, perUnit, wishes)) {
    const { size } = one;
    const spread = one.kind === 'sea' ? SEA_SPREAD : 1;
    const wide = (lines: string[]): number => Math.max(...lines.map((text) => measures.width(text, FONTS[one.kind]))) * size * spread;
    const room = one.box ? (one.box[2] - one.box[0]) * (one.rank === 3 ? 1.5 : 1.25) : Infinity;
    const find = (avoid: readonly Box[]): boolean => {
      // What is longer than its land is broken before it is written across the border.
      const ways = breaks(one.name);
      if (one.box && wide(ways[0]!) > one.box[2] - one.box[0]) ways.reverse();
      for (const lines of ways) {
        const [w, h] = [wide(lines), heightOf(lines.length, size)];
        if (one.rank < 4 && w > room) continue;
        for (const at of spotsFor(board, one, wishes, w, h, px)) {
          const mine: Box = [at[0] - w / 2 - 1.5 * px, at[1] - h / 2 - px, at[0] + w / 2 + 1.5 * px, at[1] + h / 2 + px];
          if (taken.some((box) => meet(box, mine)) || avoid.some((box) => meet(box, mine))) continue;
          if (one.kind === 'sea' && one.rank < 4 && !afloat(one.ref, at, w, measures)) continue;
          out.push({ ref: one.ref, kind: one.kind, strong: one.rank >= 3, lines, x: at[0], y: at[1], size });
          taken.push(mine);
          return true;
        }
      }
      return false;
    };
    if (!find(wishes.shy) && one.rank === 4) find([]);
  }
  return out;
}

/** Where a name of this width and height is tried: where the board wants it, below the pieces, above, as printed, beside. */
function spotsFor(board: Decoded, one: Wanted, wishes: Wishes, w: number, h: number, px: number): Point[] {
  const spots: Point[] = [];
  const wish = wishes.spots.get(one.ref);
  if (wish) spots.push(wish);
  const anchor = board.file.shapes[one.ref]?.anchor ?? one.printed;
  const stands = wishes.stands.get(one.ref) ?? [];
  for (const [x0, y0, x1, y1] of stands) spots.push([(x0 + x1) / 2, y1 + h / 2 + 2 * px], [(x0 + x1) / 2, y0 - h / 2 - 2 * px]);
  spots.push(one.printed, [anchor[0], anchor[1] + one.size * 1.6], [anchor[0], anchor[1] - one.size * 1.6]);
  for (const [x0, y0, x1, y1] of stands) spots.push([x1 + w / 2 + 3 * px, (y0 + y1) / 2], [x0 - w / 2 - 3 * px, (y0 + y1) / 2]);
  return spots;
}

/** The name of a water lies on it, not across the land; its first and last letter may touch a shore. */
function afloat(ref: string, [x, y]: Point, w: number, { inside }: Measures): boolean {
  return [-0.42, -0.2, 0, 0.2, 0.42].every((share) => inside(ref, x + share * w, y));
}

/** The names of realms, as large as the zoom asks for; of two that would cross each other, or a name, the greater is written. */
export function proclaim(board: Decoded, lang: Lang, perUnit: number, mute: ReadonlySet<string>, names: readonly Name[], measures: Measures): Realm[] {
  const { file } = board;
  const spoken = new Set(Object.entries(file.shapes).filter(([ref, s]) => s.element === 'land' && !mute.has(ref)).map(([, s]) => s.group));
  const all = Object.entries(file.banners[lang])
    .filter(([key]) => spoken.has(key) || !file.groups[key])
    .map(([key, [x, y, printed, angle, spread, text]]): Realm => ({ key, text, x, y, size: Math.min(34, Math.max(12.5, printed * perUnit)) / perUnit, angle, spread }))
    .sort((a, b) => b.size * b.text.length - a.size * a.text.length);
  const boxes = isFar(board, lang, perUnit) ? names.map((name) => boxOf(name, measures)) : [];
  const out: (Realm & { dots: Point[] })[] = [];
  for (const realm of all) {
    const dots = alongLine(realm);
    if (dots.some(([x, y]) => boxes.some((box) => x > box[0] - realm.size / 2 && x < box[2] + realm.size / 2 && y > box[1] - realm.size / 2 && y < box[3] + realm.size / 2))) continue;
    const clash = out.some((other) => other.dots.some(([x, y]) => dots.some(([u, v]) => Math.hypot(x - u, y - v) < (other.size + realm.size) * 0.62)));
    if (!clash) out.push({ ...realm, dots });
  }
  return out;
}

export function boxOf(name: Name, { width }: Measures): Box {
  const w = Math.max(...name.lines.map((text) => width(text, FONTS[name.kind]))) * name.size * (name.kind === 'sea' ? SEA_SPREAD : 1);
  const h = heightOf(name.lines.length, name.size);
  return [name.x - w / 2, name.y - h / 2, name.x + w / 2, name.y + h / 2];
}

/** Points along the line of a realm's name, about a letter apart. */
function alongLine({ text, size, spread, angle, x, y }: Realm): Point[] {
  const half = (text.length * (size * 0.74 + spread)) / 2;
  const a = (angle * Math.PI) / 180;
  const n = Math.max(3, Math.round((2 * half) / size));
  return Array.from({ length: n }, (_, i): Point => {
    const far = half * ((2 * i) / (n - 1) - 1);
    return [x + Math.cos(a) * far, y + Math.sin(a) * far];
  });
}
