/** The view of Fief as the board reads it: families and their lords, villages and what stands in them, fiefs, the crown. */

import type { View } from '../../lib/protocol';
import type { Tincture } from '../../map';
import { BISHOPRICS, WALLS, WOMEN, type Walls } from './figures';

export type Step = View['stack'][number];
type PerSeat<T> = Record<string, T>;

interface Fields {
  round: number;
  phase: string;
  order: string[];
  first: string | null;
  out: string[];
  coat: PerSeat<string>;
  points: PerSeat<number>;
  place: Record<string, string>;
  captor: Record<string, string>;
  bishop: Record<string, string>;
  cardinals: string[];
  maid: string | null;
  king: string | null;
  queen: string | null;
  prince: string | null;
  regent: string | null;
  majority: number;
  guards: Record<string, number>;
  guards_at: Record<string, string>;
  guards_of: Record<string, string>;
  weather: string[];
  famine: string[];
  tax: Record<string, string>;
  tithe: Record<string, string>;
  title: Record<string, string>;
  walls: Record<string, number>;
  mills: Record<string, number>;
  presses: Record<string, number>;
  occupants: Record<string, string[]>;
  armies: { who: string; place: string; enemy: string | null }[];
  controller: string | null;
  rebels: number;
  rebels_at: string | null;
  money: PerSeat<number | null>;
  hands: PerSeat<string[] | { count: number; known: string[] }>;
  steps_made: Record<string, number>;
}

interface LordView {
  lord: string;
  free: boolean;
  fighter: boolean;
  voter: boolean;
  eligible: boolean;
  titles: string[];
  spouse: string | null;
  escrow: number | null;
}

/** What the game adds to the fields of the table. */
interface Extras {
  villages: Record<string, { holder: string | null; owner: string | null; invaders: string[] }>;
  stacks: { seat: string; place: string; least: number; most: number }[];
  families: PerSeat<{ lords: LordView[]; votes: number; fiefs: number; allies: string[]; soldiers: number; cards: number }>;
  heirs: Record<string, { by: 'family' | 'spouse' | 'crown' | null; seat: string | null }>;
  election: { vacant: boolean; candidates: PerSeat<string>; votes: PerSeat<number>; promised: PerSeat<string> };
  fiefs: Record<string, { owner: string | null; capital: string; active: boolean; claim: string | null }>;
  camps: { strength: number; troops: number; dice: number; lords: string[] }[];
  loans: { lender: string; borrower: string; ecus: number; due: number }[];
}

export type Crown = 'king' | 'queen' | 'regent' | 'prince';

export interface Lord extends LordView {
  seat: number;
  woman: boolean;
  place: string | null;
  captor: number | null;
  bishop: string | null;
  cardinal: boolean;
  maid: boolean;
  crowns: Crown[];
  heir: { by: 'family' | 'spouse' | 'crown' | null; seat: number | null } | null;
}

export interface Family {
  seat: number;
  coat: Tincture;
  lords: Lord[];
  votes: number;
  fiefs: number;
  allies: number[];
  soldiers: number;
  cards: number;
  /** Known to its own player alone. */
  money: number | null;
  hand: string[];
  points: number;
  out: boolean;
}

export interface Village {
  word: string;
  holder: string | null;
  owner: number | null;
  walls: Walls;
  mills: number;
  presses: number;
  inside: string[];
  invaders: string[];
  bishopric: string;
}

export interface Realm {
  fields: Fields;
  families: Family[];
  lords: Map<string, Lord>;
  villages: Map<string, Village>;
  stacks: Extras['stacks'];
  fiefs: Extras['fiefs'];
  election: Extras['election'];
  /** Of the battle that is fought. */
  camps: Extras['camps'];
  loans: Extras['loans'];
}

const EMPTY: Fields = {
  round: 0, phase: 'setup', order: [], first: null, out: [], coat: {}, points: {}, place: {}, captor: {}, bishop: {}, cardinals: [],
  maid: null, king: null, queen: null, prince: null, regent: null, majority: 0, guards: {}, guards_at: {}, guards_of: {}, weather: [],
  famine: [], tax: {}, tithe: {}, title: {}, walls: {}, mills: {}, presses: {}, occupants: {}, armies: [], controller: null, rebels: 0,
  rebels_at: null, money: {}, hands: {}, steps_made: {},
};

const bishopricOf = new Map(Object.entries(BISHOPRICS).flatMap(([see, all]) => all.map((v): [string, string] => [v, see])));

export function readRealm(view: View): Realm {
  const f: Fields = { ...EMPTY, ...(view.table as Partial<Fields>) };
  const more = view as View & Partial<Extras>;
  const crowned: [Crown, string | null][] = [['king', f.king], ['queen', f.queen], ['regent', f.regent], ['prince', f.prince]];
  const lords = new Map<string, Lord>();
  const families = Array.from({ length: view.seats }, (_, seat): Family => {
    const of = more.families?.[seat];
    const hand = f.hands[seat];
    for (const lord of of?.lords ?? []) {
      const heir = more.heirs?.[lord.lord];
      const captor = f.captor[lord.lord];
      lords.set(lord.lord, {
        ...lord,
        seat,
        woman: WOMEN.has(lord.lord),
        place: f.place[lord.lord] ?? null,
        captor: captor === undefined ? null : Number(captor),
        bishop: f.bishop[lord.lord] ?? null,
        cardinal: f.cardinals.includes(lord.lord),
        maid: f.maid === lord.lord,
        crowns: crowned.filter(([, who]) => who === lord.lord).map(([crown]) => crown),
        heir: heir ? { by: heir.by, seat: heir.seat === null ? null : Number(heir.seat) } : null,
      });
    }
    return {
      seat,
      coat: (f.coat[seat] ?? 'cendree') as Tincture,
      lords: [...lords.values()].filter((x) => x.seat === seat),
      votes: of?.votes ?? 0,
      fiefs: of?.fiefs ?? 0,
      allies: (of?.allies ?? []).map(Number),
      soldiers: of?.soldiers ?? 0,
      cards: of?.cards ?? 0,
      money: f.money[seat] ?? null,
      hand: Array.isArray(hand) ? hand : [],
      points: f.points[seat] ?? 0,
      out: f.out.includes(String(seat)),
    };
  });
  // During setup a family has its village before it has a piece.
  const homes = (view.stack.find((s) => s.step === 'Setup')?.homes ?? {}) as PerSeat<string>;
  const settled = new Map(Object.entries(homes).map(([seat, village]): [string, number] => [village, Number(seat)]));
  const villages = new Map<string, Village>();
  for (const [word, v] of Object.entries(more.villages ?? {})) {
    villages.set(word, {
      word,
      holder: v.holder,
      owner: v.owner === null ? (settled.get(word) ?? null) : Number(v.owner),
      walls: WALLS[f.walls[word] ?? 0] ?? 'open',
      mills: f.mills[word] ?? 0,
      presses: f.presses[word] ?? 0,
      inside: f.occupants[word] ?? [],
      invaders: v.invaders,
      bishopric: bishopricOf.get(word) ?? '',
    });
  }
  return {
    fields: f,
    families,
    lords,
    villages,
    stacks: more.stacks ?? [],
    fiefs: more.fiefs ?? {},
    election: more.election ?? { vacant: true, candidates: {}, votes: {}, promised: {} },
    camps: more.camps ?? [],
    loans: more.loans ?? [],
  };
}

/** The village a place belongs to: itself, one of its gates, or the field before it. */
export function villageOf(place: string): string {
  return place.split('-')[0] ?? place;
}

/** So many, or between so many and so many. */
export function span(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}
