/** What Medieval Conspiracy says to the shell. */

import type { Asked, BoardHerald } from '../herald';
import { argOf, armsOf, fromCatalogue, QUIET } from '../shared/heralds';
import { fieldsOf } from './empire';
import { TINCTURES } from './figures';
import { sayer } from './words';

const ORDER = ['bid', 'attack', 'from', 'send', 'march', 'go', 'move-relic', 'move-preacher', 'campaign', 'crusade', 'play', 'hire', 'death-abroad', 'rob', 'pestilence', 'recruit', 'enlist', 'build', 'waive', 'yes', 'no', 'counter'];

/** What is paid begins with the least. */
const MODEST = new Set(['bid', 'educate', 'pay']);

/** Asked again and again within a turn. */
const RECURRING = new Set(['ask-income', 'ask-pestilence', 'ask-birth', 'ask-slot', 'ask-slot-fate', 'ask-action', 'ask-recruit-election', 'ask-recruit-war', 'ask-recruit-anarchy']);

export function heraldOf({ view, names, words, question }: Asked): BoardHerald {
  const say = sayer(words.language);
  const top = view.stack.at(-1);

  return {
    ...armsOf((who) => (who === null ? 'argent' : (TINCTURES[who] ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...QUIET,
    ...fromCatalogue(say, question, top?.step ?? ''),
    // Units of any kind, along the same road or into the same place.
    bulk: { march: [1, 2], deploy: [1], garrison: [1] },
    raises: new Set(['bid']),
    order: ORDER,
    recurring: RECURRING,
    turn: String(fieldsOf(view).turn),
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: () => null,
    prospect: (choice) => (choice.verb === 'play' || choice.verb === 'discard' ? { line: words.text(`text-card-${argOf(choice, 'card')}`) } : null),
  };
}
