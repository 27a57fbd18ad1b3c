/** Battles: what both sides have, from the step that runs or from an attack that could be made. */

import type { View } from '../../lib/protocol';
import { ATLAS, coastsOf, isSea } from './atlas';
import type { Fight } from './odds';
import { armiesAt, type Banner, bannerArea, BARBARIANS, cathedrals, has, leads, type State, trainOf, transportLevel, transportsAt, warShips } from './state';

export type Step = View['stack'][number];

export interface Battle {
  attacker: string;
  defender: string;
  target: 'territory' | 'pieces' | 'fleet' | 'pirates';
  area: string;
  fight: Fight;
  cardsAttack: string[];
  cardsDefence: string[];
  /** What helps each side, as words of the board with a number. */
  helpAttack: [key: string, n: number][];
  helpDefence: [key: string, n: number][];
}

const LEADER = { commander: 1, general: 2, none: 0 } as const;
const leaderTop = (word: string | undefined): number => LEADER[(word ?? 'none') as keyof typeof LEADER];
/** On the highest die in a sea battle, by level of the ships. */
export const NAVAL_TOP = [0, 0, 1, 2];

/** What cards add to the highest die, and how many dice a heroine brings. */
export function cardBonus(s: State, holder: string, cards: string[], general: boolean): { top: number; dice: number } {
  let top = 0;
  let dice = 0;
  const better = (tech: string): number => (has(s, holder, tech) ? 2 : 1);
  for (const card of cards) {
    if (card === 'condottiero') top += general ? 2 : 1;
    else if (card === 'genio') top += better('ingegneria');
    else if (card === 'templare') top += better('monoteismo');
    else if (card === 'reliquia') top += better('misticismo');
    else if (card === 'archibugiere') top += 1;
    else if (card === 'eroina') dice += cathedrals(s, Number(holder));
  }
  return { top, dice };
}

interface Case {
  attacker: string;
  defender: string;
  target: Battle['target'];
  area: string;
  force: number;
  origin: string | null;
  banner: Banner | null;
  /** Where the attacking ships lie. */
  fleetAt: string | null;
  pirate: number;
  raiders: 'ground' | 'pirate' | 'other';
  cardsAttack: string[];
  cardsDefence: string[];
}

function defenders(s: State, c: Case): number {
  if (c.target === 'pirates') return s.table.pirates[c.pirate]?.armies ?? 0;
  const all = armiesAt(s, c.defender, c.area);
  return c.target === 'territory' || isSea(c.area) ? all : all - (s.table.owner[c.area] === c.defender ? (s.table.armies[c.area] ?? 0) : 0);
}

