/** What the rules say about the table: figures as the game's prospects have them (src/reame/games/universalis/prospects). */

import type { Prospect } from '../../lib/protocol';
import { figuresOf, wordOf } from '../shared/told';
import type { Faith } from './atlas';

/** What a board asks of the rules, through the eyes it looks with. */
export type Tell = (about: string) => readonly Prospect[] | null;

/** A territory: what it holds, what it could, and the strongest force that could come. */
export interface Land {
  held: number;
  room: number;
  armies: number;
  threat?: number;
}

export const landsTold = (tell: Tell): Map<string, Land> => figuresOf<Land>(tell('lands'));

/** A player: faith, level and what it allows, and how he stands to each other one. */
export interface Power {
  faith: Faith;
  level: number;
  to_next?: number;
  transports: number;
  vehicle: number;
  banners: number;
  diplomacies: number;
  armies: number;
  lands: number;
  allies: number[];
  enemies: number[];
}

export const powersTold = (tell: Tell): Map<string, Power> => figuresOf<Power>(tell('powers'));

/** By a pact, or until a turn. */
export type Grant = 'pact' | number;

/** What the first grants the second, owes or holds against him; what is not there is left out. */
export interface Relation {
  war?: boolean;
  /** The last turn of a truce; a war under it sleeps. */
  truce?: number;
  ally?: boolean;
  passage?: Grant;
  trade?: Grant;
  /** Per cent that the first takes of the second's sales. */
  toll?: number;
  /** Casus belli of the first against the second. */
  claims?: number;
}

export function relationTold(tell: Tell, a: number, b: number): Relation {
  const power = tell('powers')?.find((one) => one.of === `seat:${a}`);
  return (power?.parts?.find((one) => one.of === `seat:${b}`)?.figures ?? {}) as Relation;
}

/** A way to an area within reach. */
export interface Way {
  cost: number;
  /** The areas in order, without the start. */
  path: string[];
  /** One would have to fight there. */
  danger?: boolean;
  /** What a trade transport could gain there at most. */
  gain?: number;
}

export const waysTold = (told: readonly Prospect[] | null): Map<string, Way> => figuresOf<Way>(told);

/** A city where trade stands: prices by good, and for oneself whether one may deal there now and the toll. */
export interface Market {
  buy: Record<string, number>;
  sell: Record<string, number>;
  open?: boolean;
  toll?: number;
}

export const marketsTold = (tell: Tell): Map<string, Market> => figuresOf<Market>(tell('markets'));

/** A good: where it is cheapest and dearest, and whether one may not deal in it. */
export interface Good {
  least: number;
  most: number;
  barred: boolean;
}

export const goodsTold = (tell: Tell): Map<string, Good> => figuresOf<Good>(tell('goods'));

/** A sale that a transport could make. */
export interface Route {
  to: string;
  good: string;
  units: number;
  /** Already aboard, so nothing is paid for them. */
  carried: boolean;
  cost: number;
  turns: number;
  gain: number;
  path: string[];
}

export interface Trader {
  routes: Route[];
  /** Markets within reach now. */
  near: { to: string; cost: number; path: string[] }[];
}

export function tradersTold(tell: Tell): Map<string, Trader> {
  return new Map(
    tell('routes')?.map((one) => [
      wordOf(one.of),
      { near: (one.figures?.near ?? []) as Trader['near'], routes: (one.parts ?? []).map((part) => ({ ...part.figures, to: wordOf(part.of) }) as Route) },
    ]),
  );
}

/** A transport of one's own: room and movement points that are left. */
export const forcesTold = (tell: Tell): Map<string, { room: number; moves: number }> => figuresOf(tell('forces'));

/** A technology for a player: bought before this turn, in it, or open, too dear, or locked. */
export interface Learning {
  price: number;
  status: 'owned' | 'fresh' | 'open' | 'dear' | 'locked';
  /** Prerequisites not owned since before this turn. */
  missing?: string[];
  needs: string[];
}

export const learningTold = (tell: Tell, seat: number): Map<string, Learning> => figuresOf<Learning>(tell(`technologies:${seat}`));

export interface Objective {
  id: string;
  yellow: string[];
  red: string[];
  green: string[];
  yellow_held: number;
  red_held: number;
  green_held: number;
  points: number;
}

export function objectiveTold(tell: Tell): Objective | null {
  const own = tell('objective')?.[0];
  return own ? ({ ...own.figures, id: wordOf(own.of) } as Objective) : null;
}

/** How far a crusade has come. */
export interface Crusade {
  target: string;
  host: string;
  armies: number;
  worth: number;
  left: number;
  whole: number;
  /** One of the shortest ways it could take from here. */
  way: string[];
}

export function crusadeTold(tell: Tell): Crusade | null {
  const one = tell('crusade')?.[0];
  return one ? ({ ...one.figures, target: wordOf(one.of) } as Crusade) : null;
}

/** The attacks that a banner could make, by the territory. */
export const attacksTold = (told: readonly Prospect[] | null): Map<string, Prospect> => new Map(told?.map((one) => [wordOf(one.of), one]));
