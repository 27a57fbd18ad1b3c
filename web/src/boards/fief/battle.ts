/** A battle as its panel reads it: camps with their strength and dice, and what has happened round by round. */

import type { Line } from '../../lib/protocol';
import type { Walls } from './figures';
import type { Lord, Realm, Step } from './realm';

export type Party = 'attackers' | 'defenders';

interface Contingent {
  who: string;
  camp: string;
  gone: number;
}
interface CampFields {
  side: Party;
  walls: Walls;
  leader: string;
  target: string | null;
  total: number;
  damage: number;
}

export interface Camp {
  n: number;
  party: Party;
  walls: Walls;
  leader: string;
  members: string[];
  strength: number;
  troops: number;
  dice: number;
  lords: Lord[];
  /** d'Arc is among them. */
  maid: boolean;
  target: number | null;
  total: number;
  damage: number;
}

export function readCamps(realm: Realm, step: Step): Camp[] {
  const contingents = (step.contingents ?? []) as Contingent[];
  return ((step.camps ?? []) as CampFields[]).map((camp, n): Camp => {
    const seen = realm.camps[n] ?? { strength: 0, troops: 0, dice: 0, lords: [] };
    const lords = seen.lords.flatMap((x) => realm.lords.get(x) ?? []);
    return {
      n,
      party: camp.side,
      walls: camp.walls,
      leader: camp.leader,
      members: [...new Set(contingents.filter((c) => c.camp === String(n) && !c.gone).map((c) => c.who))],
      strength: seen.strength,
      troops: seen.troops,
      dice: seen.dice,
      lords,
      maid: lords.some((x) => x.maid),
      target: camp.target === null ? null : Number(camp.target),
      total: camp.total,
      damage: camp.damage,
    };
  });
}

/** The order of things in a round: pleas, dice, losses. What has no place of its own stays where it is told. */
const COURSE: Record<string, number | null> = {
  enlisted: 0, 'sortie-made': 0, pleads: 0, mercy: 0, 'no-mercy': 0, captured: null, 'aim-kills': 1, 'aim-misses': 1, strikes: 1,
  'troops-lost': 2, 'change-lost': 2, 'guards-lost': 2, 'rebels-lost': 2, 'troops-removed': null, 'guards-removed': null, 'lord-dies': 2,
};

/** What has been told of the battle that goes on, one list for each round: a new one begins where its course begins anew. */
export function roundsOf(lines: readonly Line[]): Line[][] {
  let rounds: Line[][] = [];
  let at = 0;
  for (const line of lines) {
    if (line.key === 'battle' || line.key === 'battle-won' || line.key === 'battle-drawn') {
      rounds = [];
      continue;
    }
    const place = COURSE[line.key];
    if (place === undefined) continue;
    const round = rounds.at(-1);
    const who = line.args[0]?.[1];
    // Blows without losses are followed by the next ones: who strikes twice is in the next round.
    const again = line.key === 'strikes' && round?.some((x) => x.key === 'strikes' && x.args[0]?.[1] === who);
    if (!round || again || (place !== null && place < at)) rounds.push([line]);
    else round.push(line);
    at = place ?? at;
  }
  return rounds;
}
