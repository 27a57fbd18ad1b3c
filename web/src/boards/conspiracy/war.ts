/** Before an attack: from where it could come, and how it would go against the garrison alone. */

import type { BoardFile } from '../../map/format';
import { crew } from './battle';
import { ownerOf, type Fields } from './empire';
import type { Survey } from './land';
import { oddsOf, type Field, type Odds } from './odds';

/** Territories that share a border of the sheet, which are those that border by the rules. */
export function neighbours(file: BoardFile): Map<string, Set<string>> {
  const sides = new Map<number, string[]>();
  for (const [ref, shape] of Object.entries(file.shapes)) {
    for (const arc of shape.rings.flat()) {
      const number = arc < 0 ? ~arc : arc;
      sides.set(number, [...(sides.get(number) ?? []), ref.slice(ref.indexOf(':') + 1)]);
    }
  }
  const out = new Map<string, Set<string>>();
  for (const [a, b] of sides.values()) {
    if (!a || !b || a === b) continue;
    out.set(a, (out.get(a) ?? new Set()).add(b));
    out.set(b, (out.get(b) ?? new Set()).add(a));
  }
  return out;
}

export interface Prospect {
  base: string;
  attackers: number;
  defenders: number;
  odds: Odds;
}

/** Enough for a decision, quick enough for a tooltip. */
const GAMES = 400;

/** The odds of an attack from each own fief next to the target, with all that stands there; no allies, no cards. */
export function prospects(f: Fields, land: Survey, near: Map<string, Set<string>>, seat: number, target: string): Prospect[] {
  const owner = ownerOf(f, target);
  const works = f.works[target] ?? [];
  const field: Field = {
    castle: works.includes('castle'),
    relic: works.includes('relic'),
    preacher: owner !== null && f.preacher_at === target && Number(f.preacher_owner) === owner,
    hostlers: {},
    forging: {},
    leaders: { attack: seat, defence: owner ?? -1 },
  };
  const defenders = owner === null ? [] : crew(f.troops[target] ?? {}, 'defence', owner);
  return [...(near.get(target) ?? [])].flatMap((base): Prospect[] => {
    // Troops of electorates only defend.
    if (ownerOf(f, base) !== seat || land.lands.get(base)?.kind === 'electorate') return [];
    const attackers = crew(f.troops[base] ?? {}, 'attack', seat);
    if (!attackers.length) return [];
    const odds = oddsOf([...attackers, ...defenders], field, GAMES);
    return [{ base, attackers: attackers.length, defenders: defenders.length, odds }];
  });
}
