/** Prices, and what a transport would gain on its way. */

import { ATLAS, CITIES, cityOf, GOODS, isTrade } from './atlas';
import { armiesAt, BARBARIANS, cell, has, hasCity, inPlay, mayTrade, type State, type Transport, vehicle } from './state';
import { fullMoves, moverOf, reach } from './ways';

export type Way = 'buy' | 'sell';

export function price(s: State, territory: string, good: string, way: Way): number {
  const city = CITIES[cityOf(territory) ?? ''];
  const change = ATLAS.buildings[s.table.building[territory] ?? '']?.[way]?.[good] ?? 0;
  return (city?.[way][GOODS.indexOf(good)] ?? 0) + change;
}

/** Where a player may trade now: own cities, those of whoever grants it, and barbarian ones that so many armies outnumber. */
export function mayDeal(s: State, seat: number, territory: string, armies: number): boolean {
  const holder = s.table.owner[territory];
  if (holder === undefined || !hasCity(s, territory)) return false;
  if (holder === BARBARIANS) return Math.max(armies, armiesAt(s, String(seat), territory)) > armiesAt(s, BARBARIANS, territory);
  return holder === String(seat) || mayTrade(s, Number(holder), seat);
}

/** Per cent of a sale that the owner of a city keeps. */
export function tollAt(s: State, seat: number, territory: string): number {
  const holder = s.table.owner[territory];
  return holder === undefined || holder === BARBARIANS || holder === String(seat) ? 0 : cell(s.table.toll, holder, seat);
}

export const mayHandle = (s: State, seat: number, good: string): boolean => good !== 'ferro' || has(s, seat, 'metalli');

/** What a sale brings, after the toll. */
export function proceeds(s: State, seat: number, territory: string, good: string, units: number): number {
  const gross = units * price(s, territory, good, 'sell');
  return gross - Math.floor((gross * tollAt(s, seat, territory)) / 100);
}

/** Cities in play where trade stands, in the order of the rules. */
export const markets = (s: State): string[] => Object.values(CITIES).map((c) => c.territory).filter((t) => inPlay(s, t) && hasCity(s, t));

export interface Route {
  transport: string;
  good: string;
  from: string;
  to: string;
  units: number;
  /** Already aboard, so nothing is paid for them. */
  carried: boolean;
  cost: number;
  turns: number;
  gain: number;
  path: string[];
}

/** Every sale a transport could make of what it carries, or of what it could buy where it stands; the best gain per turn first. */
export function routesOf(s: State, x: Transport, florins: number): Route[] {
  if (!isTrade(x.type)) return [];
  const out: Route[] = [];
  const full = Math.max(1, fullMoves(s, x));
  const now = x.moves || full;
  const places = reach(s, moverOf(x, 3 * full));
  places.set(x.at, { cost: 0, path: [], danger: false });
  const buying = mayDeal(s, x.seat, x.at, x.armies);
  const room = vehicle(s, x).goods - x.goods;
  for (const [to, way] of places) {
    if (way.danger || !mayDeal(s, x.seat, to, x.armies)) continue;
    const turns = way.cost <= now ? 1 : 1 + Math.ceil((way.cost - now) / full);
    const add = (good: string, units: number, carried: boolean, gain: number): void => {
      if (units > 0 && gain > 0) out.push({ transport: x.word, good, from: x.at, to, units, carried, cost: way.cost, turns, gain, path: way.path });
    };
    for (const good of GOODS) {
      if (!mayHandle(s, x.seat, good)) continue;
      const aboard = x.cargo[good] ?? 0;
      add(good, aboard, true, proceeds(s, x.seat, to, good, aboard));
      const each = price(s, x.at, good, 'buy');
      const units = buying && each > 0 && to !== x.at ? Math.min(room, Math.floor(florins / each)) : 0;
      // Trading ends the movement of a transport: what is bought now leaves with the next turn.
      add(good, units, false, proceeds(s, x.seat, to, good, units) - units * each);
    }
  }
  return out.sort((a, b) => b.gain / b.turns - a.gain / a.turns || b.gain - a.gain);
}

/** The most that a transport could gain in each market. */
export function gainsOf(s: State, x: Transport, florins: number): Map<string, number> {
  const out = new Map<string, number>();
  for (const route of routesOf(s, x, florins)) out.set(route.to, Math.max(route.gain, out.get(route.to) ?? 0));
  return out;
}

/** Over all markets: where a good is cheapest and where it brings most. */
export function margins(s: State): { good: string; cheap: string; buy: number; dear: string; sell: number }[] {
  const all = markets(s);
  return GOODS.flatMap((good) => {
    const cheap = least(all, (t) => price(s, t, good, 'buy'));
    const dear = least(all, (t) => -price(s, t, good, 'sell'));
    if (cheap === undefined || dear === undefined) return [];
    return [{ good, cheap, buy: price(s, cheap, good, 'buy'), dear, sell: price(s, dear, good, 'sell') }];
  });
}

function least(list: string[], worth: (one: string) => number): string | undefined {
  let best: string | undefined;
  for (const one of list) if (best === undefined || worth(one) < worth(best)) best = one;
  return best;
}
