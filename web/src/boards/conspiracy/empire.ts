/** The view of Medieval Conspiracy as the board reads it: families, what they own, earn and hold. */

import type { View } from '../../lib/protocol';
import { ELECTORATE_GLORY, ELECTORS, GLORY, IMMUNE, INCOME, MASTERS, ROAD, ROAD_ABROAD, type Master } from './figures';
import type { Survey, Toll, Zone } from './land';

type Crowd = Record<string, number>;

export interface Fields {
  turn: number;
  active: string | null;
  phase: string;
  half: string | null;
  owner: Record<string, string>;
  vacant: string | null;
  works: Record<string, string[]>;
  troops: Record<string, Crowd>;
  heirs: Record<string, Partial<Record<Zone, number>>>;
  preacher_owner: string | null;
  preacher_at: string | null;
  preacher_captor: string | null;
  prisoners: Record<string, Crowd>;
  holder: Partial<Record<Master, string>>;
  marker: Partial<Record<Master, string>>;
  tracks: Partial<Record<Master, Crowd>>;
  slots: string[];
  sold: string[];
  peace: boolean;
  outlaws: string[];
  last_turn: boolean;
  ducats: Record<string, number | null>;
  hands: Record<string, string[] | { count: number; known: string[] }>;
}

/** A table before anything is on it has few of its fields. */
export function fieldsOf(view: View): Fields {
  const none: Fields = {
    turn: 0, active: null, phase: 'setup', half: null, owner: {}, vacant: null, works: {}, troops: {}, heirs: {},
    preacher_owner: null, preacher_at: null, preacher_captor: null, prisoners: {}, holder: {}, marker: {}, tracks: {},
    slots: [], sold: [], peace: true, outlaws: [], last_turn: false, ducats: {}, hands: {},
  };
  return { ...none, ...(view.table as Partial<Fields>) };
}

export interface Family {
  seat: number;
  fiefs: number;
  sees: number;
  electorates: string[];
  heirs: Record<Zone, number>;
  cards: number;
  /** Own cards; others' are not to be seen. */
  hand: string[];
  /** Null if it is not to be seen. */
  ducats: number | null;
  income: number;
  tolls: number;
  masters: Master[];
  tracks: Record<Master, number>;
  knights: number;
  mercenaries: number;
  votes: number;
  glory: number;
  immune: boolean;
  outlaw: boolean;
  preacher: boolean;
  /** Captive knights of others, by their seat. */
  holds: [number, number][];
}

export interface Elector {
  word: string;
  zone: Zone;
  owner: number | null;
  /** The Master whose marker lies here. */
  marker: Master | null;
  /** Who votes through him; null is the neutral candidate. */
  voice: number | null;
}

export interface Empire {
  fields: Fields;
  families: Family[];
  electors: Elector[];
  /** What roads bring, by the number of the link. */
  tolls: Map<number, Toll>;
  /** Votes of the neutral candidate. */
  neutral: number;
}

const number = (seat: string | null | undefined): number | null => (seat === null || seat === undefined ? null : Number(seat));

export function ownerOf(fields: Fields, territory: string): number | null {
  return number(fields.owner[territory]);
}

/** What a road brings to a family that has both its ends, or the one at home if it leads abroad. */
export function tollOf(fields: Fields, from: string, to: string | null): number {
  const free = (territory: string): number => (fields.works[territory]?.includes('reichsstadt') ? 1 : 0);
  return (to === null ? ROAD_ABROAD[free(from)] : ROAD[free(from) + free(to)]) ?? 0;
}

export function tollsOf(fields: Fields, land: Survey): Map<number, Toll> {
  const out = new Map<number, Toll>();
  for (const road of land.roads) {
    const seat = ownerOf(fields, road.from);
    if (seat === null || (road.to !== null && ownerOf(fields, road.to) !== seat)) continue;
    out.set(road.link, { seat, ducats: tollOf(fields, road.from, road.to) });
  }
  return out;
}

