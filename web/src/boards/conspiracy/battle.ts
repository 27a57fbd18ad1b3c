/** A battle on the stack, as a chart: pairs of fronts with their supports, and the units that wait. */

import type { Line, View } from '../../lib/protocol';

export type Side = 'attack' | 'defence';

export interface BattleUnit {
  side: Side;
  seat: number;
  unit: string;
  home: string | null;
  pair: number;
  rank: number;
  leaving: boolean;
}

export interface Party {
  side: Side;
  /** Null if nobody leads it: a neutral fief. */
  leader: number | null;
  allies: number[];
  offers: number[];
  waiting: BattleUnit[];
}

export interface Chart {
  target: string;
  stage: string;
  round: number;
  units: BattleUnit[];
  parties: Record<Side, Party>;
  pairs: { pair: number; attack: BattleUnit[]; defence: BattleUnit[] }[];
  /** Is there anybody on both sides, or expected there? */
  possible: boolean;
  /** What changes the dice in this fief. */
  conditions: { what: string; side: Side; n: number }[];
  /** Of the front units of each pair: what is added to the dice, and the chances of one and of two hits. */
  dice: (Record<Side, Dice> | null)[];
  /** Bonuses that cards have given, by seat. */
  hostlers: Record<string, number>;
  forging: Record<string, number>;
}

export interface Dice {
  bonus: number;
  one: number;
  two: number;
}

interface Step {
  step: string;
  [field: string]: unknown;
}

export const SIDES: Side[] = ['attack', 'defence'];

const seatOf = (word: unknown): number | null => (word === null || word === undefined ? null : Number(word));
const seatsOf = (words: unknown): number[] => (Array.isArray(words) ? words.map(Number) : []);

export const isKnight = (unit: string): boolean => unit.startsWith('knight');
export const hitsOn = (unit: string): number => Number(/\d$/.exec(unit)?.[0] ?? 0);

export function readChart(view: View, step: Step): Chart {
  const seen = (view as View & { battle?: Pick<Chart, 'conditions' | 'possible'> & { pairs: Chart['dice'] } }).battle ?? null;
  const target = String(step.target);
  const sides = view.stack.find((s) => s.step === 'Sides');
  const units = ((step.units ?? []) as Record<string, unknown>[]).map(
    (u): BattleUnit => ({
      side: u.side as Side,
      seat: Number(u.seat),
      unit: String(u.unit),
      home: (u.home as string | null) ?? null,
      pair: Number(u.pair),
      rank: Number(u.rank),
      leaving: Boolean(u.leaving),
    }),
  );
  const leader = (side: Side): number | null =>
    seatOf(side === 'attack' ? step.attacker : ((sides?.defender as string | null | undefined) ?? step.defender));
  const party = (side: Side): Party => ({
    side,
    leader: leader(side),
    allies: seatsOf(sides ? sides[`${side}_allies`] : step[`${side}_allies`]),
    offers: seatsOf(sides?.[`${side}_offers`]),
    waiting: units.filter((u) => u.side === side && !u.pair),
  });
  const most = Math.max(0, ...units.map((u) => u.pair));
  const pairs = Array.from({ length: most }, (_, i) => {
    const at = (side: Side): BattleUnit[] =>
      units.filter((u) => u.side === side && u.pair === i + 1).sort((a, b) => a.rank - b.rank);
    return { pair: i + 1, attack: at('attack'), defence: at('defence') };
  });
  return {
    target,
    stage: String(step.stage),
    round: Number(step.round ?? 0),
    units,
    parties: { attack: party('attack'), defence: party('defence') },
    pairs,
    possible: seen?.possible ?? false,
    conditions: seen?.conditions ?? [],
    dice: seen?.pairs ?? [],
    hostlers: (step.hostlers ?? {}) as Record<string, number>,
    forging: (step.forging ?? {}) as Record<string, number>,
  };
}

export interface Throw {
  total: number;
  hits: number;
}

/** The dice of the last round told in these lines: by pair, for both sides. */
export function lastRound(lines: Line[]): Map<string, Throw> | null {
  let found: Map<string, Throw> | null = null;
  for (const line of lines) {
    if (line.key === 'attacks' || line.key === 'attacks-neutral') found = new Map();
    if (line.key !== 'rolls') continue;
    const word = (kind: string): string => line.args.find((a) => a[0] === kind)?.[1] ?? '';
    const key = `${word('side')}:${word('pair')}`;
    if (!found || found.has(key)) found = new Map();
    found.set(key, { total: Number(word('total')), hits: Number(word('hits')) });
  }
  return found;
}

