/** What the rules tell about battles, sales and the crown, in the shape in which the panels draw it. */

import type { Prospect } from '../../lib/protocol';
import { wordOf } from '../shared/told';
import type { Master } from './figures';

export type Told = readonly Prospect[] | null;

/** How a battle would go from here. */
export interface Odds {
  attack: number;
  defence: number;
  nobody: number;
  /** Units that attackers and defenders have left in the mean. */
  left: [attack: number, defence: number];
}

export const oddsOf = (told: Told): Odds | null => (told?.[0]?.figures as Odds | undefined) ?? null;

/** An attack that could come from an own fief. */
export interface Base {
  base: string;
  odds: number;
}

export const basesOf = (told: Told): Base[] => (told ?? []).map((x) => ({ base: wordOf(x.of), odds: x.odds ?? 0 }));

/** The lowest bid that would do now, and what a territory would bring a turn. */
export interface SaleTold {
  floor: number;
  gain?: number;
}

export const saleOf = (told: Told): SaleTold | null => (told?.[0]?.figures as SaleTold | undefined) ?? null;

export interface Need {
  /** Would be chosen if the Emperor died now. */
  elected: boolean;
  /** The fewest electorates more, at best; null if none would do, because all are others'. */
  electorates: number | null;
  /** The Master cards not held: what is missing on the track, and whether the card would be enough. */
  masters: { master: Master; missing: number; enough: boolean }[];
}

export interface CrownTold {
  /** By seat. */
  needs: Need[];
  /** The least that is bid for an electorate. */
  price: number;
}

export function crownOf(told: Told): CrownTold | null {
  const found = told?.[0];
  if (!found) return null;
  const { elected, price } = found.figures as { elected: number | null; price: number };
  const needs = (found.parts ?? []).map((x, seat): Need => ({
    elected: elected === seat,
    electorates: (x.figures as { electorates: number | null }).electorates,
    masters: (x.parts ?? []).map((card) => ({ ...(card.figures as { missing: number; enough: boolean }), master: wordOf(card.of) as Master })),
  }));
  return { needs, price };
}
