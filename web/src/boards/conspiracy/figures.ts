/** The figures of the game that the board reckons with; a test compares them with the rules data. */

import { tinctureOf, type Tincture } from '../../map/tinctures';

export const COLOURS = ['green', 'brown', 'grey', 'red', 'yellow', 'blue'];
export const TINCTURES: Tincture[] = COLOURS.map(tinctureOf);

export const MASTERS = ['faith', 'war', 'trade'] as const;
export type Master = (typeof MASTERS)[number];
export const GLORY: Record<Master, number> = { faith: 4, war: 3, trade: 2 };
export const MINIMUM: Record<Master, number> = { faith: 2, war: 8, trade: 80 };
/** The least by which a value on a track can rise. */
export const STEP: Record<Master, number> = { faith: 1, war: 1, trade: 10 };

export const ELECTORS = ['mainz', 'koeln', 'trier', 'boehmen', 'pfalz', 'brandenburg', 'sachsen'];
export const BISHOP_ELECTORS = ['mainz', 'koeln', 'trier'];
export const ELECTORATE_GLORY = 5;
export const DEPOSE = 4;
export const IMMUNE = 3;
export const HAND = 5;

export const INCOME = {
  secular: 10,
  see: 20,
  electorate: 50,
  master: 20,
  castle: 10,
  monastery: 10,
  relic: 10,
  preacher: 10,
  floor: 60,
};
/** A road by the number of its ends that are Reichsstadt; one abroad has one end only. */
export const ROAD = [10, 20, 40];
export const ROAD_ABROAD = [10, 20];
export const ELECTOR_BID: Record<number, number> = { 2: 600, 3: 500, 4: 400, 5: 300, 6: 200 };
export const CHEAPER = 100;
export const BID_STEP = 10;
export const PRICES = { mercenary_card: 50, mercenary_for_any_card: 80, castle_in_anarchy: 150 };

export const COMBAT = {
  hitAt: 7,
  doubleAt: 12,
  fronts: 6,
  supports: 2,
  castle: -1,
  relic: 1,
  preacher: 1,
  knight: 1,
  knightFalls: 3,
  mercenaryFalls: 2,
};
