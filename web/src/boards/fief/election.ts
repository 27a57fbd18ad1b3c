/** The arithmetic of the crown: votes so far, votes still out, churchmen who would consecrate, and who is how near to victory. */

import { BISHOPS_NEEDED, COUPLE_FIEFS, SOLO_FIEFS, VOTES_NEEDED } from './figures';
import type { Family, Realm, Step } from './realm';

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
  /** Votes of families that have not voted. */
  open: { seat: number; votes: number; promised: string | null }[];
  none: number;
  voting: boolean;
  elected: string | null;
  /** Who would be elected if nobody else voted; null when nobody has three votes or two are level. */
  leader: string | null;
}

export function readBallot(realm: Realm, step: Step | undefined): Ballot {
  const cast = (step?.cast ?? {}) as Record<string, string | null>;
  const { candidates, votes, promised } = realm.election;
  const open = realm.families
    .filter((f) => (votes[f.seat] ?? 0) > 0 && !cast[f.seat])
    .map((f) => ({ seat: f.seat, votes: votes[f.seat] ?? 0, promised: promised[f.seat] ?? null }));
  const list: Candidate[] = Object.entries(candidates).map(([seat, lord]) => {
    const from = Object.entries(cast).filter(([, who]) => who === lord).map(([s]) => Number(s));
    return {
      lord,
      seat: Number(seat),
      from,
      votes: from.reduce((n, s) => n + (votes[s] ?? 0), 0),
      promised: open.reduce((n, o) => (o.promised === lord ? n + o.votes : n), 0),
    };
  });
  const most = Math.max(0, ...list.map((c) => c.votes));
  const top = list.filter((c) => c.votes === most);
  return {
    candidates: list,
    open,
    none: Object.entries(cast).reduce((n, [s, who]) => (who === 'none' ? n + (votes[s] ?? 0) : n), 0),
    voting: step !== undefined,
    elected: (step?.elected as string | null | undefined) ?? null,
    leader: most >= VOTES_NEEDED && top.length === 1 ? (top[0]?.lord ?? null) : null,
  };
}

export interface Churchmen {
  seat: number;
  bishops: number;
  cardinals: number;
  /** Already said yes. */
  willing: boolean;
}

export function churchmen(realm: Realm, step: Step | undefined): Churchmen[] {
  const willing = ((step?.willing ?? []) as string[]).map(Number);
  return realm.families.flatMap((f) => {
    const free = f.lords.filter((x) => x.bishop !== null && x.free);
    const cardinals = free.filter((x) => x.cardinal).length;
    return free.length ? [{ seat: f.seat, bishops: free.length - cardinals, cardinals, willing: willing.includes(f.seat) }] : [];
  });
}

/** One cardinal, or two bishops. */
export function blessed(of: readonly Churchmen[]): boolean {
  const willing = of.filter((c) => c.willing);
  return willing.some((c) => c.cardinals > 0) || willing.reduce((n, c) => n + c.bishops, 0) >= BISHOPS_NEEDED;
}

export interface Hope {
  seats: number[];
  fiefs: number;
  needs: number;
  crowns: ('king' | 'queen')[];
  missing: ('king' | 'queen')[];
  won: boolean;
}

const crownsOf = (f: Family): ('king' | 'queen')[] =>
  (['king', 'queen'] as const).filter((crown) => f.lords.some((x) => x.crowns.includes(crown)));

/** How near each family is to victory, alone and with each ally. */
export function hopes(realm: Realm): Hope[] {
  const alone = realm.families.filter((f) => !f.out).map((f): Hope => {
    const crowns = crownsOf(f);
    return { seats: [f.seat], fiefs: f.fiefs, needs: SOLO_FIEFS, crowns, missing: crowns.length ? [] : ['king'], won: crowns.length > 0 && f.fiefs >= SOLO_FIEFS };
  });
  const pairs = realm.families.flatMap((f) =>
    f.allies.filter((a) => a > f.seat).flatMap((a): Hope[] => {
      const other = realm.families[a];
      if (!other) return [];
      const crowns = [...new Set([...crownsOf(f), ...crownsOf(other)])];
      const missing = (['king', 'queen'] as const).filter((c) => !crowns.includes(c));
      const fiefs = f.fiefs + other.fiefs;
      return [{ seats: [f.seat, a], fiefs, needs: COUPLE_FIEFS, crowns, missing, won: !missing.length && fiefs >= COUPLE_FIEFS }];
    }),
  );
  return [...alone, ...pairs];
}
