/** The view of Medieval as the board reads it: provinces, powers, players, the clock of the Mongols. */

import type { View } from '../../lib/protocol';
import type { Tincture } from '../../map';
import { CARDS, HARMLESS_MONGOLS, POWERS, PROVINCES, type PowerFigures } from './figures';

export type Ruler = 'bad' | 'normal' | 'good';
/** What can lie on a power. */
export type PowerMark = 'excommunicated' | 'disaster' | 'civil_war' | 'married';

/** By seat: tinctures that hatching tells apart, too. */
export const TINCTURES: Tincture[] = ['gules', 'azure', 'or', 'vert', 'purpure'];

export interface Province {
  id: string;
  card: string;
  home: string;
  income: number;
  /** What it brings when its owner collects. */
  pays: number;
  owner: number | null;
  knights: boolean;
  heresy: boolean;
  /** What it adds to its die before Militia. */
  defence: number;
  defender: string | null;
}

export interface Power {
  id: string;
  figures: PowerFigures;
  holder: number | null;
  face: 'hidden' | 'up' | 'removed';
  ruler: Ruler;
  /** Army with ruler. */
  strength: number;
  marks: PowerMark[];
  partners: string[];
  used: boolean;
  locked: boolean;
  /** Its provinces in play, and how many of them the holder has. */
  homes: string[];
  kept: number;
}

export interface Court {
  seat: number;
  tincture: Tincture;
  powers: Power[];
  points: number;
  income: number;
  knightsIncome: number;
  /** Florins: what one knows them to lie between; null if nothing is known. */
  florins: [least: number, most: number] | null;
  cards: number;
  /** Cards of this hand that the seat knows. */
  known: string[];
}

/** A face-down deck, and its uppermost cards as far as the seat has seen them. */
export interface Pile {
  size: number;
  top: (string | null)[];
}

/** What one has promised another on an open table; nobody is held to it. */
export interface Promised {
  giver: number;
  taker: number;
  pledge: string;
  until: number;
}

export interface World {
  turn: number;
  active: number | null;
  attacksLeft: number;
  mapDrawn: boolean;
  papalPassage: boolean;
  provinces: Map<string, Province>;
  powers: Map<string, Power>;
  courts: Court[];
  promises: Promised[];
  /** One's own cards, as they lie in the hand. */
  hand: string[];
  inPlay: Set<string>;
  gone: Set<string>;
  deck: Pile;
  maps: Pile;
  /** Open for all to see: how many of each action card have been played or thrown away. */
  discard: [card: string, n: number][];
  mongols: { rumours: number; silent: boolean; resolved: number; last: boolean };
}

type Hand = string[] | { count: number; known: string[] };
type Seen = Record<string, Record<string, number> | null>;

interface Fields {
  turn?: number;
  active?: string | null;
  in_play?: string[];
  gone?: string[];
  controller?: Record<string, string>;
  knights?: string[];
  heresy?: string[];
  face?: Record<string, Power['face']>;
  holder?: Record<string, string>;
  ruler?: Record<string, Ruler>;
  excommunicated?: string[];
  disaster?: string[];
  civil_war?: string[];
  marriages?: { one: string; other: string }[];
  promises?: { giver: string; taker: string; pledge: string; until: number }[];
  mongols_aside?: number;
  mongols_drawn?: number;
  mongols_resolved?: number;
  endgame?: boolean;
  map_drawn?: boolean;
  used?: string[];
  papal_passage?: boolean;
  locked?: string[];
  florins?: Record<string, number | null>;
  hands?: Record<string, Hand>;
  least?: Seen;
  most?: Seen;
  deck?: Pile;
  maps?: Pile;
  discard?: Record<string, number>;
}

interface Beside {
  points?: number[];
  income?: number[];
  knights_income?: number[];
  attacks_left?: number;
  strength?: Record<string, number>;
  /** Provinces that pay nobody now. */
  idle?: string[];
  defence?: Record<string, number>;
  defender?: Record<string, string>;
}

export function seatOf(word: string | null | undefined): number | null {
  return word === null || word === undefined || word === '-' ? null : Number(word);
}

