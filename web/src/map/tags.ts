// Short texts at places of a board: prices, numbers of people, odds.

export interface Tag {
  /** The place it belongs to: a territory, a sea area, a city. */
  at: string;
  text: string;
  /** How it is meant; good and bad differ in their edge as well as in colour. */
  tone?: 'plain' | 'good' | 'bad';
  /** The level of detail from which on it is shown: 0 always, 1 when territories have names, 2 when towns have, 3 near. */
  from?: Detail;
  title?: string;
}

/** Tags keep their size on the screen, and grow a little from near. */
export const tagScale = (perUnit: number): number => Math.max(0.72, 1.06 / perUnit);
/** How far below its place a tag begins, at scale 1: under a counter. */
export const TAG_TOP = 14;

export type Detail = 0 | 1 | 2 | 3;

/** Pixels of the lettering of territories from which on territories, towns and small things are shown. */
const READABLE = [5, 7.4, 10.5] as const;

/** From the whole world to a single city. Without names of realms there is nothing to be seen instead of the territories' names. */
export function detailOf(perUnit: number, lettering: number, realms: boolean): Detail {
  const found = READABLE.filter((least) => perUnit * lettering >= least).length as Detail;
  return found === 0 && !realms ? 1 : found;
}
