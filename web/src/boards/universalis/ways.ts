/** Where pieces may go and what it costs, as far as the table lets one see it. */

import { across, ATLAS, bordersOf, coastsOf, harboursOf, isSea, isShip, isTrade, portsOf, SEAS, TERRITORIES } from './atlas';
import { allied, armiesAt, type Banner, BARBARIANS, has, hasCity, hasPort, mayPass, mayTrade, type State, trainOf, type Transport, vehicle } from './state';

export interface Reach {
  cost: number;
  /** The areas in order, without the start. */
  path: string[];
  /** Barbarians there would attack, or a blockade has to be broken. */
  danger: boolean;
}

/** What moves: a transport, or a banner on foot with the armies it could lead. */
export interface Mover {
  seat: number;
  at: string;
  by: 'ship' | 'caravan' | 'cavalry' | 'banner';
  trading: boolean;
  armies: number;
  moves: number;
  war: boolean;
}

export const moverOf = (x: Transport, moves = x.moves): Mover => ({
  seat: x.seat,
  at: x.at,
  by: isShip(x.type) ? 'ship' : (x.type as 'caravan' | 'cavalry'),
  trading: isTrade(x.type),
  armies: x.armies,
  moves,
  war: x.type === 'war_ship',
});

export function walkerOf(s: State, b: Banner): Mover | null {
  if (b.at === null) return null;
  const loose = s.table.owner[b.at] === String(b.seat) ? (s.table.armies[b.at] ?? 1) - 1 : trainOf(s, b.seat, b.at);
  return { seat: b.seat, at: b.at, by: 'banner', trading: false, armies: loose, moves: b.moves, war: false };
}

/** Movement points of a transport at the start of its phase. */
export function fullMoves(s: State, x: Transport): number {
  const better = has(s, x.seat, isShip(x.type) ? 'tessitura' : 'strade') ? 1 : 0;
  return Math.max(0, vehicle(s, x).movement + better + (s.table.delay[x.word] ?? 0));
}

/** Entering a territory: its terrain and the water along the border; null if the two do not touch. */
export function landCost(s: State, seat: number, by: Mover['by'], from: string, to: string): number | null {
  const land = TERRITORIES[to];
  if (!land || by === 'ship') return null;
  const roads = has(s, seat, 'strade');
  const terrain = ATLAS.terrains[land.terrain];
  const entry = roads && terrain.cost_roads !== undefined ? terrain.cost_roads : terrain[`cost_${by}`];
  const border = bordersOf(from).find((b) => b.to === to);
  if (border) return entry + (roads ? ATLAS.waters[border.kind]!.extra_roads : ATLAS.waters[border.kind]!.extra);
  const strait = by === 'banner' ? undefined : across(from);
  return strait?.to === to ? entry + strait.cost : null;
}

export function seaCost(s: State, seat: number, sea: string): number | null {
  if (SEAS[sea]?.type !== 'ocean' || has(s, seat, 'astronomia')) return 1;
  return s.options['ocean_needs_astronomy'] === 'off' ? 2 : null;
}

/** Who keeps a ship out of a sea area. */
function shut(s: State, m: Mover, sea: string): boolean {
  return s.table.blockades.some(({ by, against, sea: where, strait }) => {
    if (where !== sea || by === String(m.seat)) return false;
    return against === String(m.seat) || (!strait && m.trading && allied(s, Number(against), m.seat));
  });
}

/** Open to every piece of a player without a fight. */
function open(s: State, seat: number, t: string): boolean {
  const holder = s.table.owner[t];
  if (holder === undefined) return false;
  return holder === String(seat) || holder === BARBARIANS || mayPass(s, Number(holder), seat);
}

