/** The terms of an offer, by who gives. */

import type { Arg } from '../../lib/protocol';
import type { Step } from './state';

export interface Term {
  text: string;
  who: 'give' | 'ask' | 'both';
  /** What it is about: passage, florins, a territory. */
  sort: string;
  args: Arg[];
  /** Added by a counter. */
  added: boolean;
}

/** What each sort of term names. */
const KINDS: Record<string, string[]> = {
  toll: ['toll'], florins: ['sum'], instalments: ['part', 'terms'], transport: ['transport'], territory: ['territory'], card: ['card'],
};

/** What can be added to a draft, by who would give it; and how a draft or an answer ends. */
export const SORTS = ['passage', 'trade', 'toll', 'florins', 'instalments', 'transport', 'territory', 'pope', 'card'];
export const ENDS = ['propose', 'propose_claims', 'yes', 'accept_claims', 'counter', 'no', 'drop'];

/** Is an offer being written? Then its panel lists what can be added. */
export const drafting = (verbs: ReadonlySet<string>): boolean => verbs.has('drop');

export function readTerm(text: string, added: boolean): Term {
  const [verb = '', ...words] = text.split(' ');
  const who = verb.startsWith('give_') ? 'give' : verb.startsWith('ask_') ? 'ask' : 'both';
  const sort = verb.replace(/^(give|ask)_/, '');
  return { text, who, sort, args: words.map((word, i): Arg => [KINDS[sort]?.[i] ?? '', word]), added };
}

export function sidesOf(step: Step): { maker: string; other: string; gives: Term[]; asks: Term[]; mutual: Term[] } {
  const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
  const added = new Set(list(step.added));
  const terms = list(step.terms).map((text) => readTerm(text, added.has(text)));
  return {
    maker: String(step.maker),
    other: String(step.other),
    gives: terms.filter((term) => term.who === 'give'),
    asks: terms.filter((term) => term.who === 'ask'),
    mutual: terms.filter((term) => term.who === 'both'),
  };
}
