/** What Medieval Conspiracy says to the shell: what moves cost, bring and risk. */

import { boardHere, loadBoard } from '../../map/decode';
import type { Asked, Herald, Prospect } from '../herald';
import { argOf, armsOf, fromCatalogue } from '../shared/heralds';
import { fieldsOf, gain, readEmpire } from './empire';
import { PRICES, TINCTURES } from './figures';
import { survey } from './land';
import { neighbours, prospects } from './war';
import { sayer } from './words';

const ORDER = ['bid', 'attack', 'from', 'send', 'march', 'go', 'move-relic', 'move-preacher', 'campaign', 'crusade', 'play', 'hire', 'death-abroad', 'rob', 'pestilence', 'recruit', 'enlist', 'build', 'waive', 'yes', 'no', 'counter'];

export const ready = loadBoard('conspiracy');

/** What is paid begins with the least. */
const MODEST = new Set(['bid', 'educate', 'pay']);

export function heraldOf({ view, seat, names, words, question }: Asked): Herald {
  const say = sayer(words.language);
  const file = boardHere('conspiracy')?.file;
  const land = file ? survey(file) : null;
  const near = file ? neighbours(file) : new Map<string, Set<string>>();
  const empire = land ? readEmpire(view, land) : null;
  const purse = fieldsOf(view).ducats[seat] ?? 0;
  const top = view.stack.at(-1);
  const paid = (n: number): Prospect => ({ price: say('ducats', { n }), tone: n > purse ? 'bad' : 'plain' });

  function attack(target: string): Prospect | null {
    if (!empire || !land) return null;
    const best = prospects(empire.fields, land, near, seat, target).toSorted((a, b) => b.odds.attack - a.odds.attack)[0];
    return best ? { odds: best.odds.attack, line: say('attack-line', { territory: words.thing('territory', best.base), n: best.attackers, of: best.defenders }) } : null;
  }

  return {
    ...armsOf((who) => (who === null ? 'argent' : (TINCTURES[who] ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...fromCatalogue(say, question, top?.step ?? ''),
    order: ORDER,
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: () => null,
    prospect: (choice) => {
      const territory = argOf(choice, 'territory');
      switch (choice.verb) {
        case 'bid': {
          const n = Number(argOf(choice, 'ducats'));
          return { line: say('leaves', { n: purse - n }) };
        }
        case 'attack':
        case 'ban':
          return attack(territory);
        case 'hire':
          return paid(PRICES.mercenary_card);
        case 'recruit':
        case 'enlist':
          return paid(PRICES.mercenary_for_any_card);
        case 'build':
          return paid(PRICES.castle_in_anarchy);
        case 'see':
          return empire && land && seat >= 0 ? { price: `+${gain(empire.fields, land, territory, seat)}`, tone: 'good', line: say('a-turn') } : null;
        case 'play':
        case 'discard':
          return { line: say(`effect-${argOf(choice, 'card')}`) };
        default:
          return null;
      }
    },
  };
}
