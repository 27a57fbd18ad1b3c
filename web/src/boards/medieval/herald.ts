/** What Medieval says to the shell: what moves cost, bring and risk. */

import type { Asked, Herald, Prospect } from '../herald';
import { argOf, armsOf, fromCatalogue } from '../shared/heralds';
import { prospects, readBattle } from './battle';
import { ATTACK_FEE, CARDS, INTERCEPTION_FEE, JIHAD_COST, KNIGHTS_AGAINST_MONGOLS, LIFT_COST, MILITIA_COST, MONGOL_ARMY, MURDER_ROLLS, NAVAL_COST, QUELL_FEE } from './figures';
import { find } from './frames';
import { landOdds, mongolOdds } from './odds';
import { readWorld, TINCTURES } from './world';
import { sayer } from './words';

const ORDER = [
  'attack', 'jihad', 'knights_attack', 'quell_civil_war', 'quell_heresy', 'play_power', 'collect', 'crusade', 'marry', 'excommunicate', 'lift', 'papal_passage',
  'assassin', 'heresy', 'civil_war', 'spies_hand', 'spies_map', 'spies_deck', 'offer', 'discard', 'straight', 'from', 'yes', 'no', 'counter', 'grant_free',
];
/** What is paid begins with the least. */
const MODEST = new Set(['militia', 'fit_out', 'intercept', 'join_knights', 'support']);

export function heraldOf({ view, seat, names, words, question }: Asked): Herald {
  const say = sayer(words.language);
  const world = readWorld(view, seat);
  const battle = readBattle(view, world, seat);
  const court = world.courts[seat];
  const fi = (n: number): string => say('fi', { n });
  const purse = court?.florins?.[0] ?? 0;
  const paid = (n: number): Prospect => ({ price: fi(n), tone: n > purse ? 'bad' : 'plain' });
  const spent = (n: number): Prospect => ({ ...paid(n), line: say('leaves', { n: purse - n }) });

  function attack(power: string, province: string): Prospect | null {
    const t = world.provinces.get(province);
    const mine = t ? prospects(world, seat, t).find((x) => x.power === power) : undefined;
    if (!t || !mine) return null;
    const owner = t.owner === null ? say('uncontrolled') : (names[t.owner] ?? '');
    return { odds: landOdds(mine.sum - t.defence), line: `${owner} · ${say('income', { n: t.income })} · ${say('costs', { n: ATTACK_FEE })}` };
  }

  function militia(n: number): Prospect | null {
    if (!battle) return null;
    const ahead = battle.attack.sum - battle.defence.sum;
    const price = battle.attacking && find(view, 'Battle')?.['jihad'] === true ? JIHAD_COST : MILITIA_COST;
    return { ...spent(price * n), odds: battle.attacking ? landOdds(ahead + n) : 1 - landOdds(ahead - n) };
  }

  function power(id: string): string {
    const p = world.powers.get(id);
    if (!p) return '';
    return [say(p.figures.religion), say('army-short', { n: p.strength }), p.figures.naval === null ? say('no-ships') : say('ships-are', { n: p.figures.naval }), say('lands-n', { n: p.homes.length })].join(' · ');
  }

  return {
    ...armsOf((who) => (who === null ? 'cendree' : (TINCTURES[who] ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...fromCatalogue(say, question, view.stack.at(-1)?.step ?? ''),
    order: ORDER,
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: (choice) => (choice.verb === 'militia' ? (argOf(choice, 'militia') === '0' ? say('no-militia') : null) : null),
    meant: (ref) => {
      const [kind, word = ''] = ref.split(':');
      const power = court?.powers[0]?.id;
      return kind === 'province' && power && view.stack.at(-1)?.step === 'Turn' ? `attack ${power} ${word}` : null;
    },
    prospect: (choice) => {
      const n = Number(choice.args.at(-1)?.[1] ?? 0);
      switch (choice.verb) {
        case 'attack':
        case 'jihad':
          return attack(argOf(choice, 'power'), argOf(choice, 'province'));
        case 'militia':
          return militia(n);
        case 'fit_out':
          return spent(NAVAL_COST * n);
        case 'intercept':
          return spent(INTERCEPTION_FEE + NAVAL_COST * n);
        case 'quell_civil_war':
        case 'quell_heresy':
          return paid(QUELL_FEE);
        case 'lift':
          return paid(LIFT_COST);
        case 'collect':
          return { price: `+${fi(court?.income ?? 0)}`, tone: 'good' };
        case 'play_power': {
          const brings = world.powers.get(argOf(choice, 'power'))?.figures.florins ?? 0;
          return { price: brings ? `+${fi(brings)}` : undefined, tone: 'good', line: power(argOf(choice, 'power')) };
        }
        case 'pick':
          return { price: `+${fi(world.powers.get(argOf(choice, 'power'))?.figures.florins ?? 0)}`, tone: 'good', line: power(argOf(choice, 'power')) };
        case 'assassin':
          return { odds: MURDER_ROLLS.length / 6 };
        case 'heresy': {
          const t = world.provinces.get(argOf(choice, 'province'));
          return t ? { odds: Math.max(0, 6 - t.income) / 6, line: say('income', { n: t.income }) } : null;
        }
        case 'raid': {
          const card = argOf(choice, 'map');
          const knights = [...world.provinces.values()].some((t) => t.card === card && t.knights);
          return { odds: mongolOdds(MONGOL_ARMY, (CARDS[card] ?? 0) + (knights ? KNIGHTS_AGAINST_MONGOLS : 0)), line: say('card-falls') };
        }
        case 'crusade':
        case 'marry':
        case 'excommunicate':
        case 'papal_passage':
          return view.stack.at(-1)?.step === 'Turn' ? { price: words.thing('card', 'pope') } : null;
        case 'discard':
          return { line: say(`about-${argOf(choice, 'card')}`) };
        default:
          return null;
      }
    },
  };
}
