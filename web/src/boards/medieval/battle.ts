/** A land battle as the board shows it: what each side adds, who can raise Militia, what the purses allow. */

import type { View } from '../../lib/protocol';
import { find, list, num, per, seatIn, text } from './frames';
import { JIHAD_COST, KNIGHTS_CARD, KNIGHTS_PROVINCE, MILITIA_COST } from './figures';
import { battleTable, type OddsTable } from './odds';
import { RULER_WORTH, type Province, type World } from './world';

/** One thing that adds to a die: what it is, and how much. */
export interface Part {
  what: 'army' | 'ruler' | 'mercenaries' | 'knights' | 'order';
  of: string;
  n: number;
}

export interface Side {
  seat: number | null;
  parts: Part[];
  sum: number;
  militia: boolean;
}

export interface BattleState {
  target: string;
  attack: Side;
  defence: Side;
  /** Through whose purse the table looks: the attacker's eyes unless one defends. */
  attacking: boolean;
  /** Has the one who looks a part in it? */
  involved: boolean;
  odds: OddsTable;
  /** One's own bid, once it lies on the table. */
  bid: number | null;
}

const sum = (parts: Part[]): number => parts.reduce((n, part) => n + part.n, 0);

/** What a power adds when it attacks or defends. */
export function armyParts(world: World, id: string): Part[] {
  const power = world.powers.get(id);
  if (!power) return [];
  const parts: Part[] = [{ what: 'army', of: id, n: power.figures.army }];
  if (power.ruler !== 'normal') parts.push({ what: 'ruler', of: power.ruler, n: RULER_WORTH[power.ruler] });
  return parts;
}

export function defenceOf(world: World, target: Province): Side {
  const parts: Part[] = target.knights
    ? [{ what: 'order', of: target.id, n: KNIGHTS_PROVINCE }]
    : target.defender
      ? armyParts(world, target.defender)
      : [];
  return { seat: target.owner, parts, sum: sum(parts), militia: target.owner !== null && target.home !== '' && !target.knights };
}

/** How many steps of Militia a seat can pay at most, for all one knows. */
function steps(world: World, side: Side, price: number): number {
  if (!side.militia || side.seat === null) return 0;
  return Math.floor((world.courts[side.seat]?.florins?.[1] ?? 0) / price);
}

function table(world: World, seat: number, attack: Side, defence: Side, price: number, known: number | null): OddsTable {
  const attacking = seat !== defence.seat || seat < 0;
  const [mine, theirs] = attacking ? [attack, defence] : [defence, attack];
  const cost = (side: Side): number => (side === attack ? price : MILITIA_COST);
  return battleTable({
    ahead: attack.sum - defence.sum,
    attacking,
    mySteps: steps(world, mine, cost(mine)),
    theirSteps: steps(world, theirs, cost(theirs)),
    known,
  });
}

export function readBattle(view: View, world: World, seat: number): BattleState | null {
  const frame = find(view, 'Battle');
  const target = world.provinces.get(text(frame, 'target'));
  if (!frame || !target) return null;
  const attacker = seatIn(frame, 'attacker');
  const power = text(frame, 'power');
  const parts = power ? armyParts(world, power) : [{ what: 'knights' as const, of: 'knights', n: KNIGHTS_CARD * num(frame, 'knights') }];
  for (const id of list(frame, 'mercenaries')) parts.push({ what: 'mercenaries', of: id, n: world.powers.get(id)?.figures.army ?? 0 });
  const attack: Side = { seat: attacker, parts, sum: sum(parts), militia: power !== '' };
  const defence = defenceOf(world, target);
  const helpers = Math.max(num(frame, 'support'), num(find(view, 'Support'), 'cards'));
  if (helpers) {
    defence.parts.push({ what: 'knights', of: 'knights', n: KNIGHTS_CARD * helpers });
    defence.sum += KNIGHTS_CARD * helpers;
  }
  const spied = per<number>(frame, 'spied', seat);
  const involved = seat >= 0 && (seat === attack.seat || seat === defence.seat);
  const down = involved && !view.asked.includes(seat);
  return {
    target: target.id,
    attack,
    defence,
    attacking: seat !== defence.seat || seat < 0,
    involved,
    odds: table(world, seat, attack, defence, frame['jihad'] ? JIHAD_COST : MILITIA_COST, spied !== null && spied >= 0 ? spied : null),
    bid: down ? per<number>(frame, 'bids', seat) : null,
  };
}

export interface Prospect {
  power: string;
  sum: number;
  odds: OddsTable;
}

/** What one's own powers could hope for against a province, before any attack is declared. */
export function prospects(world: World, seat: number, target: Province): Prospect[] {
  const defence = defenceOf(world, target);
  return [...world.powers.values()]
    .filter((x) => x.holder === seat && x.face === 'up' && !x.used && !x.marks.includes('civil_war'))
    .map((x) => {
      const parts = armyParts(world, x.id);
      const attack: Side = { seat, parts, sum: sum(parts), militia: true };
      return { power: x.id, sum: attack.sum, odds: table(world, seat, attack, defence, MILITIA_COST, null) };
    })
    .sort((a, b) => b.sum - a.sum);
}
