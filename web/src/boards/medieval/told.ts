/** What the rules tell about a battle, a fleet, the Mongols, a Crusade, in the shape in which the panels draw it. */

import type { Prospect } from '../../lib/protocol';
import { wordOf } from '../shared/told';

export type Told = readonly Prospect[] | null;

/** One thing that adds to a die: what it is, and how much. */
export interface Part {
  what: 'army' | 'ruler' | 'mercenaries' | 'knights' | 'order';
  of: string;
  n: number;
}

export interface Side {
  seat: number | null;
  parts: Part[];
  militia: boolean;
}

export interface OddsTable {
  /** Of a step of one's own Militia. */
  price: number;
  /** Steps of Militia of each side. */
  mine: number[];
  theirs: number[];
  /** Chance of the one who looks: a row for each own step, a column for each of the other's. */
  chances: number[][];
}

export interface Battle extends OddsTable {
  target: string;
  attack: Side;
  defence: Side;
  /** Through whose eyes the table looks: the attacker's unless one defends. */
  attacking: boolean;
  /** Has the one who looks a part in it? */
  involved: boolean;
  /** One's own bid, once it lies on the table. */
  bid: number | null;
}

/** The figures of a prospect, as the rules of this game make them. */
export function figures<T>(of: Prospect | undefined): T {
  return (of?.figures ?? {}) as T;
}

export function battleOf(told: Told): Battle | null {
  const found = told?.[0];
  if (!found) return null;
  const [attack, defence] = found.parts ?? [];
  return { ...figures<Battle>(found), target: wordOf(found.of), attack: figures<Side>(attack), defence: figures<Side>(defence) };
}

export interface Threat {
  card: string;
  /** Chance that it falls. */
  odds: number;
  defence: number;
  army: number;
}

export function threatsOf(told: Told): Threat[] {
  return (told ?? []).map((x) => ({ ...figures<Threat>(x), card: wordOf(x.of), odds: x.odds ?? 0 }));
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
