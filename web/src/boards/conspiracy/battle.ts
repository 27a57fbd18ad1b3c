/** A battle on the stack, as a chart: pairs of fronts with their supports, and the units that wait. */

import type { Line, View } from '../../lib/protocol';
import { fieldsOf, ownerOf, type Fields } from './empire';
import { COMBAT } from './figures';
import type { Field, Fighter, Side } from './odds';

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
  field: Field;
  /** As the odds see them: places that will be taken anew do not count. */
  fighters: Fighter[];
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
  const f = fieldsOf(view);
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
  const lining = view.stack.find((s) => s.step === 'LineUp')?.side as Side | undefined;
  const stands = (side: Side): boolean => lining === side || (lining === 'defence' && side === 'attack');
  return {
    target,
    stage: String(step.stage),
    round: Number(step.round ?? 0),
    units,
    parties: { attack: party('attack'), defence: party('defence') },
    pairs,
    field: fieldOfBattle(f, target, step, leader),
    fighters: [
      ...units.map((u) => ({
        side: u.side,
        seat: u.seat,
        knight: isKnight(u.unit),
        hits: hitsOn(u.unit),
        pair: stands(u.side) ? u.pair : 0,
        rank: stands(u.side) ? u.rank : 0,
      })),
      ...expected(view, f, target, leader('defence'), String(step.stage)),
    ],
  };
}

/** Before the battle is joined: the garrison that will defend, and the units that are being sent. */
function expected(view: View, f: Fields, target: string, defender: number | null, stage: string): Fighter[] {
  if (stage !== 'sides' && stage !== 'commit') return [];
  const sending = view.stack.find((s) => s.step === 'Commitment');
  const sent = (sending?.units ?? {}) as Record<string, number>;
  const home = ownerOf(f, target);
  return [
    ...(sending ? crew(sent, 'attack', Number(sending.seat)) : []),
    ...(home !== null && home === defender ? crew(f.troops[target] ?? {}, 'defence', home) : []),
  ];
}

/** Units by their sorts as fighters of one side. */
export function crew(units: Record<string, number>, side: Side, seat: number): Fighter[] {
  return Object.entries(units).flatMap(([unit, n]) =>
    Array.from({ length: n }, () => ({ side, seat, knight: isKnight(unit), hits: hitsOn(unit), pair: 0, rank: 0 })),
  );
}

function fieldOfBattle(f: Fields, target: string, step: Step, leader: (side: Side) => number | null): Field {
  const works = f.works[target] ?? [];
  const defender = leader('defence');
  return {
    castle: works.includes('castle'),
    relic: works.includes('relic'),
    preacher: defender !== null && f.preacher_at === target && seatOf(f.preacher_owner) === defender,
    hostlers: (step.hostlers ?? {}) as Record<string, number>,
    forging: (step.forging ?? {}) as Record<string, number>,
    leaders: { attack: leader('attack') ?? -1, defence: defender ?? -1 },
  };
}

/** What changes the dice in this fief, as [word, side, bonus]. */
export function conditions(field: Field): [string, Side, number][] {
  const out: [string, Side, number][] = [];
  if (field.castle) out.push(['castle', 'attack', COMBAT.castle]);
  if (field.relic) out.push(['relic', 'defence', COMBAT.relic]);
  if (field.preacher) out.push(['preacher', 'defence', COMBAT.preacher]);
  return out;
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

