/** The terms of an offer, by who gives. */

import type { Arg } from '../../lib/protocol';
import type { Step } from './battle';

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

export function readTerm(text: string, added: boolean): Term {
  const [verb = '', ...words] = text.split(' ');
  const who = verb.startsWith('give_') ? 'give' : verb.startsWith('ask_') ? 'ask' : 'both';
  const sort = verb.replace(/^(give|ask)_/, '');
  return { text, who, sort, args: words.map((word, i): Arg => [KINDS[sort]?.[i] ?? '', word]), added };
}

export function sidesOf(step: Step): { maker: string; other: string; gives: Term[]; asks: Term[]; mutual: Term[] } {
  const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
  const added = new Set(list(step.demands));
  const terms = list(step.terms).map((text) => readTerm(text, added.has(text)));
  return {
    maker: String(step.maker),
    other: String(step.other),
    gives: terms.filter((term) => term.who === 'give'),
    asks: terms.filter((term) => term.who === 'ask'),
    mutual: terms.filter((term) => term.who === 'both'),
  };
}
