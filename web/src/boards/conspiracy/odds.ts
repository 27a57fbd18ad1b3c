/**
 * The odds of a battle, from what a seat can see: the units on the chart, the fief, the bonuses shown so far. Both sides
 * line up in the standard order, nobody withdraws, no further cards are played.
 */

import { COMBAT } from './figures';

export type Side = 'attack' | 'defence';

export interface Fighter {
  side: Side;
  seat: number;
  knight: boolean;
  hits: number;
  /** Its pair on the chart, from 1; 0 is not placed yet. */
  pair: number;
  rank: number;
}

export interface Field {
  castle: boolean;
  relic: boolean;
  /** The Preacher stands here and is the defender's. */
  preacher: boolean;
  /** Bonuses of knights and of mercenaries, by seat. */
  hostlers: Record<string, number>;
  forging: Record<string, number>;
  leaders: Record<Side, number>;
}

export interface Odds {
  attack: number;
  defence: number;
  nobody: number;
  /** Units that each side has left in the mean. */
  left: Record<Side, number>;
}

export function modifier(field: Field, mine: Fighter, foe: Fighter): number {
  let out = 0;
  if (mine.side === 'attack') out += field.castle ? COMBAT.castle : 0;
  else out += (field.relic ? COMBAT.relic : 0) + (field.preacher ? COMBAT.preacher : 0);
  if (!mine.knight) return out + (field.forging[mine.seat] ?? 0);
  return out + (field.hostlers[mine.seat] ?? 0) + (foe.knight ? 0 : COMBAT.knight);
}

export const hitsOf = (total: number): number => (total >= COMBAT.doubleAt ? 2 : total >= COMBAT.hitAt ? 1 : 0);

/** Chances of one and of two hits with two dice and a modifier. */
export function chances(bonus: number): { one: number; two: number } {
  let one = 0;
  let two = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const hits = hitsOf(a + b + bonus);
      if (hits === 1) one++;
      if (hits === 2) two++;
    }
  }
  return { one: one / 36, two: two / 36 };
}

/** Small and always the same for the same battle, so that asking twice gives one answer. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const falls = (unit: Fighter): boolean => unit.hits >= (unit.knight ? COMBAT.knightFalls : COMBAT.mercenaryFalls);

/** Knights before mercenaries, the leader's before his allies', sound ones before wounded ones. */
function standard(units: Fighter[], leader: number): Fighter[] {
  const key = (u: Fighter): number => (u.knight ? 0 : 1000) + (u.seat === leader ? 0 : 10 * (u.seat + 1)) + u.hits;
  return [...units].sort((a, b) => key(a) - key(b));
}

/** Fills the chart: fronts first, then supports; what is placed stays. */
function lineUp(units: Fighter[], field: Field): void {
  const count = (side: Side): number => units.filter((u) => u.side === side).length;
  const pairs = Math.min(count('attack'), count('defence'), COMBAT.fronts);
  for (const side of ['attack', 'defence'] as const) {
    const mine = units.filter((u) => u.side === side);
    const filled = Array.from({ length: pairs }, (_, i) => mine.filter((u) => u.pair === i + 1).length);
    for (const unit of standard(mine.filter((u) => !u.pair), field.leaders[side])) {
      const least = Math.min(...filled);
      if (least > COMBAT.supports) break;
      const at = filled.indexOf(least);
      unit.pair = at + 1;
      unit.rank = least;
      filled[at] = least + 1;
    }
  }
}

function strike(units: Set<Fighter>, front: Fighter, hits: number): void {
  let left = hits;
  while (left > 0 && !falls(front)) {
    front.hits++;
    left--;
  }
  if (!falls(front)) return;
  const support = left ? [...units].find((u) => u.side === front.side && u.pair === front.pair && u.rank === 1) : undefined;
  if (support) {
    support.hits++;
    if (falls(support)) units.delete(support);
  }
  units.delete(front);
}

function round(units: Set<Fighter>, field: Field, dice: () => number): void {
  const fronts = [...units].filter((u) => u.pair && u.rank === 0);
  const blows: [Fighter, number][] = [];
  for (const mine of fronts) {
    const foe = fronts.find((u) => u.side !== mine.side && u.pair === mine.pair);
    if (!foe) continue;
    const total = 2 + Math.floor(dice() * 6) + Math.floor(dice() * 6) + modifier(field, mine, foe);
    blows.push([foe, hitsOf(total)]);
  }
  for (const [foe, hits] of blows) strike(units, foe, hits);
}

export function oddsOf(units: readonly Fighter[], field: Field, games = 1500): Odds {
  const dice = generator(units.length * 7919 + games);
  const out: Odds = { attack: 0, defence: 0, nobody: 0, left: { attack: 0, defence: 0 } };
  for (let game = 0; game < games; game++) {
    const alive = new Set(units.map((u) => ({ ...u })));
    const count = (side: Side): number => [...alive].filter((u) => u.side === side).length;
    // Nobody fights for ever: with castle and relics a blow may all but never land.
    for (let n = 0; n < 500 && count('attack') && count('defence'); n++) {
      if (n > 0) for (const unit of alive) unit.pair = unit.rank = 0;
      lineUp([...alive], field);
      round(alive, field, dice);
    }
    const attack = count('attack');
    const defence = count('defence');
    if (attack && !defence) out.attack++;
    else if (defence) out.defence++;
    else out.nobody++;
    out.left.attack += attack;
    out.left.defence += defence;
  }
  const share = (n: number): number => n / games;
  return {
    attack: share(out.attack),
    defence: share(out.defence),
    nobody: share(out.nobody),
    left: { attack: share(out.left.attack), defence: share(out.left.defence) },
  };
}
