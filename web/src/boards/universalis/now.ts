/** What a seat can do now: the phases of the turn, and the things that legal moves name, in groups. */

import { kindOf } from './atlas';

/** All players, then each player's turn, then all again. */
export const PHASES = ['swords', 'cards', 'dice', 'diplomacy', 'reinforcements', 'taxes', 'purchase', 'placement', 'combat', 'trade', 'limits', 'barbarians'];

/** Where things of a kind are found on the board. */
export const HOME: Record<string, 'map' | 'hand' | 'powers' | 'techs' | 'trade' | 'forces' | 'amount' | 'chips'> = {
  territory: 'map', area: 'map', sea: 'map', kingdom: 'map',
  transport: 'forces', banner: 'forces',
  card: 'hand', seat: 'powers', technology: 'techs', good: 'trade',
  armies: 'amount', units: 'amount', bid: 'amount', sum: 'amount', part: 'amount', batch: 'amount', hired: 'amount',
};

export interface Group {
  kind: string;
  home: (typeof HOME)[string];
  refs: string[];
}

/** One's own things before those of the map, the others' last. */
const ORDER: Group['home'][] = ['amount', 'chips', 'forces', 'techs', 'hand', 'trade', 'map', 'powers'];

/** Lit references by kind. */
export function groups(lit: ReadonlySet<string>): Group[] {
  const found = new Map<string, string[]>();
  for (const ref of lit) found.set(kindOf(ref), [...(found.get(kindOf(ref)) ?? []), ref]);
  const rank = (kind: string): number => ORDER.indexOf(HOME[kind] ?? 'chips');
  return [...found].map(([kind, refs]) => ({ kind, home: HOME[kind] ?? 'chips', refs })).sort((a, b) => rank(a.kind) - rank(b.kind));
}

export interface Scale {
  kind: string;
  values: number[];
}

/** A number is to be chosen, and nothing else: the values from least to most. */
export function scaleOf(lit: ReadonlySet<string>): Scale | null {
  const all = groups(lit);
  const only = all[0];
  if (!only || all.length > 1 || only.home !== 'amount') return null;
  return { kind: only.kind, values: only.refs.map((ref) => Number(ref.slice(only.kind.length + 1))).sort((a, b) => a - b) };
}

/** The value nearest to a number. */
export const nearest = (values: readonly number[], n: number): number => values.reduce((best, v) => (Math.abs(v - n) < Math.abs(best - n) ? v : best), values[0] ?? 0);

/** Verbs that have a name of their own on the board, in the order of a turn. */
export const DEEDS = [
  'offer', 'offer_peace', 'declare_war', 'declare_war_claims', 'revoke', 'revoke_claims', 'diplomat', 'golden_tablet', 'treaty', 'absolve', 'assassin', 'thief', 'bishop',
  'research', 'council', 'settle', 'fortify', 'cathedral', 'build', 'buy', 'hire', 'buy_grain', 'store_grain', 'architect',
  'place_armies', 'place', 'place_general',
  'move', 'march', 'attack', 'attack_pieces', 'attack_fleet', 'attack_pirates', 'attack_host', 'load', 'unload', 'transfer', 'move_engine', 'blockade', 'close_strait', 'lift', 'open_strait',
  'sell', 'purchase', 'load_goods', 'unload_goods', 'transfer_goods',
  'feed_ground', 'feed_train', 'feed_aboard', 'feed_banner', 'feed_engine', 'coin_card', 'coin_armies', 'coin_florins', 'pass',
];

/** Coins of honour can be spent at any decision: they do not make a phase of it. */
export const phaseDeeds = (deeds: readonly string[]): number => deeds.filter((verb) => !verb.startsWith('coin_')).length;

export const deedsOf = (verbs: ReadonlySet<string>): string[] => DEEDS.filter((verb) => verbs.has(verb));
