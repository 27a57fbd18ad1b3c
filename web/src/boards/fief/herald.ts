/** What Fief says to the shell: what moves cost, bring and risk. */

import type { Tincture } from '../../map';
import type { Asked, Herald, Prospect } from '../herald';
import { argOf, armsOf, fromCatalogue } from '../shared/heralds';
import { assaults, prospects, type Prospect as Clash } from './battle';
import { kindOf } from './cards';
import { PRICES, REGIONS } from './figures';
import { oddsOf } from './odds';
import { readRealm, span } from './realm';
import { sayer } from './words';

const ORDER = [
  'attack', 'go', 'take', 'join', 'request', 'fight', 'rise', 'withdraw', 'lead', 'build', 'hire', 'guards', 'found', 'cardinal', 'incite', 'lord', 'anoint', 'maid',
  'tax', 'tithe', 'harvest', 'shine', 'storm', 'starve', 'infect', 'revolt', 'murder', 'discard', 'yes', 'no', 'counter', 'offer', 'whisper',
];
/** Enough for a decision. */
const GAMES = 400;

/** What is paid begins with the least. */
const MODEST = new Set(['hire', 'request', 'incite', 'guards', 'lose']);

export function heraldOf({ view, seat, names, words, question }: Asked): Herald {
  const say = sayer(words.language);
  const realm = readRealm(view);
  const top = view.stack.at(-1);
  const purse = realm.families[seat]?.money ?? 0;
  const paid = (n: number): Prospect => ({ price: say('ecus', { n }), tone: n > purse ? 'bad' : 'plain', line: n <= purse ? say('leaves', { n: purse - n }) : undefined });

  /** Between the worst and the best that one's own knowledge allows lies what is reckoned with. */
  function clash(found: Clash | undefined): Prospect | null {
    if (!found) return null;
    const [least, most] = found.bounds.map((hosts) => oddsOf(hosts, GAMES).attackers);
    return { odds: ((least ?? 0) + (most ?? 0)) / 2, line: say('strengths', { mine: span(...found.strength[0]), theirs: span(...found.strength[1]) }) };
  }

  return {
    ...armsOf((who): Tincture => (who === null ? 'cendree' : (realm.families[who]?.coat ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...fromCatalogue(say, question, top?.step ?? ''),
    order: ORDER,
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: (ref) => {
      const [kind, word = ''] = ref.split(':');
      const village = [...realm.villages.values()].find((v) => v.owner === seat)?.word;
      if (top?.step === 'PurchaseTurn' && kind === 'work' && village) return `build ${village} ${word}`;
      return top?.step === 'PurchaseTurn' && kind === 'village' ? `hire ${word} 1` : null;
    },
    prospect: (choice) => {
      const village = argOf(choice, 'village');
      switch (choice.verb) {
        case 'attack':
          return top?.step === 'March' ? clash(assaults(realm, top, [village])[0]) : null;
        case 'fight':
          return clash(prospects(realm).find((p) => p.village === village && p.attacker === String(seat)));
        case 'build':
          return paid(PRICES[argOf(choice, 'work') as 'press' | 'mill' | 'castle']);
        case 'hire':
        case 'guards':
        case 'recruit':
          return paid(PRICES.soldier_point * Number(argOf(choice, 'points')));
        case 'found':
          return paid(PRICES[REGIONS[argOf(choice, 'region')] ?? 'baron']);
        case 'cardinal':
          return paid(PRICES.cardinal);
        case 'request': {
          const n = Number(argOf(choice, 'ecus'));
          return n ? paid(n) : { line: say('for-nothing') };
        }
        case 'discard': {
          const card = argOf(choice, 'card');
          const kind = kindOf(card, (word) => words.has(`lord-${word}`));
          return { line: say(kind === 'other' ? `effect-${card}` : `effect-${kind}`) };
        }
        default:
          return null;
      }
    },
  };
}
