/** What Universalis says to the shell. */

import type { Asked, BoardHerald } from '../herald';
import { argOf, armsOf, fromCatalogue, QUIET } from '../shared/heralds';
import { DEEDS } from './now';
import { readState, tinctureOfSeat } from './state';
import { shortcutsOf } from './quick';
import { sayer } from './words';

/** What is paid begins with the least. */
const MODEST = new Set(['bid', 'hire', 'give_florins', 'ask_florins', 'man']);

/** Asked again and again within a turn. */
const RECURRING = new Set(['q-coin-first', 'q-coin-order']);

export function heraldOf({ view, seat, words, question }: Asked): BoardHerald {
  const say = sayer(words.language);
  const s = readState(view);
  const t = s.table;
  const top = view.stack.at(-1);
  /** What the question is about: how many armies is asked by a step of its own, above the attack or the occupation. */
  const deed = top?.step === 'AttackForce' || top?.step === 'OccupyWith' ? view.stack.at(-2) : top;
  const fighting = top?.step === 'Battle' || top?.step === 'HostFight';
  return {
    ...armsOf((who) => (who === null ? 'cendree' : tinctureOfSeat(s, who)), (who) => say(`abbr-${t.kingdom[who] ?? 'none'}`)),
    ...QUIET,
    ...fromCatalogue(say, question, top?.step ?? ''),
    // In war the attack comes before the march.
    order: [...DEEDS.filter((verb) => verb.startsWith('attack')), ...DEEDS],
    bulk: { place: [0, 1] },
    recurring: RECURRING,
    begin: (verb) => (MODEST.has(verb) || deed?.step === 'Occupation' ? 'least' : 'most'),
    shortcuts: seat < 0 ? [] : shortcutsOf(view, s, seat, say),
    turn: String(t.turn),
    warning: (choice) => {
      const kept = t.reserve[seat]?.['armies'] ?? 0;
      return choice.verb === 'pass' && top?.step === 'Placement' && kept > 0 ? say('left-in-reserve', { n: kept }) : null;
    },
    move: (choice) => {
      if (fighting && choice.verb === 'yes') return say('fight-on');
      if (fighting && choice.verb === 'no') return say('break-off');
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
    prospect: (choice) => (choice.verb === 'research' || choice.verb === 'council' ? { line: words.text(`text-technology-${argOf(choice, 'technology')}`) } : null),
  };
}