/** Steps through the lands of one holder until a land is found that will do, or one beside it; Infinity if there is none. */
function inland(s: State, from: string, straits: boolean, found: (t: string) => boolean, beside: (t: string) => boolean): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let n = 0; edge.length; n++) {
    if (edge.some(found)) return n;
    const next: string[] = [];
    for (const at of edge) {
      const strait = straits ? across(at) : undefined;
      for (const to of [...bordersOf(at).map((b) => b.to), ...(strait ? [strait.to] : [])]) {
        if (s.table.owner[to] !== s.table.owner[from]) {
          if (beside(to)) return n + 1;
        } else if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  return Infinity;
}

/** Also to leave a land where one has no right, and with trade on the way into a city. */
function mayEnter(s: State, m: Mover, from: string, to: string): boolean {
  if (m.by === 'ship' && !hasPort(s, to)) return false;
  if (open(s, m.seat, to)) return true;
  const holder = s.table.owner[to];
  if (holder === undefined) return false;
  const trading = m.trading && mayTrade(s, Number(holder), m.seat);
  if (m.by === 'ship') return trading;
  const never = (): boolean => false;
  const out = (t: string): number => inland(s, t, m.by !== 'banner', never, (near) => open(s, m.seat, near));
  const inside = s.table.owner[from] === holder;
  if (inside && out(to) < out(from)) return true;
  if (!trading) return false;
  const city = (t: string): number => inland(s, t, true, (near) => hasCity(s, near), never);
  return hasCity(s, to) || city(to) < (inside ? city(from) : Infinity);
}

interface Step {
  to: string;
  cost: number;
  danger: boolean;
}

/** The next steps from an area, whether or not they can be paid. */
export function steps(s: State, m: Mover, from: string): Step[] {
  const out: Step[] = [];
  const add = (to: string, cost: number | null, sea?: string): void => {
    if (cost === null || (!isSea(to) && !mayEnter(s, m, from, to))) return;
    const stopped = sea !== undefined && shut(s, m, sea);
    if (stopped && !m.war) return;
    const wild = s.table.owner[to] === BARBARIANS && m.armies <= armiesAt(s, BARBARIANS, to);
    out.push({ to, cost, danger: stopped || wild });
  };
  if (m.by !== 'ship') {
    for (const { to } of bordersOf(from)) add(to, landCost(s, m.seat, m.by, from, to));
    const strait = m.by === 'banner' ? undefined : across(from);
    if (strait) add(strait.to, landCost(s, m.seat, m.by, from, strait.to));
  } else if (isSea(from)) {
    for (const sea of SEAS[from]!.adjacent) add(sea, seaCost(s, m.seat, sea), sea);
    for (const port of harboursOf(from)) add(port, 1, from);
  } else {
    for (const sea of portsOf(from)) {
      const cost = seaCost(s, m.seat, sea);
      add(sea, cost === null ? null : cost + 1, sea);
    }
  }
  return out;
}

/** Everything within the movement points, by the cheapest way; where there is danger nobody goes on. */
export function reach(s: State, m: Mover): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const queue: (Reach & { at: string })[] = [{ at: m.at, cost: 0, path: [], danger: false }];
  while (queue.length) {
    queue.sort((a, b) => a.cost - b.cost || Number(a.danger) - Number(b.danger));
    const { at, ...here } = queue.shift()!;
    if (found.has(at) || (at === m.at && here.path.length)) continue;
    if (here.path.length) found.set(at, here);
    if (here.danger) continue;
    for (const step of steps(s, m, at)) {
      const cost = here.cost + step.cost;
      if (cost <= m.moves && !found.has(step.to)) queue.push({ at: step.to, cost, path: [...here.path, step.to], danger: step.danger });
    }
  }
  return found;
}

/** A shortest way over land and sea, as a crusade walks it: the areas after the start; null if there is none. */
export function crossing(s: State, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    const near = isSea(at)
      ? [...SEAS[at]!.adjacent, ...coastsOf(at)]
      : [...bordersOf(at).map((b) => b.to), ...(across(at) ? [across(at)!.to] : []), ...(TERRITORIES[at]?.seas ?? [])];
    for (const next of near) {
      if (before.has(next) || (!isSea(next) && s.table.owner[next] === undefined)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return null;
  const path: string[] = [];
  for (let at: string | null = to; at !== null && at !== from; at = before.get(at) ?? null) path.unshift(at);
  return path;
}

/** The number of steps of a crossing; Infinity if there is none. */
export const strides = (s: State, from: string, to: string): number => crossing(s, from, to)?.length ?? Infinity;
