/**
 * What a board says to the shell: the colours of the seats, in which order deeds are listed and what they are called, what not
 * acting is called in this question. What a choice would cost, bring and risk is told by the rules, and put into words here.
 */

import type { Choice, Prospect, Sentence, View } from '../lib/protocol';
import type { GameWords } from '../lib/words';

export type Tone = 'good' | 'even' | 'bad' | 'plain';

/** A prospect in words, as a list or a map shows it. */
export interface Worded {
  /** The chance that it succeeds, 0 to 1. */
  odds?: number | undefined;
  /** What it costs or brings, in a word. */
  price?: string | undefined;
  /** How the price is meant. */
  tone?: Tone | undefined;
  /** What comes of it, in a line. */
  line?: string | undefined;
}

/** What can be done at one go, beginning with a choice: the rules say where it leads, and by which moves. */
export interface Row extends Worded {
  ref: string;
  moves: string[];
}

/** A whole row of moves by one click: the next of them, read off the position each time one is asked; null ends it. */
export interface Shortcut {
  name: string;
  label: string;
  line?: string | undefined;
  /** `standard` are the words of the move that the rules would make for somebody who is away. */
  next: (choices: readonly Choice[], standard: string | null) => Choice | null;
}

/** What a herald is told. */
export interface Asked {
  view: View;
  seat: number;
  names: string[];
  words: GameWords;
  question: Sentence | null;
}

export interface Herald {
  /** The colour of a seat, and of what is drawn on it; null is nobody. */
  colour: (seat: number | null) => string;
  charge: (seat: number | null) => string;
  /** A letter or two that stand for a seat. */
  letters: (seat: number | null) => string;
  /** Verbs in the order of a turn; others come behind. */
  order: readonly string[];
  /** A verb as a heading over its moves. */
  deed: (verb: string) => string | null;
  /** A move in better words than the catalogue's, for this question. */
  move: (choice: Choice) => string | null;
  /** What not acting, or ending, is called in this question. */
  pass: (choice: Choice) => string | null;
  /** What the rules say of a choice; null if nothing, or nothing yet. */
  prospect: (choice: Choice) => Worded | null;
  /** The words of the move that somebody has in mind who clicks this while no such move is possible: why not can be asked of it. */
  meant: (ref: string) => string | null;
  /** What a number of this kind counts. */
  unit: (kind: string) => string;
  /** Where the dial of a verb stands at first: what is paid begins with the least, what is moved with the most. */
  begin: (verb: string) => 'least' | 'most';
  /** Quick ways through what is asked now. */
  shortcuts: readonly Shortcut[];
  /**
   * Deeds that are done in numbers, and which of their arguments stay the same then: what was done last is done again until nothing
   * is left, and on the board a click on the last argument is enough.
   */
  bulk: Readonly<Record<string, readonly number[]>>;
  /** Moves that are shown as a whole although there are many of their kind. */
  near: (choice: Choice) => boolean;
  /** Deeds of an auction: one may say how far one would go. */
  raises: ReadonlySet<string>;
  /** What can be done at one go that begins with this choice. */
  rows: (choice: Choice) => readonly Row[];
  /** Verbs that begin a negotiation: they stand behind one button. */
  talks: ReadonlySet<string>;
  /** Questions that come again and again within a turn, and may be declined for all of it. */
  recurring: ReadonlySet<string>;
  /** A word for the turn: when it changes, what was declined for a turn is asked again. */
  turn: string;
  /** What would be left lying by this move: worth a second look. */
  warning: (choice: Choice) => string | null;
}

/** What a board knows by itself. */
export type BoardHerald = Omit<Herald, 'prospect' | 'rows'> & Partial<Pick<Herald, 'prospect'>>;

export type HeraldOf = (asked: Asked) => BoardHerald;

const PAPER = '#8d8a83';
const INK = '#2b1d12';

/** For games without a board of their own. */
export const PLAIN: Herald = {
  colour: () => PAPER,
  charge: () => INK,
  letters: (seat) => (seat === null ? '' : String(seat + 1)),
  order: [],
  deed: () => null,
  move: () => null,
  pass: () => null,
  prospect: () => null,
  meant: () => null,
  unit: () => '',
  begin: () => 'least',
  shortcuts: [],
  bulk: {},
  near: () => false,
  raises: new Set(),
  rows: () => [],
  talks: new Set(),
  recurring: new Set(),
  turn: '',
  warning: () => null,
};

/** Odds as one reads them: two in three are good, two in five are fair. */
export function toneOf(prospect: Worded): Tone {
  if (prospect.odds !== undefined) return prospect.odds >= 0.66 ? 'good' : prospect.odds >= 0.4 ? 'even' : 'bad';
  return prospect.tone ?? 'plain';
}

export const percent = (odds: number): string => `${Math.round(100 * odds)} %`;

/** A prospect in words. */
export function worded(prospect: Prospect, words: GameWords): Worded {
  return {
    odds: prospect.odds,
    price: prospect.price && words.part(prospect.price),
    tone: prospect.tone,
    line: prospect.says && words.line(prospect.says),
  };
}

/** What is printed, and then what the rules say. */
function joined(printed: Worded | null, told: Worded | null): Worded | null {
  if (!printed || !told) return told ?? printed;
  return { ...told, line: [printed.line, told.line].filter(Boolean).join(' · ') };
}

/** What a board says of itself, with what the rules say of the choices, as soon as they have. */
export function telling(herald: BoardHerald, choices: readonly Prospect[] | null, words: GameWords): Herald {
  const told = new Map(choices?.map((one) => [one.of, worded(one, words)]));
  const warned = new Set(choices?.filter((one) => one.figures?.['warns'] === true).map((one) => one.of));
  const rows = new Map(
    choices?.map((one): [string, Row[]] => [
      one.of,
      (one.parts ?? []).flatMap((part) => {
        const moves = part.figures?.['moves'];
        return Array.isArray(moves) ? [{ ...worded(part, words), ref: part.of, moves: moves.map(String) }] : [];
      }),
    ]),
  );
  const known = new Map<string, Worded | null>();
  return {
    ...herald,
    warning: (choice) => herald.warning(choice) ?? (warned.has(choice.words) ? (told.get(choice.words)?.line ?? null) : null),
    rows: (choice) => rows.get(choice.words) ?? [],
    prospect: (choice) => {
      const found = known.get(choice.words);
      if (found !== undefined) return found;
      const made = joined(herald.prospect?.(choice) ?? null, told.get(choice.words) ?? null);
      known.set(choice.words, made);
      return made;
    },
  };
}

/** The best that could be hoped for of each reference that these moves name. */
export function bestOf(herald: Herald, choices: readonly Choice[]): Map<string, Worded> {
  const out = new Map<string, Worded>();
  for (const choice of choices) {
    const prospect = herald.prospect(choice);
    if (prospect?.odds === undefined) continue;
    for (const [kind, word] of choice.args) {
      const known = out.get(`${kind}:${word}`)?.odds ?? -1;
      if (prospect.odds > known) out.set(`${kind}:${word}`, prospect);
    }
  }
  return out;
}
