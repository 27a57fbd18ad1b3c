/**
 * What a board says to the shell: the colours of the seats, in which order deeds are listed and what they are called, what not
 * acting is called in this question, and what a choice would cost, bring and risk. A board reckons prospects itself until the
 * server tells them; the shell does not know the difference.
 */

import type { Choice, Sentence, View } from '../lib/protocol';
import type { GameWords } from '../lib/words';

export type Tone = 'good' | 'even' | 'bad' | 'plain';

export interface Prospect {
  /** The chance that it succeeds, 0 to 1. */
  odds?: number | undefined;
  /** What it costs or brings, in a word. */
  price?: string | undefined;
  /** How the price is meant. */
  tone?: Tone | undefined;
  /** What comes of it, in a line. */
  line?: string | undefined;
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
  prospect: (choice: Choice) => Prospect | null;
  /** The words of the move that somebody has in mind who clicks this while no such move is possible: why not can be asked of it. */
  meant: (ref: string) => string | null;
  /** What a number of this kind counts. */
  unit: (kind: string) => string;
  /** Where the dial of a verb stands at first: what is paid begins with the least, what is moved with the most. */
  begin: (verb: string) => 'least' | 'most';
}

export type HeraldOf = (asked: Asked) => Herald;

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
};

/** Odds as one reads them: two in three are good, two in five are fair. */
export function toneOf(prospect: Prospect): Tone {
  if (prospect.odds !== undefined) return prospect.odds >= 0.66 ? 'good' : prospect.odds >= 0.4 ? 'even' : 'bad';
  return prospect.tone ?? 'plain';
}

export const percent = (odds: number): string => `${Math.round(100 * odds)} %`;

/** A herald reckons each prospect once. */
export function remembering(herald: Herald): Herald {
  const known = new Map<string, Prospect | null>();
  return {
    ...herald,
    prospect: (choice) => {
      const found = known.get(choice.words);
      if (found !== undefined) return found;
      const made = herald.prospect(choice);
      known.set(choice.words, made);
      return made;
    },
  };
}

/** The best that could be hoped for of each reference that these moves name. */
export function bestOf(herald: Herald, choices: readonly Choice[]): Map<string, Prospect> {
  const out = new Map<string, Prospect>();
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
