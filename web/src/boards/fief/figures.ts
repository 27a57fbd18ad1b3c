/** Figures of the rules that the board reckons with. A test compares them with the data of the game. */

export const LOSSES: Record<Walls, number[]> = {
  open: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9],
  castle: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6],
  citadel: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4],
};
export type Walls = 'open' | 'castle' | 'citadel';
export const WALLS: Walls[] = ['open', 'castle', 'citadel'];

/** Up to this strength a camp throws one die, up to the next one two, beyond it three. */
export const DICE_UP_TO = [6, 12];
export const D_ARC_BONUS = 6;

export const VOTES_NEEDED = 3;
export const BISHOPS_NEEDED = 2;
export const SOLO_FIEFS = 3;
export const COUPLE_FIEFS = 4;
export const HAND = 3;

export const PRICES = { soldier_point: 100, press: 200, mill: 300, castle: 1000, baron: 600, count: 800, duke: 1000, cardinal: 500 };
export const WORKS = ['press', 'mill', 'castle'] as const;

export const REGIONS: Record<string, 'baron' | 'count' | 'duke'> = {
  duchy_south: 'duke',
  duchy_northeast: 'duke',
  county_northwest: 'count',
  county_west: 'count',
  barony_north: 'baron',
  barony_east: 'baron',
};

export const WOMEN: ReadonlySet<string> = new Set(['isabelle', 'alienor', 'blanche', 'mireille']);

export const BISHOPRICS: Record<string, string[]> = {
  blaye: ['villeneuve', 'la_salle', 'blaye', 'charolles', 'sennecy', 'l_epervier'],
  bourg: ['bourg', 'st_vivien', 'la_buissiere', 'pugnac', 'st_gerome', 'st_andre'],
  sigy: ['les_essarts', 'beaujeu', 'sigy', 'st_ciers', 'marcamps', 'st_paul'],
  tournus: ['tournus', 'belleville', 'mazilles', 'st_andromy', 'chateaufort', 'st_medard'],
};

export function diceFor(strength: number): number {
  if (strength <= 0) return 0;
  return 1 + DICE_UP_TO.filter((most) => strength > most).length;
}
