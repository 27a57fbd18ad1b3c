/**
 * The odds of a battle for who looks at it: nobody pleads, nobody aims at lords, every camp strikes the strongest enemy, troops fall
 * before fighters, and heaps can always be changed into smaller pieces.
 */

import { D_ARC_BONUS, diceFor, LOSSES, type Walls } from './figures';

export type Party = 'attackers' | 'defenders';

export interface Host {
  party: Party;
  walls: Walls;
  strength: number;
  /** d'Arc is among them; she falls last. */
  maid: boolean;
}

export interface Odds {
  attackers: number;
  defenders: number;
  /** Both fall in the same round. */
  nobody: number;
  /** Points that each side has left in the mean. */
  left: Record<Party, number>;
  rounds: number;
}

/** Always the same numbers, so that the odds do not flicker. */
function generator(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function lossOf(walls: Walls, total: number): number {
  return total > 0 ? (LOSSES[walls][Math.min(total, 18) - 1] ?? 0) : 0;
}

function strike(hosts: Host[], dice: () => number): void {
  const hits = hosts.map(() => 0);
  for (const host of hosts) {
    let target = -1;
    hosts.forEach((foe, i) => {
      if (foe.party !== host.party && foe.strength > (target < 0 ? 0 : (hosts[target]?.strength ?? 0))) target = i;
    });
    const foe = hosts[target];
    if (host.strength <= 0 || !foe) continue;
    let total = host.maid ? D_ARC_BONUS : 0;
    for (let n = diceFor(host.strength); n > 0; n--) total += 1 + Math.floor(dice() * 6);
    hits[target] = (hits[target] ?? 0) + lossOf(foe.walls, total);
  }
  hosts.forEach((host, i) => (host.strength = Math.max(0, host.strength - (hits[i] ?? 0))));
}

const MOST_ROUNDS = 100;

export function oddsOf(camps: readonly Host[], games = 1200): Odds {
  const dice = generator(camps.reduce((sum, c) => sum * 31 + c.strength, games));
  const out: Odds = { attackers: 0, defenders: 0, nobody: 0, left: { attackers: 0, defenders: 0 }, rounds: 0 };
  const sum = (hosts: Host[], party: Party): number => hosts.reduce((n, h) => (h.party === party ? n + h.strength : n), 0);
  for (let game = 0; game < games; game++) {
    const hosts = camps.map((c) => ({ ...c }));
    let rounds = 0;
    while (rounds < MOST_ROUNDS && sum(hosts, 'attackers') > 0 && sum(hosts, 'defenders') > 0) {
      strike(hosts, dice);
      rounds++;
    }
    const attack = sum(hosts, 'attackers');
    const defence = sum(hosts, 'defenders');
    if (attack > 0 && defence <= 0) out.attackers++;
    else if (defence > 0 && attack <= 0) out.defenders++;
    else out.nobody++;
    out.left.attackers += attack;
    out.left.defenders += defence;
    out.rounds += rounds;
  }
  return {
    attackers: out.attackers / games,
    defenders: out.defenders / games,
    nobody: out.nobody / games,
    left: { attackers: out.left.attackers / games, defenders: out.left.defenders / games },
    rounds: out.rounds / games,
  };
}
