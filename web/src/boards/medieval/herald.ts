/** What Medieval says to the shell. */

import type { Asked, BoardHerald } from '../herald';
import { argOf, armsOf, fromCatalogue, QUIET } from '../shared/heralds';
import { readWorld, TINCTURES } from './world';
import { sayer } from './words';

const ORDER = [
  'attack', 'jihad', 'knights_attack', 'quell_civil_war', 'quell_heresy', 'play_power', 'collect', 'crusade', 'marry', 'excommunicate', 'lift', 'papal_passage',
  'assassin', 'heresy', 'civil_war', 'spies_hand', 'spies_map', 'spies_deck', 'offer', 'discard', 'straight', 'from', 'yes', 'no', 'counter', 'grant_free',
];
/** What is paid begins with the least. */
const MODEST = new Set(['militia', 'fit_out', 'intercept', 'join_knights', 'support']);

/** Asked again and again within a turn. */
const RECURRING = new Set(['ask-react', 'ask-support', 'ask-defend-card', 'ask-spy-battle']);

export function heraldOf({ view, seat, names, words, question }: Asked): BoardHerald {
  const say = sayer(words.language);
  const world = readWorld(view, seat);
  const court = world.courts[seat];

  /** What is printed on a power, and what it has. */
  function power(id: string): string {
    const p = world.powers.get(id);
    if (!p) return '';
    return [say(p.figures.religion), say('army-short', { n: p.strength }), p.figures.naval === null ? say('no-ships') : say('ships-are', { n: p.figures.naval }), say('lands-n', { n: p.homes.length })].join(' · ');
  }

  return {
    ...armsOf((who) => (who === null ? 'cendree' : (TINCTURES[who] ?? 'cendree')), (who) => (names[who] ?? '').slice(0, 2)),
    ...QUIET,
    ...fromCatalogue(say, question, view.stack.at(-1)?.step ?? ''),
    order: ORDER,
    recurring: RECURRING,
    turn: String(world.turn),
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: (choice) => (choice.verb === 'militia' ? (argOf(choice, 'militia') === '0' ? say('no-militia') : null) : null),
    meant: (ref) => {
      const [kind, word = ''] = ref.split(':');
      const power = court?.powers[0]?.id;
      return kind === 'province' && power && view.stack.at(-1)?.step === 'Turn' ? `attack ${power} ${word}` : null;
    },
    prospect: (choice) => {
      if (choice.verb === 'pick' || choice.verb === 'play_power') return { line: power(argOf(choice, 'power')) };
      return choice.verb === 'discard' ? { line: words.text(`text-card-${argOf(choice, 'card')}`) } : null;
    },
  };
}
