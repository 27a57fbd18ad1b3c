/** The table as a seat sees it, with the questions the board asks about it. */

import type { View } from '../../lib/protocol';
import type { Tincture } from '../../map/tinctures';
import { ATLAS, cityOf, isSea, type Faith, KINGDOMS, portsOf, TERRITORIES, tinctureOfKingdom, type Vehicle } from './atlas';

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
export const has = (s: State, holder: number | string, tech: string): boolean => s.table.technologies[holder]?.includes(tech) ?? false;
export const landsHeld = (s: State, holder: number | string): string[] => Object.keys(s.table.owner).filter((t) => s.table.owner[t] === String(holder));
export const cathedrals = (s: State, seat: number): number => Object.keys(s.table.cathedral).filter((t) => s.table.owner[t] === String(seat)).length;

/** An excommunicated player counts as Muslim. */
export function faithOf(s: State, seat: number): Faith | undefined {
  if (s.table.excommunicated.includes(String(seat))) return 'muslim';
  return KINGDOMS[s.table.kingdom[seat] ?? '']?.faith;
}

/** 1 to 4, of which 4 is 3+. */
export function levelOf(s: State, seat: number): number {
  const n = techsOf(s, seat).length;
  return ATLAS.levels.findLastIndex((level) => level.cards_min <= n) + 1;
}

export const limits = (s: State, seat: number) => ATLAS.levels[levelOf(s, seat) - 1]!;
export const transportLevel = (s: State, seat: number): number => limits(s, seat).transport_level;
const LEADS = [20, 40, 60, 60];
export const leads = (s: State, seat: number): number => LEADS[levelOf(s, seat) - 1]!;

export const vehicle = (s: State, t: Pick<Transport, 'seat' | 'type'>) => ATLAS.transports[t.type][transportLevel(s, t.seat) - 1]!;

export function cardsOf(s: State, seat: number): { own: string[] | null; count: number; known: string[] } {
  const hand = s.table.hands[seat];
  if (Array.isArray(hand)) return { own: hand, count: hand.length, known: [] };
  return { own: null, count: hand?.count ?? 0, known: hand?.known ?? [] };
}

// -- places

export const inPlay = (s: State, territory: string): boolean => s.table.owner[territory] !== undefined;
export const hasPort = (s: State, t: string): boolean => (s.table.settlement[t] ?? 0) > 0 && portsOf(t).length > 0;
export const hasCity = (s: State, t: string): boolean => (s.table.settlement[t] ?? 0) > 0 && cityOf(t) !== undefined;

/** Capacity of a territory as it stands. */
export function capacity(s: State, t: string): number {
  const { table } = s;
  const land = TERRITORIES[t];
  const holder = table.owner[t];
  if (!land || holder === undefined) return 0;
  let n = ATLAS.terrains[land.terrain].capacity + 10 * (table.settlement[t] ?? 0) + 10 * (table.cathedral[t] ?? 0) + 10 * (table.tower[t] ?? 0);
  if (land.terrain === 'plain') {
    if (has(s, holder, 'agricoltura')) n += 10;
    if (has(s, holder, 'vasellame') && s.options['pottery_capacity'] !== 'off') n += 10;
  }
  const fort = table.fort[t] ?? 0;
  if (fort) n += s.options['fort_capacity_cumulative'] === 'on' ? 10 * fort : 10;
  if (holder === BARBARIANS) n += { commander: 10, general: 20, none: 0 }[table.leader[t] ?? 'none'];
  return n;
}

export const occupants = (s: State, t: string): number => (s.table.armies[t] ?? 0) + sum(s.table.stored[t] ?? {});

export const transportsAt = (s: State, area: string, seat?: number): Transport[] =>
  s.transports.filter((x) => x.at === area && (seat === undefined || x.seat === seat));
export const trainOf = (s: State, seat: number, t: string): number =>
  s.table.trains.find((row) => row.seat === String(seat) && row.territory === t)?.armies ?? 0;
export const bannerArea = (s: State, b: Banner): string | null => b.at ?? s.transports.find((x) => x.word === b.on)?.at ?? null;

/** All armies of a holder in an area: loose, aboard, in trains. */
export function armiesAt(s: State, holder: string, area: string): number {
  const loose = s.table.owner[area] === holder ? (s.table.armies[area] ?? 0) : 0;
  if (holder === BARBARIANS) return loose;
  const seat = Number(holder);
  return loose + trainOf(s, seat, area) + transportsAt(s, area, seat).reduce((n, x) => n + x.armies, 0);
}

export function armiesOnMap(s: State, seat: number): number {
  const loose = landsHeld(s, seat).reduce((n, t) => n + (s.table.armies[t] ?? 0), 0);
  const trains = s.table.trains.filter((row) => row.seat === String(seat)).reduce((n, row) => n + row.armies, 0);
  return loose + trains + s.transports.filter((x) => x.seat === seat).reduce((n, x) => n + x.armies, 0) + (s.table.host[seat] ?? 0);
}

export const warShips = (s: State, seat: number, area: string): number => transportsAt(s, area, seat).filter((x) => x.type === 'war_ship').length;
export const atSea = (x: Transport): boolean => isSea(x.at);

// -- relations

const cell = (grid: Grid, a: number | string, b: number | string): number => grid[a]?.[b] ?? 0;
export { cell };

/** A war under truce sleeps. */
export const atWar = (s: State, a: number, b: number): boolean => cell(s.table.war, a, b) === 1 && !truced(s, a, b);
export const truced = (s: State, a: number, b: number): boolean => s.table.turn > 0 && cell(s.table.truce, a, b) >= s.table.turn;

export function allied(s: State, a: number, b: number): boolean {
  const { table } = s;
  if (a === b) return false;
  if (cell(table.alliance, a, b)) return true;
  if (cell(table.war, a, b)) return false;
  if (table.crusade !== 'none' && table.crusaders.includes(String(a)) && table.crusaders.includes(String(b))) return true;
  const together = cell(table.comrades, a, b);
  return seatsOf(s).some((foe) => (together >> foe) & 1 && cell(table.war, a, foe) && cell(table.war, b, foe));
}

export function mayPass(s: State, grantor: number, grantee: number): boolean {
  const { table } = s;
  if (cell(table.passage, grantor, grantee) || (table.turn > 0 && cell(table.passage_term, grantor, grantee) >= table.turn)) return true;
  return table.crusade === 'preparing' && table.crusaders.includes(String(grantor)) && table.crusaders.includes(String(grantee));
}

export const mayTrade = (s: State, grantor: number, grantee: number): boolean =>
  cell(s.table.trade, grantor, grantee) === 1 || (s.table.turn > 0 && cell(s.table.trade_term, grantor, grantee) >= s.table.turn);
