/** Terms of an offer come as words; with the kinds of their arguments they can be said like any move. */

import type { Arg, Choice } from '../../lib/protocol';

const KINDS: Record<string, string[]> = {
  give_money: ['ecus'],
  ask_money: ['ecus'],
  lend: ['ecus', 'interest', 'rounds'],
  borrow: ['ecus', 'interest', 'rounds'],
  truce: ['village', 'way'],
  yield: ['village'],
  exact: ['village'],
  release: ['lord'],
  from_escrow: ['lord', 'ecus'],
  marry: ['lord', 'lord'],
  heir: ['lord'],
  give_vote: ['vote'],
  ask_vote: ['vote'],
  give_blessing: ['lord', 'answer'],
  ask_blessing: ['lord', 'answer'],
  give_card: ['card'],
  ask_card: ['card'],
};

export function readTerm(words: string): Choice {
  const [verb = '', ...rest] = words.split(' ');
  const kinds = KINDS[verb] ?? [];
  return { move: -1, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? '', word]) };
}
