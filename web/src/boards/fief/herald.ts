/** What Fief says to the shell. */

import type { Tincture } from '../../map';
import type { Asked, BoardHerald } from '../herald';
import { argOf, armsOf, fromCatalogue, QUIET } from '../shared/heralds';
import { kindOf } from './cards';
import { readRealm } from './realm';
import { sayer } from './words';

const ORDER = [
  'attack', 'go', 'take', 'join', 'request', 'fight', 'rise', 'withdraw', 'lead', 'build', 'hire', 'guards', 'found', 'cardinal', 'incite', 'lord', 'anoint', 'maid',
  'tax', 'tithe', 'harvest', 'shine', 'storm', 'starve', 'infect', 'revolt', 'murder', 'discard', 'yes', 'no', 'counter', 'offer', 'whisper',
];
/** What is paid begins with the least. */
const MODEST = new Set(['hire', 'request', 'incite', 'guards', 'lose']);

/** Asked again and again within a turn. */
const RECURRING = new Set(['ask-talk', 'ask-enlist', 'ask-justice', 'ask-aim']);

export function heraldOf({ view, seat, names, words, question }: Asked): BoardHerald {
  const say = sayer(words.language);
  const realm = readRealm(view);
  const top = view.stack.at(-1);

  return {
    ...armsOf((who): Tincture => (who === null ? 'cendree' : (realm.families[who]?.coat ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...QUIET,
    ...fromCatalogue(say, question, top?.step ?? ''),
    order: ORDER,
    recurring: RECURRING,
    turn: String(view.table['round'] ?? ''),
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: (ref) => {
      const [kind, word = ''] = ref.split(':');
      const village = [...realm.villages.values()].find((v) => v.owner === seat)?.word;
      if (top?.step === 'PurchaseTurn' && kind === 'work' && village) return `build ${village} ${word}`;
      return top?.step === 'PurchaseTurn' && kind === 'village' ? `hire ${word} 1` : null;
    },
    prospect: (choice) => {
      if (choice.verb !== 'discard') return null;
      const card = argOf(choice, 'card');
      const kind = kindOf(card, (word) => words.has(`lord-${word}`));
      return { line: words.text(kind === 'other' ? `text-card-${card}` : `text-card-${kind}`) };
    },
  };
}
