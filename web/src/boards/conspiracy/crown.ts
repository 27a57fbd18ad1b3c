/** The election as the table can foresee it: who would win it now, and what everybody still lacks. */

import type { Elector, Empire } from './empire';
import { DEPOSE, ELECTORATE_GLORY, GLORY, MASTERS, MINIMUM, STEP, type Master } from './figures';

/** What an election looks at. */
export interface Ballot {
  seats: number;
  electors: Pick<Elector, 'owner' | 'marker'>[];
  holder: Partial<Record<Master, number>>;
}

export interface Need {
  /** Would be chosen if the Emperor died now. */
  elected: boolean;
  /** The fewest electorates more, at best; null if none would do, because all are others'. */
  electorates: number | null;
  /** The Master cards not held: what is missing on the track, and whether the card would be enough. */
  masters: { master: Master; missing: number; enough: boolean }[];
}

export function ballotOf(empire: Empire): Ballot {
  const holder: Partial<Record<Master, number>> = {};
  for (const family of empire.families) for (const master of family.masters) holder[master] = family.seat;
  return { seats: empire.families.length, electors: empire.electors, holder };
}

function standing(votes: number, glory: number, direct: number, best: number): number {
  return ((votes * 100 + glory) * 10 + direct) * 10 + best;
}

/** The seat that is elected; null if it is the neutral candidate, or if the best are equal in everything. */
export function elected(ballot: Ballot): number | null {
  const neutral = ballot.electors.filter((e) => e.owner === null && e.marker === null).length;
  let best = standing(neutral, ELECTORATE_GLORY * neutral, neutral, 0);
  let winner: number | null = null;
  for (let seat = 0; seat < ballot.seats; seat++) {
    const held = MASTERS.filter((m) => ballot.holder[m] === seat);
    const direct = ballot.electors.filter((e) => e.owner === seat).length;
    const swayed = ballot.electors.filter((e) => e.owner === null && e.marker && ballot.holder[e.marker] === seat).length;
    const glory = ELECTORATE_GLORY * direct + held.reduce((sum, m) => sum + GLORY[m], 0);
    const mine = standing(direct + swayed, glory, direct, held[0] ? GLORY[held[0]] : 0);
    if (mine > best) {
      best = mine;
      winner = seat;
    } else if (mine === best) winner = null;
  }
  return winner;
}

/** Markers that lie nowhere go where there is room, as they would at the table. */
function settle(ballot: Ballot): Ballot {
  const electors = ballot.electors.map((e) => (e.owner === null ? { ...e } : { ...e, marker: null }));
  for (const master of MASTERS) {
    if (ballot.holder[master] === undefined || electors.some((e) => e.marker === master)) continue;
    const free = electors.find((e) => e.owner === null && e.marker === null);
    if (free) free.marker = master;
  }
  return { ...ballot, electors };
}

function withElectorates(ballot: Ballot, seat: number, which: number[]): Ballot {
  return settle({ ...ballot, electors: ballot.electors.map((e, i) => (which.includes(i) ? { owner: seat, marker: null } : e)) });
}

function withMaster(ballot: Ballot, seat: number, master: Master): Ballot {
  const electors = ballot.electors.map((e) => (e.marker === master ? { ...e, marker: null } : e));
  return settle({ ...ballot, electors, holder: { ...ballot.holder, [master]: seat } });
}

function* subsets(from: number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  for (const [i, first] of from.entries()) {
    for (const rest of subsets(from.slice(i + 1), size - 1)) if (size > 0) yield [first, ...rest];
  }
}

/** At best: nobody else gains anything meanwhile, and the electors die whose seats help most. */
export function needOf(ballot: Ballot, seat: number, tracks: Record<Master, number>[]): Need {
  const now = settle(ballot);
  const own = ballot.electors.filter((e) => e.owner === seat).length;
  const foreign = ballot.electors.flatMap((e, i) => (e.owner === seat ? [] : [i]));
  const neutral = foreign.filter((i) => ballot.electors[i]?.owner === null);
  let electorates: number | null = null;
  for (let k = 0; k <= DEPOSE - own && electorates === null; k++) {
    // As long as there are neutral electors nobody else's seat is counted on.
    const among = k <= neutral.length ? neutral : foreign;
    if (own + k >= DEPOSE && among.length >= k) electorates = k;
    for (const which of subsets(among, k)) if (elected(withElectorates(now, seat, which)) === seat) electorates = k;
  }
  const masters = MASTERS.filter((m) => ballot.holder[m] !== seat).map((master) => {
    const holder = ballot.holder[master];
    const goal = holder === undefined ? MINIMUM[master] : (tracks[holder]?.[master] ?? 0) + STEP[master];
    const missing = Math.max(STEP[master], goal - (tracks[seat]?.[master] ?? 0));
    return { master, missing, enough: elected(withMaster(now, seat, master)) === seat };
  });
  return { elected: electorates === 0, electorates, masters };
}

export function needsOf(empire: Empire): Need[] {
  const ballot = ballotOf(empire);
  const tracks = empire.families.map((f) => f.tracks);
  return empire.families.map((f) => needOf(ballot, f.seat, tracks));
}
