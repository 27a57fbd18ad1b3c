/** Troops, improvements, votes and what is at stake, as pieces that stand on the map. */

import type { View } from '../../lib/protocol';
import { around, type Box, union } from '../../map/bounds';
import type { BoardFile } from '../../map/format';
import { hitsOn, isKnight } from './battle';
import { ownerOf, type Empire } from './empire';
import { MASTERS } from './figures';

export type Form = 'knight' | 'mercenary' | 'castle' | 'monastery' | 'relic' | 'preacher' | 'stake' | 'city' | 'vote';

export interface Piece {
  form: Form;
  /** Whose it is; null for what belongs to the land. */
  seat: number | null;
  text: string;
  title: string;
  /** Its own reference, when it can be chosen by itself. */
  ref: string | null;
}

/** What stands in one place, in rows: troops first, then what is built. */
export interface Stand {
  /** `territory:...` or `capital:...` */
  at: string;
  rows: Piece[][];
}

/** The names of things that the titles of the pieces need. */
export interface Namer {
  thing: (kind: string, word: string) => string;
  /** One letter for a Master of the language. */
  letter: (master: string) => string;
  say: (key: string) => string;
}

export interface Scene {
  empire: Empire;
  view: View;
  seat: number;
  lit: ReadonlySet<string>;
}

/** A unit in a territory is chosen by two references; on the map it has one of its own. */
export const unitRef = (unit: string, territory: string): string => `troop:${unit}@${territory}`;

export function unitOf(ref: string): [unit: string, territory: string] | null {
  const found = /^troop:(\w+)@(\w+)$/.exec(ref);
  return found ? [found[1] ?? '', found[2] ?? ''] : null;
}

/** The fief from which units are being sent: there the unit alone is asked for. */
function origin(view: View): string | null {
  const top = view.stack.at(-1);
  return top?.step === 'Commitment' ? ((top.origin as string | null) ?? null) : null;
}

const BUILT: Form[] = ['castle', 'monastery', 'relic'];

export function standsOf({ empire, view, seat, lit }: Scene, name: Namer): Stand[] {
  const f = empire.fields;
  const from = origin(view);
  const rows = new Map<string, [troops: Piece[], built: Piece[]]>();
  const put = (at: string, row: 0 | 1, piece: Piece): void => {
    const stand = rows.get(at) ?? [[], []];
    stand[row].push(piece);
    rows.set(at, stand);
  };
  for (const [territory, units] of Object.entries(f.troops)) {
    const at = `territory:${territory}`;
    const owner = ownerOf(f, territory);
    for (const [unit, n] of Object.entries(units)) {
      if (!n) continue;
      const open = owner === seat && lit.has(`unit:${unit}`) && (lit.has(at) || from === territory);
      put(at, 0, {
        form: isKnight(unit) ? 'knight' : 'mercenary',
        seat: owner,
        text: `${n}${'’'.repeat(hitsOn(unit))}`,
        title: `${n} × ${name.thing('unit', unit)}`,
        ref: open ? unitRef(unit, territory) : null,
      });
    }
  }
  for (const words of view.draft) {
    const [verb, unit, territory] = words.split(' ');
    if (verb !== 'deploy' || !unit || !territory) continue;
    const title = `${name.thing('unit', unit)}: ${name.say('draft')}`;
    put(`territory:${territory}`, 0, { form: isKnight(unit) ? 'knight' : 'mercenary', seat, text: '1', title, ref: null });
  }
  for (const [territory, kind] of stakes(view)) {
    put(`territory:${territory}`, 0, { form: 'stake', seat: null, text: kind === 'battle' ? '!' : '?', title: name.say(`stake-${kind}`), ref: null });
  }
  if (f.preacher_at) {
    const owner = f.preacher_owner === null ? null : Number(f.preacher_owner);
    put(`territory:${f.preacher_at}`, 1, { form: 'preacher', seat: owner, text: '', title: name.say('preacher'), ref: null });
  }
  for (const [territory, works] of Object.entries(f.works)) {
    for (const form of BUILT) {
      if (works.includes(form)) put(`territory:${territory}`, 1, { form, seat: null, text: '', title: name.thing('work', form), ref: null });
    }
    if (works.includes('reichsstadt')) {
      put(`capital:${territory}`, 1, { form: 'city', seat: null, text: '×2', title: name.thing('work', 'reichsstadt'), ref: null });
    }
  }
  for (const master of MASTERS) {
    const elector = f.marker[master];
    const holder = f.holder[master];
    if (!elector || holder === undefined) continue;
    put(`capital:${elector}`, 1, { form: 'vote', seat: Number(holder), text: name.letter(master), title: name.thing('master', master), ref: null });
  }
  return [...rows].map(([at, both]) => ({ at, rows: both.filter((row) => row.length) }));
}

/** Territories that the steps on the stack are about. */
export function stakes(view: View): Map<string, string> {
  const out = new Map<string, string>();
  const put = (territory: unknown, kind: string): void => void (typeof territory === 'string' && out.set(territory, kind));
  for (const step of view.stack) {
    if (step.step === 'Vacancy') put(step.fief, 'vacancy');
    if (step.step === 'ElectorDies') put(step.electorate, 'vacancy');
    if (step.step === 'Sale') put(step.territory, 'vacancy');
    if (step.step === 'Declarations' || step.step === 'Battle') put(step.target, 'battle');
  }
  return out;
}

/** Pieces keep their size on the screen, and grow with the land from near. */
export const pieceScale = (perUnit: number): number => Math.max(0.72, 0.92 / perUnit);

const SMALL = new Set<Form>(['castle', 'monastery', 'relic', 'preacher']);

export interface Placed {
  key: string;
  piece: Piece;
  at: string;
  x: number;
  y: number;
  size: number;
}

/** A crowd in the middle of the land, or a small sign over its capital. */
export function placedOf(file: BoardFile, stands: readonly Stand[], perUnit: number): Placed[] {
  const scale = pieceScale(perUnit);
  return stands.flatMap(({ at, rows }) => {
    const place = file.shapes[at]?.anchor ?? file.marks[at]?.at;
    if (!place) return [];
    const capital = at.startsWith('capital:');
    const top = capital ? place[1] - 17 * scale : place[1];
    return rows.flatMap((row, r) =>
      row.map((piece, i): Placed => {
        const small = capital || SMALL.has(piece.form) ? 0.86 : 1;
        const step = 25 * small * scale;
        const y = capital ? 0 : (r - (rows.length - 1) / 2) * 25 * scale;
        return { key: `${at}:${r}:${i}:${piece.form}`, piece, at, x: place[0] + (i - (row.length - 1) / 2) * step, y: top + y, size: scale * small };
      }),
    );
  });
}

/** The room that pieces and arms take, by territory: names keep off. */
export function standBoxes(file: BoardFile, stands: readonly Stand[], owned: Iterable<string>, perUnit: number): ReadonlyMap<string, readonly Box[]> {
  const out = new Map<string, Box[]>();
  const put = (ref: string, box: Box): void => void out.set(ref, [...(out.get(ref) ?? []), box]);
  const by = new Map<string, Box[]>();
  for (const { at, x, y, size } of placedOf(file, stands, perUnit)) by.set(at, [...(by.get(at) ?? []), around([x, y], [12.5 * size, 14 * size])]);
  for (const [at, boxes] of by) put(at.replace('capital:', 'territory:'), union(boxes)!);
  for (const word of owned) {
    const mark = file.marks[`capital:${word}`];
    if (mark) put(`territory:${word}`, around(mark.at, [8 * pieceScale(perUnit), 9 * pieceScale(perUnit)]));
  }
  return out;
}