function weigh(s: State, c: Case): Battle {
  const { table } = s;
  const helpAttack: [string, number][] = [];
  const helpDefence: [string, number][] = [];
  const fight: Fight = { force: c.force, armies: defenders(s, c), diceAttack: 0, diceDefence: 0, fortHolds: 0, topAttack: 0, topDefence: 0, onceAttack: 0, onceDefence: 0 };
  const dice = (side: 'Attack' | 'Defence', key: string, n: number): void => {
    if (!n) return;
    fight[`dice${side}`] += n;
    (side === 'Attack' ? helpAttack : helpDefence).push([key, n]);
  };
  const top = (side: 'Attack' | 'Defence', key: string, n: number, once: boolean): void => {
    if (!n) return;
    fight[`${once ? 'once' : 'top'}${side}`] += n;
    (side === 'Attack' ? helpAttack : helpDefence).push([key, n]);
  };
  if (c.attacker === BARBARIANS) {
    const leader = c.raiders === 'ground' ? table.leader[c.origin ?? ''] : c.raiders === 'pirate' ? table.pirates[c.pirate]?.leader : 'none';
    top('Attack', 'help-leader', leaderTop(leader), true);
  } else if (c.origin !== null && table.owner[c.origin] === c.attacker) dice('Attack', 'help-bombard', table.bombards[c.origin] ? 1 : 0);
  if (c.target === 'territory') {
    const fort = table.fort[c.area] ?? 0;
    if (fort) {
      fight.fortHolds = ATLAS.forts[fort - 1]!.dice_when_armies_at_most;
      if (fight.armies <= fight.fortHolds) helpDefence.push(['help-fort', 1]);
    }
    dice('Defence', 'help-catapult', table.catapults[c.area] ? 1 : 0);
    dice('Defence', 'help-bombard', table.bombards[c.area] ? 1 : 0);
    dice('Defence', 'help-tower', table.tower[c.area] ?? 0);
    if (c.defender === BARBARIANS) top('Defence', 'help-leader', leaderTop(table.leader[c.area]), true);
  } else if (c.target !== 'pieces') {
    if (c.attacker === BARBARIANS) dice('Attack', 'help-ships', 1);
    else {
      dice('Attack', 'help-ships', warShips(s, Number(c.attacker), c.fleetAt ?? c.area));
      top('Attack', 'help-level', NAVAL_TOP[transportLevel(s, Number(c.attacker))]!, false);
    }
    if (c.defender === BARBARIANS) {
      dice('Defence', 'help-ships', 1);
      top('Defence', 'help-leader', leaderTop(table.pirates[c.pirate]?.leader), true);
    } else {
      dice('Defence', 'help-ships', warShips(s, Number(c.defender), c.area));
      top('Defence', 'help-level', NAVAL_TOP[transportLevel(s, Number(c.defender))]!, false);
    }
  }
  const mine = cardBonus(s, c.attacker, c.cardsAttack, c.banner?.general ?? false);
  const theirs = cardBonus(s, c.defender, c.cardsDefence, false);
  fight.onceAttack += mine.top;
  fight.onceDefence += theirs.top;
  fight.diceAttack += mine.dice;
  fight.diceDefence += theirs.dice;
  return { attacker: c.attacker, defender: c.defender, target: c.target, area: c.area, fight, cardsAttack: c.cardsAttack, cardsDefence: c.cardsDefence, helpAttack, helpDefence };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const words = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** A round that is fought outside of a battle, by a host that storms its goal or by those who assault a transport: it knows all dice itself. */
function skirmishOf(s: State, round: Step, below: Step | undefined): Battle {
  const area = s.transports.find((x) => x.word === below?.transport)?.at ?? (below?.step === 'Storming' ? s.table.crusade_target : null) ?? '';
  const [attacker, defender] = [text(round.attacker) ?? '', text(round.defender) ?? ''];
  const [cardsAttack, cardsDefence] = [words(round.cards_attack), words(round.cards_defence)];
  const mine = cardBonus(s, attacker, cardsAttack, round.general === true);
  const theirs = cardBonus(s, defender, cardsDefence, false);
  const fight: Fight = {
    force: Number(round.force),
    armies: Number(round.armies),
    diceAttack: Number(round.dice_attack) + mine.dice,
    diceDefence: Number(round.dice_defence) + theirs.dice,
    fortHolds: 0,
    topAttack: 0,
    topDefence: 0,
    onceAttack: Number(round.top_attack) + mine.top,
    onceDefence: Number(round.top_defence) + theirs.top,
  };
  return { attacker, defender, target: 'territory', area, fight, cardsAttack, cardsDefence, helpAttack: [], helpDefence: [] };
}

/** The battle on the stack, with the round that is being fought. */
export function battleOf(s: State, stack: View['stack']): Battle | null {
  const at = stack.findLastIndex((step) => step.step === 'Battle' || step.step === 'HostFight');
  const step = stack[at];
  if (!step) {
    const alone = stack.findLastIndex((one) => one.step === 'Round');
    return alone < 0 ? null : skirmishOf(s, stack[alone]!, stack[alone - 1]);
  }
  const round = stack.slice(at).find((one) => one.step === 'Round');
  const banner = s.banners.find((b) => b.word === step.banner) ?? null;
  const found = weigh(s, {
    attacker: text(step.attacker) ?? '',
    defender: text(step.defender) ?? '',
    target: step.target as Battle['target'],
    area: text(step.area) ?? '',
    force: Number(step.force),
    origin: text(step.origin),
    banner,
    fleetAt: banner ? bannerArea(s, banner) : null,
    pirate: Number(step.pirate),
    raiders: step.source === 'ground' || step.source === 'pirate' ? step.source : 'other',
    cardsAttack: words(round?.cards_attack),
    cardsDefence: words(round?.cards_defence),
  });
  // Only the round knows what defends a host.
  if (round) found.fight.armies = Number(round.armies);
  return found;
}

/** The most armies a banner can bring against a territory, without the one held back. */
export function forceOf(s: State, b: Banner): number {
  if (b.on !== null) return (s.transports.find((x) => x.word === b.on)?.armies ?? 0) - 1;
  if (b.at === null) return 0;
  const own = s.table.owner[b.at] === String(b.seat);
  return Math.min(leads(s, b.seat), (own ? (s.table.armies[b.at] ?? 0) : trainOf(s, b.seat, b.at)) - 1);
}

/** The attack of a banner on a territory with all it can bring; null if there is nobody to attack. */
export function prospect(s: State, b: Banner, territory: string): Battle | null {
  const defender = s.table.owner[territory];
  const from = bannerArea(s, b);
  if (defender === undefined || defender === String(b.seat) || from === null) return null;
  return weigh(s, {
    attacker: String(b.seat),
    defender,
    target: 'territory',
    area: territory,
    force: forceOf(s, b),
    origin: isSea(from) ? null : from,
    banner: b,
    fleetAt: null,
    pirate: 0,
    raiders: 'other',
    cardsAttack: [],
    cardsDefence: [],
  });
}

/** What barbarians and enemies beside a territory could bring against it: the strongest neighbour's armies but one. */
export function threatTo(s: State, territory: string, neighbours: readonly string[], hostile: (holder: string) => boolean): { from: string; armies: number } | null {
  let worst: { from: string; armies: number } | null = null;
  for (const from of neighbours) {
    const holder = s.table.owner[from];
    if (holder === undefined || holder === s.table.owner[territory] || !hostile(holder)) continue;
    const armies = armiesAt(s, holder, from) - 1;
    if (armies > (worst?.armies ?? 0)) worst = { from, armies };
  }
  return worst;
}

/** Pirates within one sail of a coast. */
export const piratesNear = (s: State, territory: string): number =>
  s.table.pirates.filter((ship) => coastsOf(ship.sea).includes(territory)).reduce((n, ship) => n + ship.armies, 0);

export const fleetArmies = (s: State, seat: number, sea: string): number => transportsAt(s, sea, seat).reduce((n, x) => n + x.armies, 0);
