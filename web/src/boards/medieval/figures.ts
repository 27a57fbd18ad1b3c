/** What is printed on power and map cards, from the data of the rules: web/figures.py. */

import { figuresOf } from '../../lib/editions';
import standard from './figures.json';
import wishes from './wishes.json';

const data = figuresOf('medieval', standard, wishes);

export type Religion = 'catholic' | 'orthodox' | 'islamic' | 'pagan';

export interface PowerFigures {
  religion: Religion;
  army: number;
  /** Strength at sea; null if the power has no ships. */
  naval: number | null;
  florins: number;
  mercenary: boolean;
}

export interface ProvinceFigures {
  /** The home power; empty if the province is nobody's by nature. */
  power: string;
  card: string;
  income: number;
}

export const POWERS: Record<string, PowerFigures> = Object.fromEntries(
  data.powers.map((x) => [x.id, { religion: x.religion as Religion, army: x.army, naval: x.ntc ? x.naval : null, florins: x.fi, mercenary: x.merc }]),
);

export const PROVINCES: Record<string, ProvinceFigures> = Object.fromEntries(
  data.provinces.map((x) => [x.id, { power: x.power in POWERS ? x.power : '', card: x.card, income: x.income }]),
);

/** Every map card. */
export const CARDS: string[] = data.cards.map((x) => x.id);

/** Cards of the Action deck, and whether one must play them as soon as one has them. */
export const ACTIONS: Record<string, { copies: number; mandatory: boolean }> = Object.fromEntries(
  data.actions.map((x) => [x.id, { copies: x.count, mandatory: x.mandatory }]),
);

/** So many Mongol cards are but rumours. */
export const HARMLESS_MONGOLS = data.rumours;
