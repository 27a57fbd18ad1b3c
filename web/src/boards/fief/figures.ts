/** Figures of the rules, from their data: web/figures.py. */

import { figuresOf } from '../../lib/editions';
import standard from './figures.json';
import wishes from './wishes.json';

const data = figuresOf('fief', standard, wishes);

export type Walls = 'open' | 'castle' | 'citadel';
export const WALLS: Walls[] = ['open', 'castle', 'citadel'];

export const D_ARC_BONUS = data.d_arc;
export const HAND = data.hand;

export const PRICES = data.prices;
export const WORKS = ['press', 'mill', 'castle'] as const;

export type Title = 'baron' | 'count' | 'duke';
export const REGIONS: Record<string, Title> = Object.fromEntries(data.regions.map((x) => [x.id, x.title as Title]));

export const WOMEN: ReadonlySet<string> = new Set(data.lords.filter((x) => x.sex === 'f').map((x) => x.id));

/** The villages of each bishopric. */
export const BISHOPRICS: Record<string, string[]> = {};
for (const { id, bishopric } of data.villages) (BISHOPRICS[bishopric] ??= []).push(id);
