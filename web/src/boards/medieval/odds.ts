/** Chances of battles, from what a seat knows. One die each unless said otherwise. */

const FACES = [1, 2, 3, 4, 5, 6];

function share(test: (one: number, other: number) => boolean): number {
  let n = 0;
  for (const one of FACES) for (const other of FACES) if (test(one, other)) n++;
  return n / 36;
}

/** On land a tie goes to the defender. `ahead` is what the attacker adds minus what the defender adds. */
export function landOdds(ahead: number): number {
  return share((attack, defence) => attack + ahead > defence);
}

/** Mongols win a tie. */
export function mongolOdds(army: number, defence: number): number {
  return share((attack, die) => attack + army >= die + defence);
}

/** At sea the mover loses to more, and on a tie to the stronger navy. */
export function seaOdds(ahead: number, navyOfMover: number, navyOfMeeter: number): number {
  return share((mover, meeter) => mover + ahead > meeter || (mover + ahead === meeter && navyOfMeeter <= navyOfMover));
}

/** A Crusade of this strength against two dice: how likely it brings anything, and what it brings each on average. */
export function crusadeOdds(strength: number): { chance: number; mean: number } {
  let mean = 0;
  const chance = share((one, other) => {
    mean += Math.max(0, strength - one - other) / 36;
    return strength > one + other;
  });
  return { chance, mean };
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export interface OddsTable {
  /** Steps of Militia of each side. */
  mine: number[];
  theirs: number[];
  /** Chance of the one who looks: a row for each own step, a column for each of the other's. */
  chances: number[][];
}

/** More steps than this do not change the picture. */
const MOST_STEPS = 6;

/**
 * All pairs of Militia that the two purses allow.
 * `ahead`: attacker minus defender without Militia. `known`: the other's bid, if spies have seen it.
 */
export function battleTable(of: {
  ahead: number;
  attacking: boolean;
  mySteps: number;
  theirSteps: number;
  known?: number | null;
}): OddsTable {
  const upTo = (n: number): number[] => Array.from({ length: Math.max(0, Math.min(n, MOST_STEPS)) + 1 }, (_, i) => i);
  const mine = upTo(of.mySteps);
  const theirs = of.known === null || of.known === undefined ? upTo(of.theirSteps) : [of.known];
  const chances = mine.map((m) =>
    theirs.map((t) => (of.attacking ? landOdds(of.ahead + m - t) : 1 - landOdds(of.ahead + t - m))),
  );
  return { mine, theirs, chances };
}
