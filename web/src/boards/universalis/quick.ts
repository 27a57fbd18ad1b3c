/** Quick ways of placing armies: garrisons at the start, reinforcements later. Each says what to do next, as the board stands. */

import type { Choice, View } from '../../lib/protocol';
import type { Shortcut } from '../herald';
import { argOf } from '../shared/heralds';
import { neighboursOf } from './atlas';
import type { State } from './state';
import type { Say } from './words';

const FIVE = 5;
const STORE = 'reame.garrisons';

type Garrisons = Record<string, number>;

/** The largest of the garrisons that could be put into a land, up to so many. */
function upTo(choices: readonly Choice[], land: string, most: number): Choice | null {
  const fit = choices.filter((c) => c.verb === 'garrison' && argOf(c, 'territory') === land && Number(c.args[1]?.[1]) <= most);
  return fit.toSorted((a, b) => Number(b.args[1]?.[1]) - Number(a.args[1]?.[1]))[0] ?? null;
}

const landsIn = (choices: readonly Choice[], verb: string): string[] => [...new Set(choices.filter((c) => c.verb === verb).map((c) => argOf(c, 'territory')))];
const fewest = (lands: string[], armies: Garrisons): string | undefined => lands.toSorted((a, b) => (armies[a] ?? 0) - (armies[b] ?? 0))[0];

/** Where one's banners stand on foot. */
const bannerLands = (s: State, seat: number): string[] => s.banners.filter((b) => b.seat === seat && b.at !== null).map((b) => b.at!);

/** Lands with a neighbour that is not one's own. */
const isBorder = (s: State, land: string): boolean => neighboursOf(land).some((to) => s.table.owner[to] !== s.table.owner[land]);

function atStart(s: State, seat: number, say: Say): Shortcut[] {
  const { armies } = s.table;
  const last = remembered(s.table.kingdom[seat] ?? '');
  const five: Shortcut = {
    name: 'five',
    label: say('quick-five'),
    next: (choices) => {
      const lands = landsIn(choices, 'garrison');
      const poor = fewest(lands.filter((t) => (armies[t] ?? 0) < FIVE), armies);
      if (poor !== undefined) return upTo(choices, poor, FIVE - (armies[poor] ?? 0));
      const rich = fewest(lands.filter((t) => bannerLands(s, seat).includes(t)), armies) ?? fewest(lands, armies);
      return rich === undefined ? null : upTo(choices, rich, Infinity);
    },
  };
  const steward: Shortcut = {
    name: 'steward',
    label: say('quick-steward'),
    line: say('quick-steward-line'),
    next: (choices, standard) => choices.find((c) => c.verb === 'garrison' && c.words === standard) ?? null,
  };
  if (!last) return [five, steward];
  const again: Shortcut = {
    name: 'again',
    label: say('quick-again'),
    next: (choices) => {
      const short = landsIn(choices, 'garrison').find((t) => (armies[t] ?? 0) < (last[t] ?? 0));
      return short === undefined ? null : upTo(choices, short, (last[short] ?? 0) - (armies[short] ?? 0));
    },
  };
  return [five, again, steward];
}

/** Armies of the reserve: first where, then how many. */
function later(s: State, seat: number, top: View['stack'][number] | undefined, say: Say): Shortcut[] {
  const { armies } = s.table;
  const numbers = (choices: readonly Choice[]): Choice[] => choices.filter((c) => c.verb === 'armies').toSorted((a, b) => Number(a.args[0]?.[1]) - Number(b.args[0]?.[1]));
  const where = (choices: readonly Choice[], land: string | undefined): Choice | null => choices.find((c) => c.verb === 'place_armies' && argOf(c, 'territory') === land) ?? null;
  const asked = top?.step === 'HowManyPlaced' ? String(top.territory) : null;
  const kept = s.table.reserve[seat]?.['armies'] ?? 0;
  return [
    {
      name: 'to-banner',
      label: say('quick-to-banner'),
      next: (choices) => (asked === null ? where(choices, fewest(landsIn(choices, 'place_armies').filter((t) => bannerLands(s, seat).includes(t)), armies)) : (numbers(choices).at(-1) ?? null)),
    },
    {
      name: 'to-borders',
      label: say('quick-to-borders'),
      line: say('quick-to-borders-line'),
      next: (choices) => {
        const borders = Object.keys(s.table.owner).filter((t) => s.table.owner[t] === String(seat) && isBorder(s, t));
        if (asked === null) return where(choices, fewest(landsIn(choices, 'place_armies').filter((t) => borders.includes(t)), armies));
        // As many as bring it to where the borders stand when all is placed.
        const level = Math.ceil((borders.reduce((n, t) => n + (armies[t] ?? 0), 0) + kept) / Math.max(1, borders.length));
        const want = Math.max(1, level - (armies[asked] ?? 0));
        return numbers(choices).findLast((c) => Number(c.args[0]?.[1]) <= want) ?? null;
      },
    },
  ];
}

/** A battle to its end: always with as many dice as may be rolled, and never broken off. */
function toTheEnd(say: Say): Shortcut {
  const most = (choices: readonly Choice[]): Choice | undefined => choices.filter((c) => c.verb === 'roll').toSorted((a, b) => Number(b.args[0]?.[1]) - Number(a.args[0]?.[1]))[0];
  return {
    name: 'to-the-end',
    label: say('quick-to-the-end'),
    line: say('quick-to-the-end-line'),
    next: (choices) => most(choices) ?? (choices.length === 2 && choices.some((c) => c.verb === 'no') ? (choices.find((c) => c.verb === 'yes') ?? null) : null),
  };
}

export function shortcutsOf(view: View, s: State, seat: number, say: Say): Shortcut[] {
  const top = view.stack.at(-1);
  if (top?.step === 'StartArmies') return atStart(s, seat, say);
  if (top?.step === 'Placement' || top?.step === 'HowManyPlaced') return later(s, seat, top, say);
  if (top?.step === 'Round' || top?.step === 'Battle') return [toTheEnd(say)];
  return [];
}

/** How the garrisons of a kingdom stood when they were last set up here. */
export function remembered(kingdom: string): Garrisons | null {
  return all()[kingdom] ?? null;
}

/** Keeps the garrisons of one's lands for the next game with this kingdom. */
export function remember(s: State, seat: number): void {
  const kingdom = s.table.kingdom[seat];
  const lands = Object.keys(s.table.owner).filter((t) => s.table.owner[t] === String(seat) && (s.table.armies[t] ?? 0) > 0);
  if (kingdom && lands.length) localStorage.setItem(STORE, JSON.stringify({ ...all(), [kingdom]: Object.fromEntries(lands.map((t) => [t, s.table.armies[t]!])) }));
}

function all(): Record<string, Garrisons> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Garrisons>;
  } catch {
    return {};
  }
}
