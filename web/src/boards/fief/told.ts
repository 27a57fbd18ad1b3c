/** What the rules tell about battles and the crown, in the shape in which the panels draw it. */

import type { Prospect } from '../../lib/protocol';
import { wordOf } from '../shared/told';

export type Told = readonly Prospect[] | null;

/** How a battle would go by dice alone. */
export interface Odds {
  attackers: number;
  defenders: number;
  /** Both fall in the same round. */
  nobody: number;
  /** Points that attackers and defenders have left in the mean. */
  left: [attackers: number, defenders: number];
  rounds: number;
}

export const oddsOf = (told: Told): Odds | null => (told?.[0]?.figures as Odds | undefined) ?? null;

/** Two who might fight at a village. What one does not know lies between two figures. */
export interface Clash {
  village: string;
  attacker: string;
  defender: string;
  strength: [attack: [number, number], defence: [number, number]];
  /** Of the attacker, at the worst and at the best. */
  odds: [number, number];
}

export const clashesOf = (told: Told): Clash[] => (told ?? []).map((x) => ({ ...(x.figures as unknown as Clash), village: wordOf(x.of) }));

export interface Candidate {
  lord: string;
  seat: number;
  votes: number;
  from: number[];
  /** Promised to him by who has not voted, as far as this seat knows. */
  promised: number;
}

export interface Ballot {
  candidates: Candidate[];
  needs: number;
  /** Who would be elected if nobody else voted. */
  leader: string | null;
  none: number;
  /** Votes of families that have not voted. */
  open: { seat: number; votes: number; promised: string | null }[];
  church: { seat: number; bishops: number; cardinals: number; willing: boolean }[];
  blessed: boolean;
}

export function ballotOf(told: Told): Ballot | null {
  const found = told?.[0];
  if (!found) return null;
  const candidates = (found.parts ?? []).map((x) => ({ ...(x.figures as unknown as Candidate), lord: wordOf(x.of) }));
  return { ...(found.figures as unknown as Ballot), candidates };
}

/** How near a family, or two allied ones, are to victory. */
export interface Hope {
  seats: number[];
  fiefs: number;
  needs: number;
  /** How many they have of King and Queen. */
  crowns: number;
  missing: ('king' | 'queen')[];
}

export const hopesOf = (told: Told): Hope[] => (told ?? []).map((x) => x.figures as unknown as Hope);
