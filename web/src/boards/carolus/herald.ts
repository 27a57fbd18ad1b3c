/** What Carolus Magnus says to the shell. */

import type { Asked, BoardHerald } from '../herald';
import { fromCatalogue, QUIET } from '../shared/heralds';
import { type Side, sidesOf } from './realm';
import { sayer } from './words';

const COLOURS: Record<Side, [colour: string, charge: string]> = { white: ['#f4ecd8', '#2b1d12'], black: ['#3a332c', '#f6ecd2'], grey: ['#b9b5aa', '#2b1d12'] };

/** What is paid begins with the least. */
const MODEST = new Set(['advance', 'token']);

export function heraldOf({ view, names, words, question }: Asked): BoardHerald {
  const say = sayer(words.language);
  const sides = sidesOf(view);
  const side = (who: number | null): Side => (who === null ? 'grey' : (sides[who] ?? 'grey'));

  return {
    colour: (who) => COLOURS[side(who)][0],
    charge: (who) => COLOURS[side(who)][1],
    letters: (who) => (who === null ? '' : (names[who] ?? '').slice(0, 2)),
    ...QUIET,
    ...fromCatalogue(say, question, view.stack.at(-1)?.step ?? ''),
    bulk: { play: [0, 1] },
    near: (choice) => choice.verb === 'play' && choice.args[1]?.[1] === 'court',
    order: ['play', 'advance', 'token', 'choose'],
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: () => null,
  };
}
