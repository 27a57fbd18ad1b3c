/** An offer as a form: its possible terms by verb, on three sides, and what is set of each. */

import { refOf } from './narrow';
import type { Arg, Choice } from './protocol';

export type Side = 'mine' | 'theirs' | 'both';

/** One verb of an offer, with all its moves. */
export interface Term {
  verb: string;
  side: Side;
  choices: Choice[];
}

const MINE = /^(give|lend|yield|heir|pay|free|price)/;
const THEIRS = /^(ask|borrow|exact|release)/;
const ENDS = /^(propose|drop|yes|no|counter)/;

export function termsOf(choices: readonly Choice[]): Term[] {
  const out = new Map<string, Term>();
  for (const choice of choices) {
    if (ENDS.test(choice.verb)) continue;
    const term = out.get(choice.verb);
    if (term) term.choices.push(choice);
    else out.set(choice.verb, { verb: choice.verb, side: MINE.test(choice.verb) ? 'mine' : THEIRS.test(choice.verb) ? 'theirs' : 'both', choices: [choice] });
  }
  return [...out.values()];
}

/** What can be set of a term, one argument after the other: the values left by those before. */
export interface Setting {
  at: number;
  kind: string;
  values: Arg[];
}

/** The settings of a term for these words so far; arguments with one value only need not be set. */
export function settingsOf(term: Term, wished: readonly string[]): { settings: Setting[]; choice: Choice | undefined } {
  let left = term.choices;
  const settings: Setting[] = [];
  const many = term.choices[0]?.args.length ?? 0;
  for (let at = 0; at < many; at++) {
    const values = new Map<string, Arg>();
    for (const { args } of left) {
      const arg = args[at];
      if (arg) values.set(refOf(arg), arg);
    }
    const all = [...values.values()].sort((a, b) => Number(a[1]) - Number(b[1]));
    const word = all.find((arg) => arg[1] === wished[at])?.[1] ?? all[0]?.[1];
    if (new Set(term.choices.map((c) => c.args[at]?.[1])).size > 1) settings.push({ at, kind: all[0]?.[0] ?? '', values: all });
    left = left.filter((c) => c.args[at]?.[1] === word);
  }
  return { settings, choice: left[0] };
}
