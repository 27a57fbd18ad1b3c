/** The view of Medieval Conspiracy as the board reads it: families, what they own, earn and hold. */

import type { View } from '../../lib/protocol';
import { ELECTORS, MASTERS, type Master } from './figures';
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

/** What the rules have worked out, for everybody's eyes. */
interface Reckoning {
  families: Record<string, { income: number; roads: number; votes: number; glory: number; immune: boolean }>;
  neutral: { votes: number; glory: number };
  /** What roads bring: those abroad have one end. */
  roads: { ends: string[]; seat: string; ducats: number }[];
}

const UNRECKONED: Reckoning = { families: {}, neutral: { votes: 0, glory: 0 }, roads: [] };

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
  /** The neutral candidate. */
  neutral: { votes: number; glory: number };
}

const number = (seat: string | null | undefined): number | null => (seat === null || seat === undefined ? null : Number(seat));

export function ownerOf(fields: Fields, territory: string): number | null {
  return number(fields.owner[territory]);
}

/** What every road of the sheet brings; of several roads abroad each brings as much. */
function tollsOf(reckoning: Reckoning, land: Survey): Map<number, Toll> {
  const out = new Map<number, Toll>();
  for (const road of land.roads) {
    const ends = road.to === null ? [road.from] : [road.from, road.to];
    const found = reckoning.roads.find((one) => one.ends.length === ends.length && ends.every((end) => one.ends.includes(end)));
    if (!found) continue;
    const alike = road.to === null ? land.roads.filter((other) => other.to === null && other.from === road.from).length : 1;
    out.set(road.link, { seat: Number(found.seat), ducats: found.ducats / alike });
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

export function readEmpire(view: View, land: Survey): Empire {
  const fields = fieldsOf(view);
  const reckoning = (view as View & { reckoning?: Reckoning }).reckoning ?? UNRECKONED;
  const electors = electorsOf(fields, land);
  const families = Array.from({ length: view.seats }, (_, seat) => family(fields, land, reckoning, seat));
  return { fields, families, electors, tolls: tollsOf(reckoning, land), neutral: reckoning.neutral };
}

function family(f: Fields, land: Survey, reckoning: Reckoning, seat: number): Family {
  const own = Object.keys(f.owner).filter((t) => ownerOf(f, t) === seat);
  const kind = (word: string) => land.lands.get(word)?.kind ?? 'secular';
  const hand = f.hands[seat] ?? [];
  const known = reckoning.families[seat];
  let knights = 0;
  let mercenaries = 0;
  for (const t of own) {
    for (const [unit, n] of Object.entries(f.troops[t] ?? {})) {
      if (unit.startsWith('knight')) knights += n;
      else mercenaries += n;
    }
  }
  return {
    seat,
    fiefs: own.filter((t) => kind(t) === 'secular').length,
    sees: own.filter((t) => kind(t) === 'see').length,
    electorates: own.filter((t) => kind(t) === 'electorate'),
    heirs: { secular: f.heirs[seat]?.secular ?? 0, ecclesiastical: f.heirs[seat]?.ecclesiastical ?? 0 },
    cards: Array.isArray(hand) ? hand.length : hand.count,
    hand: Array.isArray(hand) ? hand : [],
    ducats: f.ducats[seat] ?? null,
    income: known?.income ?? 0,
    tolls: known?.roads ?? 0,
    masters: MASTERS.filter((m) => number(f.holder[m]) === seat),
    tracks: Object.fromEntries(MASTERS.map((m) => [m, f.tracks[m]?.[seat] ?? 0])) as Record<Master, number>,
    knights,
    mercenaries,
    votes: known?.votes ?? 0,
    glory: known?.glory ?? 0,
    immune: known?.immune ?? false,
    outlaw: f.outlaws.includes(String(seat)),
    preacher: number(f.preacher_owner) === seat && f.preacher_at !== null,
    holds: Object.entries(f.prisoners[seat] ?? {}).map(([of, n]): [number, number] => [Number(of), n]),
  };
}