export function readWorld(view: View, seat: number): World {
  const f = view.table as Fields;
  const beside = (view as View & { board?: Beside }).board ?? {};
  const has = (list: string[] | undefined, word: string): boolean => list?.includes(word) ?? false;
  const inPlay = new Set(f.in_play ?? []);

  const provinces = new Map<string, Province>();
  for (const [id, printed] of Object.entries(PROVINCES)) {
    if (!inPlay.has(printed.card)) continue;
    const knights = has(f.knights, id);
    const heresy = has(f.heresy, id);
    provinces.set(id, {
      id,
      card: printed.card,
      home: printed.power,
      income: printed.income,
      pays: has(beside.idle, id) ? 0 : printed.income,
      owner: seatOf(f.controller?.[id]),
      knights,
      heresy,
      defence: beside.defence?.[id] ?? 0,
      defender: beside.defender?.[id] ?? null,
    });
  }

  const powers = new Map<string, Power>();
  for (const [id, figures] of Object.entries(POWERS)) {
    const holder = seatOf(f.holder?.[id]);
    const ruler = f.ruler?.[id] ?? 'normal';
    const partners = (f.marriages ?? []).flatMap((m) => (m.one === id ? [m.other] : m.other === id ? [m.one] : []));
    const marks: PowerMark[] = [];
    if (has(f.excommunicated, id)) marks.push('excommunicated');
    if (has(f.disaster, id)) marks.push('disaster');
    if (has(f.civil_war, id)) marks.push('civil_war');
    if (partners.length) marks.push('married');
    const homes = [...provinces.values()].filter((t) => t.home === id);
    powers.set(id, {
      id,
      figures,
      holder,
      face: f.face?.[id] ?? 'hidden',
      ruler,
      strength: beside.strength?.[id] ?? figures.army,
      marks,
      partners,
      used: has(f.used, id),
      locked: has(f.locked, id),
      homes: homes.map((t) => t.id),
      kept: holder === null ? 0 : homes.filter((t) => t.owner === holder).length,
    });
  }

  const courts = Array.from({ length: view.seats }, (_, s): Court => {
    const hand = f.hands?.[s];
    const own = f.florins?.[s];
    const least = f.least?.[seat]?.[s];
    const most = f.most?.[seat]?.[s];
    return {
      seat: s,
      tincture: TINCTURES[s] ?? 'cendree',
      powers: [...powers.values()].filter((x) => x.holder === s),
      points: beside.points?.[s] ?? 0,
      income: beside.income?.[s] ?? 0,
      knightsIncome: beside.knights_income?.[s] ?? 0,
      // What is nought is left out of the tables of known sums.
      florins: typeof own === 'number' ? [own, own] : f.least?.[seat] ? [least ?? 0, most ?? 0] : null,
      cards: Array.isArray(hand) ? hand.length : (hand?.count ?? 0),
      known: Array.isArray(hand) ? hand : (hand?.known ?? []),
    };
  });

  const mine = f.hands?.[seat];
  const drawn = f.mongols_drawn ?? 0;
  return {
    turn: f.turn ?? 0,
    active: seatOf(f.active),
    attacksLeft: beside.attacks_left ?? 0,
    mapDrawn: f.map_drawn ?? false,
    papalPassage: f.papal_passage ?? false,
    promises: (f.promises ?? []).map((x) => ({ ...x, giver: Number(x.giver), taker: Number(x.taker) })),
    provinces,
    powers,
    courts,
    hand: Array.isArray(mine) ? mine : [],
    inPlay,
    gone: new Set(f.gone ?? []),
    deck: f.deck ?? { size: 0, top: [] },
    maps: f.maps ?? { size: 0, top: [] },
    discard: Object.entries(f.discard ?? {}).filter(([, n]) => n > 0),
    mongols: {
      rumours: Math.min(drawn, HARMLESS_MONGOLS),
      silent: drawn < HARMLESS_MONGOLS,
      resolved: f.mongols_resolved ?? 0,
      last: f.endgame ?? false,
    },
  };
}

/** Cards that are not on the table, whether they can still come or not. */
export function away(world: World): Set<string> {
  return new Set(CARDS.filter((card) => !world.inPlay.has(card)));
}

/** Whose arms a province shows: its controller's, or while powers are still being picked those of whoever has picked its power. */
export function armsOf(world: World, t: Province): number | null {
  return t.owner ?? (world.active === null ? (world.powers.get(t.home)?.holder ?? null) : null);
}

/** The province that speaks for a power on the map: the first one its holder has. */
export function seatProvince(world: World, power: Power): string | null {
  return power.homes.find((t) => world.provinces.get(t)?.owner === power.holder && power.holder !== null) ?? null;
}
