/** The table as a seat sees it, with the questions the board asks about it. */

import type { View } from '../../lib/protocol';
import type { Tincture } from '../../map/tinctures';
import { tinctureOfKingdom, type Vehicle } from './atlas';

type Numbers = Record<string, number>;
type Grid = Record<string, Numbers>;

/** Blank entries are left out of all of these. */
export interface Table {
  turn: number;
  phase: string;
  active: string | null;
  order: string[];
  dead: string[];
  kingdom: Record<string, string>;
  honour: Numbers;
  technologies: Record<string, string[]>;
  fresh: Record<string, string[]>;
  merchants: Numbers;
  collectors: Numbers;
  coins: Numbers;
  council: Numbers;
  owner: Record<string, string>;
  armies: Numbers;
  settlement: Numbers;
  fort: Numbers;
  cathedral: Numbers;
  catapults: Numbers;
  bombards: Numbers;
  leader: Record<string, 'commander' | 'general'>;
  stored: Grid;
  finds: Grid;
  tower: Numbers;
  building: Record<string, string>;
  barn: Numbers;
  transport_at: Record<string, string>;
  transport_armies: Numbers;
  cargo: Grid;
  transport_moves: Numbers;
  delay: Numbers;
  sheltered: Numbers;
  experience: Numbers;
  general: Numbers;
  banner_at: Record<string, string>;
  banner_on: Record<string, string>;
  banner_moves: Numbers;
  attacks: Numbers;
  trains: { seat: string; territory: string; armies: number }[];
  pirates: { sea: string; armies: number; leader: string }[];
  blockades: { by: string; against: string; sea: string; strait: number }[];
  war: Grid;
  truce: Grid;
  alliance: Grid;
  comrades: Grid;
  passage: Grid;
  trade: Grid;
  passage_term: Grid;
  trade_term: Grid;
  toll: Grid;
  claims: Grid;
  instalments: { payer: string; creditor: string; amount: number; turns: number }[];
  pope: string | null;
  excommunicated: string[];
  banned: string[];
  crusade: 'none' | 'preparing' | 'marching';
  crusade_target: string | null;
  crusade_start: string | null;
  crusade_due: number;
  crusaders: string[];
  crusade_foe: string | null;
  pledge: Numbers;
  host_at: string | null;
  host: Numbers;
  host_banner: Numbers;
  host_general: Numbers;
  host_engine: Record<string, string>;
  florins: Record<string, number | null>;
  reserve: Record<string, Numbers | null>;
  hands: Record<string, string[] | { count: number; known: string[] }>;
  objective: Record<string, string | null>;
  grain: Record<string, number | null>;
}

export const BARBARIANS = 'barbarians';

/** A step of the rules that runs. */
export type Step = View['stack'][number];

export interface Transport {
  word: string;
  seat: number;
  type: Vehicle;
  at: string;
  armies: number;
  cargo: Numbers;
  goods: number;
  moves: number;
  banner: Banner | null;
}

export interface Banner {
  word: string;
  seat: number;
  experience: number;
  general: boolean;
  /** On foot; null aboard. */
  at: string | null;
  on: string | null;
  moves: number;
  attacks: number;
}

export interface State {
  table: Table;
  seats: number;
  options: Record<string, string>;
  transports: Transport[];
  banners: Banner[];
}

const sum = (numbers: Numbers): number => Object.values(numbers).reduce((a, b) => a + b, 0);
const seatOf = (word: string): number => Number(word.slice(0, word.indexOf('-')));

export function readState(view: View): State {
  const table = view.table as unknown as Table;
  const banners = Object.entries(table.experience).map(([word, experience]): Banner => ({
    word,
    seat: seatOf(word),
    experience,
    general: table.general[word] === 1,
    at: table.banner_at[word] ?? null,
    on: table.banner_on[word] ?? null,
    moves: table.banner_moves[word] ?? 0,
    attacks: table.attacks[word] ?? 0,
  }));
  const transports = Object.entries(table.transport_at).map(([word, at]): Transport => {
    const cargo = table.cargo[word] ?? {};
    return {
      word,
      seat: seatOf(word),
      type: word.split('-')[1] as Vehicle,
      at,
      armies: table.transport_armies[word] ?? 0,
      cargo,
      goods: sum(cargo),
      moves: table.transport_moves[word] ?? 0,
      banner: banners.find((b) => b.on === word) ?? null,
    };
  });
  return { table, seats: view.seats, options: view.options, transports, banners };
}

// -- players

export const seatsOf = (s: State): number[] => Array.from({ length: s.seats }, (_, i) => i);
export const alive = (s: State, seat: number): boolean => !s.table.dead.includes(String(seat));
export const kingdomOf = (s: State, seat: number): string | undefined => s.table.kingdom[seat];
export const tinctureOfSeat = (s: State, seat: number): Tincture => tinctureOfKingdom(s.table.kingdom[seat] ?? '');
export const tinctureOfHolder = (s: State, holder: string): Tincture => (holder === BARBARIANS ? 'cendree' : tinctureOfSeat(s, Number(holder)));
export const techsOf = (s: State, seat: number): string[] => s.table.technologies[seat] ?? [];
export const landsHeld = (s: State, holder: number | string): string[] => Object.keys(s.table.owner).filter((t) => s.table.owner[t] === String(holder));

export function cardsOf(s: State, seat: number): { own: string[] | null; count: number; known: string[] } {
  const hand = s.table.hands[seat];
  if (Array.isArray(hand)) return { own: hand, count: hand.length, known: [] };
  return { own: null, count: hand?.count ?? 0, known: hand?.known ?? [] };
}

// -- places

export const inPlay = (s: State, territory: string): boolean => s.table.owner[territory] !== undefined;
export const transportsAt = (s: State, area: string, seat?: number): Transport[] =>
  s.transports.filter((x) => x.at === area && (seat === undefined || x.seat === seat));
export const bannerArea = (s: State, b: Banner): string | null => b.at ?? s.transports.find((x) => x.word === b.on)?.at ?? null;
