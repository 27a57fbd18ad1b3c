/** What a seat works for: its objective, and the crusade. */

import { ATLAS, CITIES, landsOf } from './atlas';
import { inPlay, type State } from './state';
import { crossing, strides } from './ways';

export interface Objective {
  id: string;
  yellow: string[];
  red: string[];
  green: string[];
  held: { yellow: number; red: number; green: number };
  points: number;
}

const YELLOW_FOR_RED = 6;
const RED_THEN = 2;
const GREEN_LOST = 3;

export function objectiveOf(s: State, seat: number): Objective | null {
  const id = s.table.objective[seat];
  const card = id ? ATLAS.objectives[id] : undefined;
  if (!id || !card) return null;
  const green = landsOf(card.kingdom).filter((t) => inPlay(s, t));
  const count = (lands: string[]): number => lands.filter((t) => s.table.owner[t] === String(seat)).length;
  const held = { yellow: count(card.yellow), red: count(card.red), green: count(green) };
  const points = held.yellow + held.red * (held.yellow >= YELLOW_FOR_RED ? RED_THEN : 1) - GREEN_LOST * (green.length - held.green);
  return { id, yellow: card.yellow, red: card.red, green, held, points };
}

export interface Crusade {
  stage: 'preparing' | 'marching';
  target: string;
  start: string;
  host: string;
  worth: number;
  /** Areas still to go, and from the start. */
  left: number;
  /** One of the shortest ways it could take from here. */
  way: string[];
  whole: number;
  due: number;
  parts: { seat: number; pledge: number; given: number; banner: number; general: boolean; engine: string | null }[];
  armies: number;
}

export function crusadeOf(s: State): Crusade | null {
  const { table } = s;
  if (table.crusade === 'none' || table.crusade_target === null || table.crusade_start === null) return null;
  const host = table.host_at ?? table.crusade_start;
  const city = Object.keys(CITIES).find((c) => CITIES[c]!.territory === table.crusade_target) ?? '';
  const parts = table.crusaders.map(Number).map((seat) => ({
    seat,
    pledge: table.pledge[seat] ?? 0,
    given: table.host[seat] ?? 0,
    banner: table.host_banner[seat] ?? 0,
    general: table.host_general[seat] === 1,
    engine: table.host_engine[seat] ?? null,
  }));
  return {
    stage: table.crusade,
    target: table.crusade_target,
    start: table.crusade_start,
    host,
    worth: ATLAS.crusade[city] ?? 0,
    way: crossing(s, host, table.crusade_target) ?? [],
    left: strides(s, host, table.crusade_target),
    whole: strides(s, table.crusade_start, table.crusade_target),
    due: table.crusade_due,
    parts,
    armies: parts.reduce((n, part) => n + part.given, 0),
  };
}
