/** A battle as its panel reads it: camps with their strength and dice, and what has happened round by round. */

import type { Line } from '../../lib/protocol';
import { diceFor, type Walls } from './figures';
import type { Host, Party } from './odds';
import { villageOf, type Lord, type Realm, type Step } from './realm';

interface Contingent {
  who: string;
  where: number;
  camp: string;
  gone: number;
}
interface CampFields {
  side: Party;
  walls: Walls;
  leader: string;
  target: string | null;
  total: number;
  damage: number;
}

export interface Camp extends Host {
  n: number;
  leader: string;
  members: string[];
  /** Strength is seen by all once the camp stands; before that the figures lie between two bounds. */
  most: number;
  troops: number;
  dice: number;
  lords: Lord[];
  target: number | null;
  total: number;
  damage: number;
}

const INSIDE = 0;
const AT_GATES = 1;

/** Where the pieces of a contingent stand, as a test of places. */
function stands(where: number, village: string): (place: string | null) => boolean {
  if (where === INSIDE) return (place) => place === village;
  if (where === AT_GATES) return (place) => place !== null && place !== village && villageOf(place) === village && !place.endsWith('-field');
  return (place) => place === `${village}-field`;
}

export interface Force {
  least: number;
  most: number;
  lords: Lord[];
}

/** Troops and free lords of a player in some places. */
export function force(realm: Realm, who: string, here: (place: string | null) => boolean): Force {
  if (who === 'rebels') return { least: realm.fields.rebels, most: realm.fields.rebels, lords: [] };
  const stacks = realm.stacks.filter((s) => s.seat === who && here(s.place));
  let guards = 0;
  for (const [guard, n] of Object.entries(realm.fields.guards)) {
    if (realm.fields.guards_of[guard] === who && here(realm.fields.guards_at[guard] ?? null)) guards += n;
  }
  return {
    least: stacks.reduce((n, s) => n + s.least, guards),
    most: stacks.reduce((n, s) => n + s.most, guards),
    lords: [...realm.lords.values()].filter((x) => String(x.seat) === who && x.captor === null && here(x.place)),
  };
}

const fighters = (lords: readonly Lord[]): number => lords.filter((x) => x.fighter).length;

export function readCamps(realm: Realm, step: Step): Camp[] {
  const village = String(step.village);
  const contingents = (step.contingents ?? []) as Contingent[];
  return ((step.camps ?? []) as CampFields[]).map((camp, n): Camp => {
    const rows = contingents.filter((c) => c.camp === String(n) && !c.gone);
    const parts = rows.map((c) => force(realm, c.who, stands(c.where, village)));
    const lords = parts.flatMap((p) => p.lords);
    const troops = parts.reduce((sum, p) => sum + p.least, 0);
    const most = parts.reduce((sum, p) => sum + p.most, 0);
    const strength = troops + fighters(lords);
    return {
      n,
      party: camp.side,
      walls: camp.walls,
      leader: camp.leader,
      members: [...new Set(rows.map((c) => c.who))],
      strength,
      most: most + fighters(lords),
      troops,
      dice: diceFor(strength),
      lords,
      maid: lords.some((x) => x.maid),
      target: camp.target === null ? null : Number(camp.target),
      total: camp.total,
      damage: camp.damage,
    };
  });
}

export interface Prospect {
  village: string;
  attacker: string;
  defender: string;
  /** As the seat would like it best, and least: what it does not know lies between. */
  bounds: [least: Host[], most: Host[]];
  strength: [attack: [number, number], defence: [number, number]];
}

