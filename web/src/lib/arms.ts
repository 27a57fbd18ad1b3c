/** Coats of arms: a blazon of five words (division, two tinctures, charge, its tincture) and the paths that draw it. */

import { type Tincture, tinctures } from '../map/tinctures';

export const TINCTURES = ['or', 'argent', 'gules', 'azure', 'vert', 'sable', 'purpure'] as const satisfies Tincture[];
export type ArmsTincture = (typeof TINCTURES)[number];

/** What the second tincture covers; the shield is 26 by 30 about its middle. */
export const DIVISIONS = {
  plain: '',
  pale: 'M0-15H13V15H0Z',
  fess: 'M-13-1H13V15H-13Z',
  bend: 'M-13-15L13 13V15H-13Z',
  sinister: 'M13-15L-13 13V15H13Z',
  chevron: 'M-13 12L0-2L13 12V15H-13Z',
  saltire: 'M-13-15L0-1L-13 13ZM13-15L0-1L13 13Z',
  quarterly: 'M0-15H13V-1H0ZM-13-1H0V15H-13Z',
  chief: 'M-13-15H13V-6H-13Z',
  barry: 'M-13-9H13V-5H-13ZM-13-1H13V3H-13ZM-13 7H13V11H-13Z',
} as const;

export const CHARGES = {
  none: '',
  cross: 'M-2-9H2V-3H7V1H2V8H-2V1H-7V-3H-2Z',
  roundel: 'M-6-1A6 6 0 1 1 6-1A6 6 0 1 1-6-1Z',
  lozenge: 'M0-9L6-1L0 7L-6-1Z',
  mullet: 'M0-8.5L1.9-3.1L7.6-3L3 .5L4.7 6L0 2.7L-4.7 6L-3 .5L-7.6-3L-1.9-3.1Z',
  crescent: 'M-6.5-6A7.4 7.4 0 1 0 6.5-6A6.6 6 0 1 1-6.5-6Z',
  tower: 'M-5 8V-3H-6V-8H-3.5V-6H-1.3V-8H1.3V-6H3.5V-8H6V-3H5V8H1.6V4A1.6 1.6 0 0 0-1.6 4V8Z',
  crown: 'M-7 5V-6L-3.5-1L0-8L3.5-1L7-6V5Z',
  key: 'M0-10A3.5 3.5 0 1 1 0-3A3.5 3.5 0 1 1 0-10ZM0-8.2A1.7 1.7 0 1 0 0-4.8A1.7 1.7 0 1 0 0-8.2ZM-1-3.2H1V3H4.5V8H3V5H1V8H-1Z',
  lily: 'M0-10C3-7 3-4 1.2 0H-1.2C-3-4-3-7 0-10ZM-1.6 0C-3-5-7-6-7.5-2C-7.6.5-5.5 1.5-4.5 0C-4 1-3 1-1.6 0ZM1.6 0C3-5 7-6 7.5-2C7.6.5 5.5 1.5 4.5 0C4 1 3 1 1.6 0ZM-4 1H4V2.6H-4ZM-1 3.4H1L2.5 8L0 6.6L-2.5 8Z',
  tree: 'M-1 8V3H-5.5L-2.5-1H-4.5L0-9L4.5-1H2.5L5.5 3H1V8Z',
  sun: 'M0-9.2L1.7-5.1L5.8-6.8L4.1-2.7L8.2-1L4.1 .7L5.8 4.8L1.7 3.1L0 7.2L-1.7 3.1L-5.8 4.8L-4.1 .7L-8.2-1L-4.1-2.7L-5.8-6.8L-1.7-5.1Z',
} as const;

export interface Blazon {
  division: keyof typeof DIVISIONS;
  field: ArmsTincture;
  second: ArmsTincture;
  charge: keyof typeof CHARGES;
  of: ArmsTincture;
}

const isTincture = (word: string | undefined): word is ArmsTincture => TINCTURES.some((t) => t === word);

/** A blazon as the server sends it; null if it is none. */
export function readBlazon(words: string): Blazon | null {
  const [division, field, second, charge, of] = words.split(' ');
  if (!division || !Object.hasOwn(DIVISIONS, division) || !charge || !Object.hasOwn(CHARGES, charge)) return null;
  if (!isTincture(field) || !isTincture(second) || !isTincture(of)) return null;
  return { division: division as Blazon['division'], field, second, charge: charge as Blazon['charge'], of };
}

export const writeBlazon = (b: Blazon): string => `${b.division} ${b.field} ${b.second} ${b.charge} ${b.of}`;

export const colourOf = (tincture: ArmsTincture): string => tinctures[tincture].colour;

/** Can the charge be told from the field? Heralds put metal on colour and colour on metal. */
export function legible(b: Blazon): boolean {
  const metal = (t: ArmsTincture): boolean => t === 'or' || t === 'argent';
  const fields = b.division === 'plain' ? [b.field] : [b.field, b.second];
  return b.charge === 'none' || !fields.every((f) => metal(f) === metal(b.of));
}
