/** The owner's edition of the table on this page: words and figures that are other than in the package. */

import { api } from './api';
import { catalogue } from './catalogue';
import type { TableInfo } from './protocol';
import type { GameWords, Language } from './words';

type Data = Record<string, unknown>;
type Wish = string | { from: string; take: string[] };

/** The data of the editions that are laid on this page, and by which edition the boards of a game were made, by game. */
const laid = new Map<string, Data>();
const marks = new Map<string, string>();
/** Keys of the messages that are other than in the package, by game. */
const reworded = new Map<string, readonly string[]>();

/** Boards read their figures once, when they are loaded: the edition has to be here before. */
export async function layEdition(info: TableInfo): Promise<void> {
  const mark = info.edition?.mark ?? '';
  const known = marks.get(info.game);
  if (known === mark) return;
  if (known !== undefined) {
    // Another table of this game was on this page, by other figures.
    location.reload();
    await new Promise(() => undefined);
  }
  if (mark) {
    const edition = await api.edition(info.table);
    laid.set(info.game, edition.data);
    reworded.set(info.game, edition.words);
  }
  marks.set(info.game, mark);
}

/** The words of a table: of its game, with those of its edition. */
export const wordsOf = (info: TableInfo, language: Language): Promise<string> =>
  info.edition ? api.wordsAt(info.table, language) : catalogue(info.game, language);

/** Things with other names than in the package, by their references: what is lettered on the map is called so. */
export function renamed(game: string, words: GameWords): Map<string, string> {
  const named = (reworded.get(game) ?? []).map((key) => key.split(/-(.*)/s));
  return new Map(named.map(([kind = '', word = '']) => [`${kind}:${word}`, words.thing(kind, word)]));
}

/** What a board prints: as in the package, or taken from the data of the edition in the same way. */
export function figuresOf<T extends object>(game: string, standard: T, wishes: Record<keyof T, Wish>): T {
  const data = laid.get(game);
  if (!data) return standard;
  const taken = (Object.entries(wishes) as [string, Wish][]).map(([name, wish]) => [name, take(data, wish)]);
  return Object.fromEntries(taken) as T;
}

function take(data: Data, wish: Wish): unknown {
  if (typeof wish === 'string') return at(data, wish);
  const rows = at(data, wish.from);
  const columns = (row: Data): Data => Object.fromEntries(wish.take.filter((key) => key in row).map((key) => [key, row[key]]));
  return Array.isArray(rows) ? (rows as Data[]).map(columns) : columns(rows as Data);
}

const at = (data: Data, path: string): unknown => path.split('.').reduce<unknown>((node, key) => (node as Data)[key], data);