/** Battles that armies at the gates threaten. */
export function prospects(realm: Realm): Prospect[] {
  const seen = new Map<string, Prospect>();
  for (const army of realm.fields.armies) {
    const village = villageOf(army.place);
    const key = `${village} ${army.who} ${army.enemy}`;
    const walls = realm.villages.get(village)?.walls ?? 'open';
    if (army.enemy === null || seen.has(key)) continue;
    const attack = force(realm, army.who, stands(AT_GATES, village));
    const defence = force(realm, army.enemy, stands(INSIDE, village));
    const hosts = (a: number, d: number): Host[] => [
      { party: 'attackers', walls: 'open', strength: a + fighters(attack.lords), maid: attack.lords.some((x) => x.maid) },
      { party: 'defenders', walls, strength: d + fighters(defence.lords), maid: defence.lords.some((x) => x.maid) },
    ];
    seen.set(key, {
      village,
      attacker: army.who,
      defender: army.enemy,
      bounds: [hosts(attack.least, defence.most), hosts(attack.most, defence.least)],
      strength: [
        [attack.least + fighters(attack.lords), attack.most + fighters(attack.lords)],
        [defence.least + fighters(defence.lords), defence.most + fighters(defence.lords)],
      ],
    });
  }
  return [...seen.values()];
}

/** What a group that is being formed would meet in the villages it might attack. */
export function assaults(realm: Realm, step: Step, villages: readonly string[]): Prospect[] {
  const who = String(step.seat);
  const group = ((step.lords ?? []) as string[]).flatMap((x) => realm.lords.get(x) ?? []).filter((x) => x.captor === null);
  const taken = ((step.taken ?? {}) as Record<string, Record<string, number> | null>)[who] ?? {};
  // Guards go wherever their King or Queen goes.
  const leads = (guard: string): boolean => group.some((x) => x.crowns.some((c) => (guard === 'queen' ? c === 'queen' : c !== 'queen' && c !== 'prince')));
  const guards = Object.entries(realm.fields.guards).reduce((n, [guard, points]) => (leads(guard) ? n + points : n), 0);
  const attack = Object.values(taken).reduce((a, b) => a + b, guards) + fighters(group);
  return villages.flatMap((word): Prospect[] => {
    const village = realm.villages.get(word);
    if (!village || village.holder === null || village.holder === who || attack === 0) return [];
    const defence = force(realm, village.holder, stands(INSIDE, word));
    const hosts = (points: number): Host[] => [
      { party: 'attackers', walls: 'open', strength: attack, maid: group.some((x) => x.maid) },
      { party: 'defenders', walls: village.walls, strength: points + fighters(defence.lords), maid: defence.lords.some((x) => x.maid) },
    ];
    return [
      {
        village: word,
        attacker: who,
        defender: village.holder,
        bounds: [hosts(defence.most), hosts(defence.least)],
        strength: [[attack, attack], [defence.least + fighters(defence.lords), defence.most + fighters(defence.lords)]],
      },
    ];
  });
}

/** The order of things in a round: pleas, dice, losses. What has no place of its own stays where it is told. */
const COURSE: Record<string, number | null> = {
  enlisted: 0, 'sortie-made': 0, pleads: 0, mercy: 0, 'no-mercy': 0, captured: null, 'aim-kills': 1, 'aim-misses': 1, strikes: 1,
  'troops-lost': 2, 'change-lost': 2, 'guards-lost': 2, 'rebels-lost': 2, 'troops-removed': null, 'guards-removed': null, 'lord-dies': 2,
};

/** What has been told of the battle that goes on, one list for each round: a new one begins where its course begins anew. */
export function roundsOf(lines: readonly Line[]): Line[][] {
  let rounds: Line[][] = [];
  let at = 0;
  for (const line of lines) {
    if (line.key === 'battle' || line.key === 'battle-won' || line.key === 'battle-drawn') {
      rounds = [];
      continue;
    }
    const place = COURSE[line.key];
    if (place === undefined) continue;
    const round = rounds.at(-1);
    const who = line.args[0]?.[1];
    // Blows without losses are followed by the next ones: who strikes twice is in the next round.
    const again = line.key === 'strikes' && round?.some((x) => x.key === 'strikes' && x.args[0]?.[1] === who);
    if (!round || again || (place !== null && place < at)) rounds.push([line]);
    else round.push(line);
    at = place ?? at;
  }
  return rounds;
}
