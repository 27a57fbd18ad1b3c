/** The world as the box has it: lands, seas, cities, cards. From the data of the rules: web/figures.py. */

import { tinctureOf, type Tincture } from '../../map/tinctures';
import data from './figures.json';

export type Terrain = 'plain' | 'forest' | 'hill' | 'desert' | 'mountain';
export type Faith = 'christian' | 'muslim' | 'orthodox';
export type Vehicle = 'trade_ship' | 'caravan' | 'war_ship' | 'cavalry';

interface Kingdom {
  kind: 'playable' | 'papal' | 'minor';
  faith: Faith;
  colour: string;
  zone: number;
}

interface Territory {
  kingdom: string;
  terrain: Terrain;
  city?: string;
}

/** Rows by their id. */
function keyed<Row extends { id: string }>(rows: readonly Row[]): Record<string, Omit<Row, 'id'>> {
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
}

export const GOODS: string[] = data.goods.map((good) => good.id);
export const KINGDOMS = keyed(data.kingdoms) as Record<string, Kingdom>;
export const TERRITORIES = keyed([...data.territories, ...data.order_territories]) as Record<string, Territory>;
export const SEAS = keyed(data.seas) as Record<string, { type: 'coastal' | 'ocean' | 'strait' }>;
export const CITIES: Record<string, { territory: string }> = keyed(data.cities);
export const CARDS: Record<string, { group: string }> = keyed(data.cards);
export const EVENTS: string[] = [...data.events, ...data.order_events].map((card) => card.id);
export const CALAMITIES: string[] = data.calamities.map((card) => card.id);
/** Technologies with their families. */
export const TECHNOLOGIES: Record<string, { family: string }> = keyed(data.technologies);

export const isSea = (area: string): boolean => area in SEAS;
export const isShip = (type: Vehicle): boolean => type.endsWith('_ship');
export const isTrade = (type: Vehicle): boolean => type === 'trade_ship' || type === 'caravan';

/** How the map calls an area of the rules. */
export const placeOf = (area: string): string => `${isSea(area) ? 'sea' : 'territory'}:${area}`;
export const wordOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));

export const tinctureOfKingdom = (kingdom: string): Tincture => tinctureOf(KINGDOMS[kingdom]?.colour ?? 'grey');

const borders = new Map<string, string[]>();
for (const { a, b } of data.borders) {
  borders.set(a, [...(borders.get(a) ?? []), b]);
  borders.set(b, [...(borders.get(b) ?? []), a]);
}
/** Lands that touch one. */
export const neighboursOf = (territory: string): string[] => borders.get(territory) ?? [];

export const cityOf = (territory: string): string | undefined => TERRITORIES[territory]?.city;
export const landsOf = (kingdom: string): string[] => Object.keys(TERRITORIES).filter((t) => TERRITORIES[t]!.kingdom === kingdom);