export function electorsOf(fields: Fields, land: Survey): Elector[] {
  return ELECTORS.map((word): Elector => {
    const owner = ownerOf(fields, word);
    const marker = MASTERS.find((m) => fields.marker[m] === word) ?? null;
    const voice = owner ?? (marker ? number(fields.holder[marker]) : null);
    return { word, zone: land.lands.get(word)?.zone ?? 'secular', owner, marker, voice };
  });
}

const worth: Record<string, number> = { castle: INCOME.castle, monastery: INCOME.monastery, relic: INCOME.relic };
const landWorth = { secular: INCOME.secular, see: INCOME.see, electorate: INCOME.electorate };

/** What a territory would add to the income of a family that does not have it, roads included. */
export function gain(fields: Fields, land: Survey, territory: string, seat: number): number {
  const kind = land.lands.get(territory)?.kind ?? 'secular';
  let out = landWorth[kind];
  for (const work of fields.works[territory] ?? []) out += worth[work] ?? 0;
  for (const road of land.roads) {
    const other = road.from === territory ? road.to : road.to === territory ? road.from : undefined;
    if (other === undefined || (other !== null && ownerOf(fields, other) !== seat)) continue;
    out += tollOf(fields, road.from, road.to);
  }
  return out;
}

export function readEmpire(view: View, land: Survey): Empire {
  const fields = fieldsOf(view);
  const tolls = tollsOf(fields, land);
  const electors = electorsOf(fields, land);
  const families = Array.from({ length: view.seats }, (_, seat) => family(fields, land, tolls, electors, seat));
  const neutral = electors.filter((e) => e.voice === null).length;
  return { fields, families, electors, tolls, neutral };
}

function family(f: Fields, land: Survey, roads: Map<number, Toll>, electors: Elector[], seat: number): Family {
  const own = Object.keys(f.owner).filter((t) => ownerOf(f, t) === seat);
  const kind = (word: string) => land.lands.get(word)?.kind ?? 'secular';
  const masters = MASTERS.filter((m) => number(f.holder[m]) === seat);
  const electorates = own.filter((t) => kind(t) === 'electorate');
  const hand = f.hands[seat] ?? [];
  let tolls = 0;
  for (const toll of roads.values()) if (toll.seat === seat) tolls += toll.ducats;
  let income = tolls + INCOME.master * masters.length;
  let knights = 0;
  let mercenaries = 0;
  for (const t of own) {
    income += landWorth[kind(t)];
    for (const work of f.works[t] ?? []) income += worth[work] ?? 0;
    for (const [unit, n] of Object.entries(f.troops[t] ?? {})) {
      if (unit.startsWith('knight')) knights += n;
      else mercenaries += n;
    }
  }
  const preacher = number(f.preacher_owner) === seat && f.preacher_at !== null;
  if (preacher) income += INCOME.preacher;
  return {
    seat,
    fiefs: own.filter((t) => kind(t) === 'secular').length,
    sees: own.filter((t) => kind(t) === 'see').length,
    electorates,
    heirs: { secular: f.heirs[seat]?.secular ?? 0, ecclesiastical: f.heirs[seat]?.ecclesiastical ?? 0 },
    cards: Array.isArray(hand) ? hand.length : hand.count,
    hand: Array.isArray(hand) ? hand : [],
    ducats: f.ducats[seat] ?? null,
    income: Math.max(INCOME.floor, income),
    tolls,
    masters,
    tracks: Object.fromEntries(MASTERS.map((m) => [m, f.tracks[m]?.[seat] ?? 0])) as Record<Master, number>,
    knights,
    mercenaries,
    votes: electors.filter((e) => e.voice === seat).length,
    glory: ELECTORATE_GLORY * electorates.length + masters.reduce((sum, m) => sum + GLORY[m], 0),
    immune: own.length <= IMMUNE,
    outlaw: f.outlaws.includes(String(seat)),
    preacher,
    holds: Object.entries(f.prisoners[seat] ?? {}).map(([of, n]): [number, number] => [Number(of), n]),
  };
}
