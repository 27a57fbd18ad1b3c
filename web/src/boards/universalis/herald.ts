/** What Universalis says to the shell: what moves cost, bring and risk. */

import type { Choice } from '../../lib/protocol';
import type { Asked, Herald, Prospect } from '../herald';
import { argOf, armsOf, fromCatalogue, QUIET } from '../shared/heralds';
import { ATLAS } from './atlas';
import { battleOf, prospect as attackOn } from './battle';
import { DEEDS } from './now';
import { oddsOf } from './odds';
import { type Banner, readState, tinctureOfSeat, transportLevel } from './state';
import { gainsOf, price, proceeds, tollAt } from './trade';
import { shortcutsOf } from './quick';
import { moverOf, reach } from './ways';
import { sayer } from './words';

/** Pieces by the words of the reserve, as the rules data call them. */
const PIECES: Record<string, string> = { banner: 'vessillo', catapult: 'catapulta', bombard: 'bombarda', general: 'generale' };

/** What is paid begins with the least. */
const MODEST = new Set(['bid', 'hire', 'give_florins', 'ask_florins', 'man']);

/** Asked again and again within a turn. */
const RECURRING = new Set(['q-coin-first', 'q-coin-order']);

export function heraldOf({ view, seat, words, question }: Asked): Herald {
  const say = sayer(words.language);
  const s = readState(view);
  const t = s.table;
  const top = view.stack.at(-1);
  /** What the question is about: how many armies is asked by a step of its own, above the attack or the occupation. */
  const deed = top?.step === 'AttackForce' || top?.step === 'OccupyWith' ? view.stack.at(-2) : top;
  const battle = battleOf(s, view.stack);
  const florins = t.florins[seat] ?? 0;
  const coins = (n: number): string => say('fl', { n });
  const paid = (n: number | undefined): Prospect | null => (n === undefined ? null : { price: coins(n), tone: n > florins ? 'bad' : 'plain' });
  /** Ways and gains are looked for once for each transport. */
  const routes = new Map<string, ReturnType<typeof reach>>();
  const gains = new Map<string, Map<string, number>>();

  function attack(banner: Banner | undefined, land: string, force?: number): Prospect | null {
    const found = banner ? attackOn(s, banner, land) : null;
    if (!found || !banner) return null;
    const fight = force === undefined ? found.fight : { ...found.fight, force };
    if (fight.force < 1) return null;
    const odds = oddsOf(fight);
    const helps = found.helpDefence.map(([key, n]) => say(key, { n }));
    return { odds: odds.win, line: [say('against-n', { n: fight.force, of: fight.armies }), ...helps, say('about-left', { n: Math.round(odds.attackLeft) })].join('; ') };
  }

  function voyage(word: string, to: string): Prospect | null {
    const x = s.transports.find((one) => one.word === word);
    if (!x) return null;
    if (!routes.has(word)) routes.set(word, reach(s, moverOf(x)));
    if (!gains.has(word)) gains.set(word, gainsOf(s, x, florins));
    const way = routes.get(word)?.get(to);
    const gain = gains.get(word)?.get(to);
    if (!way) return null;
    return { price: gain ? `+${coins(gain)}` : undefined, tone: gain ? 'good' : undefined, line: [say('moves-of', { n: way.cost, of: x.moves }), ...(way.danger ? [say('danger')] : [])].join(' · ') };
  }

  function goods(choice: Choice): Prospect | null {
    const x = s.transports.find((one) => one.word === argOf(choice, 'transport'));
    const good = argOf(choice, 'good');
    if (!x || !good) return null;
    const each = price(s, x.at, good, choice.verb === 'sell' ? 'sell' : 'buy');
    return choice.verb === 'sell' ? { price: `+${coins(each)}`, tone: 'good', line: say('each') } : { price: coins(each), line: say('each') };
  }

  /** A number that is asked for: what it means depends on the step. */
  function amount(choice: Choice): Prospect | null {
    const n = Number(choice.args[0]?.[1] ?? 0);
    if (choice.verb === 'hire') return paid(n * (ATLAS.cards['mercenario']?.florins_each ?? 0));
    if (choice.verb === 'bid') return { line: say('leaves', { n: florins - n }) };
    if (choice.verb === 'units') {
      const [verb = '', word = '', good = ''] = String(top?.deal ?? '').split(' ');
      const x = s.transports.find((one) => one.word === word);
      if (!x) return null;
      if (verb === 'sell') return { price: `+${coins(proceeds(s, seat, x.at, good, n))}`, tone: 'good', line: tollAt(s, seat, x.at) ? say('after-toll', { n: tollAt(s, seat, x.at) }) : undefined };
      const cost = n * price(s, x.at, good, 'buy');
      return { ...paid(cost), line: say('leaves', { n: florins - cost }) };
    }
    if (choice.verb !== 'armies') return null;
    if (deed?.step === 'Attack') return attack(s.banners.find((b) => b.word === deed.banner), String(deed.area), n);
    if (deed?.step === 'Occupation') return { line: say('stay-back', { n: Number(deed.force) - n }) };
    return null;
  }

  return {
    ...armsOf((who) => (who === null ? 'cendree' : tinctureOfSeat(s, who)), (who) => say(`abbr-${t.kingdom[who] ?? 'none'}`)),
    ...QUIET,
    ...fromCatalogue(say, question, top?.step ?? ''),
    // In war the attack comes before the march.
    order: [...DEEDS.filter((verb) => verb.startsWith('attack')), ...DEEDS],
    recurring: RECURRING,
    begin: (verb) => (MODEST.has(verb) || deed?.step === 'Occupation' ? 'least' : 'most'),
    shortcuts: seat < 0 ? [] : shortcutsOf(view, s, seat, say),
    turn: String(t.turn),
    warning: (choice) => {
      const kept = t.reserve[seat]?.['armies'] ?? 0;
      return choice.verb === 'pass' && top?.step === 'Placement' && kept > 0 ? say('left-in-reserve', { n: kept }) : null;
    },
    move: (choice) => {
      if (battle && choice.verb === 'yes') return say('fight-on');
      if (battle && choice.verb === 'no') return say('break-off');
      if (choice.verb === 'armies' && deed?.step === 'Attack') return say('attack-with', { n: Number(choice.args[0]?.[1]) });
      if (choice.verb === 'armies' && deed?.step === 'Occupation') return say('occupy-with', { n: Number(choice.args[0]?.[1]) });
      return null;
    },
    meant: (ref) => {
      const [kind, word = ''] = ref.split(':');
      const banner = s.banners.find((b) => b.seat === seat);
      if (kind === 'technology' && t.phase === 'purchase') return `research ${word}`;
      return kind === 'territory' && t.phase === 'combat' && banner ? `attack ${banner.word} ${word}` : null;
    },
    prospect: (choice) => {
      const land = argOf(choice, 'territory');
      switch (choice.verb) {
        case 'attack':
          return attack(s.banners.find((b) => b.word === argOf(choice, 'banner')), land);
        case 'yes':
          if (!battle) return null;
          return { odds: oddsOf(battle.fight).win, line: say('against-n', { n: battle.fight.force, of: battle.fight.armies }) };
        case 'no':
          return battle ? { line: say('armies-stay') } : null;
        case 'research':
        case 'council': {
          const tech = argOf(choice, 'technology');
          const cost = (ATLAS.technologies[tech] ?? ATLAS.creeds[tech])?.price;
          return { ...paid(cost !== undefined && choice.verb === 'council' ? cost / 2 : cost), line: say(`tech-${tech}`) };
        }
        case 'fortify':
          return paid(ATLAS.forts[t.fort[land] ?? 0]?.cost);
        case 'cathedral':
          return paid(ATLAS.buildings['cattedrale']?.cost);
        case 'buy': {
          const sort = argOf(choice, 'reserve');
          const found = ATLAS.transports[sort as keyof typeof ATLAS.transports]?.[transportLevel(s, seat) - 1];
          if (!found) return paid(ATLAS.pieces[PIECES[sort] ?? '']?.cost);
          return { ...paid(found.price), line: say('vehicle-is', { moves: found.movement, room: found.goods || found.armies }) };
        }
        case 'buy_grain':
          return paid(ATLAS.pieces['scorta_grano']?.cost);
        case 'build':
          return paid(ATLAS.buildings[argOf(choice, 'building')]?.cost);
        case 'sell':
        case 'purchase':
          return goods(choice);
        case 'move':
          return voyage(argOf(choice, 'transport'), argOf(choice, 'area'));
        default:
          return amount(choice);
      }
    },
  };
}
