/** The world as the rules know it: lands, seas, borders, cities, prices, technologies. A test compares it with the rules data. */

import { tinctureOf, type Tincture } from '../../map/tinctures';
import data from './atlas.json';

export type Terrain = 'plain' | 'forest' | 'hill' | 'desert' | 'mountain';
export type Faith = 'christian' | 'muslim' | 'orthodox';
export type Vehicle = 'trade_ship' | 'caravan' | 'war_ship' | 'cavalry';

export interface Technology {
  family: string;
  level: number;
  price: number;
  requires: string[];
}

interface Atlas {
  goods: string[];
  kingdoms: Record<string, { kind: 'playable' | 'papal' | 'minor'; faith: Faith; colour: string; zone: number }>;
  territories: Record<string, { kingdom: string; zone: number; terrain: Terrain; city?: string; seas: string[] }>;
  seas: Record<string, { zone: string; type: 'coastal' | 'ocean' | 'strait'; adjacent: string[] }>;
  cities: Record<string, { territory: string; ports: string[]; buy: number[]; sell: number[] }>;
  borders: [a: string, b: string, kind: string][];
  straits: [sea: string, a: string, b: string, cost: number][];
  terrains: Record<Terrain, { cost_caravan: number; cost_cavalry: number; cost_banner: number; cost_roads?: number; capacity: number }>;
  waters: Record<string, { extra: number; extra_roads: number }>;
  transports: Record<Vehicle, { price: number; movement: number; goods: number; armies: number }[]>;
  technologies: Record<string, Technology>;
  creeds: Record<string, Pick<Technology, 'level' | 'price' | 'requires'>>;
  levels: { cards_min: number; transport_level: number; transports_each: number; banners: number; diplomacies: number; catapults: number; bombards: number }[];
  forts: { cost: number; dice_when_armies_at_most: number; tech_level: number }[];
  pieces: Record<string, { cost?: number }>;
  buildings: Record<string, { cost: number; buy?: Record<string, number>; sell?: Record<string, number> }>;
  objectives: Record<string, { kingdom: string; yellow: string[]; red: string[] }>;
  cards: Record<string, { group: string; use: string; timing: string; florins_each?: number }>;
  events: Record<string, { domain: 'land' | 'sea'; targets: string[] }>;
  calamities: string[];
  crusade: Record<string, number>;
}

export const ATLAS = data as unknown as Atlas;
export const { goods: GOODS, kingdoms: KINGDOMS, territories: TERRITORIES, seas: SEAS, cities: CITIES } = ATLAS;
export const VEHICLES = Object.keys(ATLAS.transports) as Vehicle[];
export const isSea = (area: string): boolean => area in SEAS;
export const isShip = (type: Vehicle): boolean => type.endsWith('_ship');
export const isTrade = (type: Vehicle): boolean => type === 'trade_ship' || type === 'caravan';

/** How the map calls an area of the rules. */
export const placeOf = (area: string): string => `${isSea(area) ? 'sea' : 'territory'}:${area}`;
export const wordOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));

export const tinctureOfKingdom = (kingdom: string): Tincture => tinctureOf(KINGDOMS[kingdom]?.colour ?? 'grey');

export interface Border {
  to: string;
  kind: string;
}

const borders = new Map<string, Border[]>();
for (const [a, b, kind] of ATLAS.borders) {
  borders.set(a, [...(borders.get(a) ?? []), { to: b, kind }]);
  borders.set(b, [...(borders.get(b) ?? []), { to: a, kind }]);
}
export const bordersOf = (territory: string): Border[] => borders.get(territory) ?? [];

/** The territory beyond a strait, with the strait and what crossing it costs. */
export function across(territory: string): { to: string; sea: string; cost: number } | undefined {
  for (const [sea, a, b, cost] of ATLAS.straits) {
    if (a === territory) return { to: b, sea, cost };
    if (b === territory) return { to: a, sea, cost };
  }
  return undefined;
}

export const cityOf = (territory: string): string | undefined => TERRITORIES[territory]?.city;
export const portsOf = (territory: string): string[] => CITIES[cityOf(territory) ?? '']?.ports ?? [];
export const harboursOf = (sea: string): string[] => Object.values(CITIES).filter((c) => c.ports.includes(sea)).map((c) => c.territory);
export const coastsOf = (sea: string): string[] => Object.keys(TERRITORIES).filter((t) => TERRITORIES[t]!.seas.includes(sea));
export const landsOf = (kingdom: string): string[] => Object.keys(TERRITORIES).filter((t) => TERRITORIES[t]!.kingdom === kingdom);

/** Technologies as the options of a table have them. */
export function technologies(options: Record<string, string>): Record<string, Technology> {
  if (options['religion_four_levels'] !== 'on') return ATLAS.technologies;
  return Object.fromEntries(Object.entries(ATLAS.technologies).map(([id, tech]) => [id, { ...tech, ...ATLAS.creeds[id] }]));
}
