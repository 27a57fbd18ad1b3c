/** Figures of the rules, from their data: web/figures.py. */

import { tinctureOf, type Tincture } from '../../map/tinctures';
import { figuresOf } from '../../lib/editions';
import standard from './figures.json';
import wishes from './wishes.json';

const data = figuresOf('conspiracy', standard, wishes);

export const TINCTURES: Tincture[] = data.colours.map(tinctureOf);

export const MASTERS = ['faith', 'war', 'trade'] as const;
export type Master = (typeof MASTERS)[number];
export const ELECTORS = data.electors;
export const BISHOP_ELECTORS = data.territories.filter((x) => x.kind === 'ecclesiastical_electorate').map((x) => x.id);
export const HAND = data.hand;
