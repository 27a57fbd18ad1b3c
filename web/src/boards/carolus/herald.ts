/** What Carolus Magnus says to the shell: where the Emperor would stop, and what a paladin would change. */

import type { Asked, Herald, Prospect } from '../herald';
import { argOf, fromCatalogue } from '../shared/heralds';
import { type Clan, readRealm, type Side, spaceAfter, spaceAt } from './realm';
import { sayer } from './words';

const COLOURS: Record<Side, [colour: string, charge: string]> = { white: ['#f4ecd8', '#2b1d12'], black: ['#3a332c', '#f6ecd2'], grey: ['#b9b5aa', '#2b1d12'] };

/** What is paid begins with the least. */
const MODEST = new Set(['advance', 'token']);

export function heraldOf({ view, seat, names, words, question }: Asked): Herald {
  const say = sayer(words.language);
  const realm = readRealm(view);
  const side = (who: number | null): Side => (who === null ? 'grey' : (realm.courts[who]?.side ?? 'grey'));

  /** How a land would stand with one more paladin of a clan. */
  function sent(clan: Clan, place: string): Prospect | null {
    const space = spaceAt(realm, place);
    const holder = realm.holder[clan];
    if (!space) return null;
    const after = space.influence.map(([of, n]): [Side, number] => [of, holder !== undefined && side(holder) === of ? n + 1 : n]);
    return { line: after.filter(([, n]) => n > 0).map(([of, n]) => `${words.thing('side', of)} ${n}`).join(' : ') || undefined };
  }

  return {
    colour: (who) => COLOURS[side(who)][0],
    charge: (who) => COLOURS[side(who)][1],
    letters: (who) => (who === null ? '' : (names[who] ?? '').slice(0, 2)),
    ...fromCatalogue(say, question, view.stack.at(-1)?.step ?? ''),
    order: ['play', 'advance', 'token', 'choose'],
    begin: (verb) => (MODEST.has(verb) ? 'least' : 'most'),
    move: () => null,
    meant: () => null,
    prospect: (choice) => {
      const clan = argOf(choice, 'clan') as Clan;
      switch (choice.verb) {
        case 'advance': {
          const space = spaceAfter(realm, Number(argOf(choice, 'steps')));
          if (!space) return null;
          const change = space.leader ? say(space.owner ? 'would-conquer' : 'would-build', { side: words.thing('side', space.leader) }) : say('nothing-changes');
          return { line: `${words.thing('territory', space.id)}: ${change}`, tone: space.leader === side(seat) ? 'good' : 'plain' };
        }
        case 'play':
          if (argOf(choice, 'place') !== 'court') return sent(clan, argOf(choice, 'place'));
          return { line: say('row-becomes', { n: (realm.courts[seat]?.rows[clan] ?? 0) + 1 }) };
        case 'choose':
          return { line: say('supply', { n: realm.supply[clan] }) };
        default:
          return null;
      }
    },
  };
}
