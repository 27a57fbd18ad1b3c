/** Shapes of the pieces; a coat has a charge beside its tincture, for those who do not see colours. */

import type { Tincture } from '../../map';

/** A man's device is round, a woman's a lozenge. */
export const ROUND = 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z';
export const LOZENGE = 'M0-13.5L12 0L0 13.5L-12 0Z';
export const BANNER = 'M-13-10H13V10H-13Z';

export const CHARGES: Partial<Record<Tincture, string>> = {
  gules: 'M-3-13H3V-4H11V2H3V11.6L0 13L-3 11.6V2H-11V-4H-3Z',
  azure: 'M-11-5H11V3H-11Z',
  vert: 'M0-8L11 3C10 5.5 8.5 7.5 7 8.6L0 1.5L-7 8.6C-8.5 7.5-10 5.5-11 3Z',
  sable: 'M-6-2A6 6 0 1 1 6-2A6 6 0 1 1-6-2Z',
  purpure: 'M-11-13H-6L11 3.5C10.5 5.5 9.5 7 8 8.5L-11-8Z',
  argent: 'M-3.5-13H3.5V11.4L0 13L-3.5 11.4Z',
};

export const CROWN = 'M-8 4L-9-5L-4.5-1.5L0-7L4.5-1.5L9-5L8 4Z';
export const CORONET = 'M-7 3L-7.5-2.5H-5L-3.5 0L-1.5-3.5H1.5L3.5 0L5-2.5H7.5L7 3Z';
export const MITRE = 'M-6 4V-1C-6-5-2-7 0-9C2-7 6-5 6-1V4Z';
export const HAT = 'M-10 3C-10 0-5 0-5-1C-5-6 5-6 5-1C5 0 10 0 10 3Z';
export const BARS = 'M-6-10V10M0-11V11M6-10V10';
export const CASTLE = 'M-10 10V-9H-6V-5H-2V-9H2V-5H6V-9H10V10H3V3A3 3 0 0 0-3 3V10Z';
export const CITADEL = 'M-15 10V-5H-12V-2H-10V-15H-6.5V-11H-3V-15H3V-11H6.5V-15H10V-2H12V-5H15V10H4V3A4 4 0 0 0-4 3V10Z';
export const MILL = 'M-5 11L-3-3H3L5 11ZM0-4L-9-11L-11-8ZM0-4L9-11L11-8ZM0-4L-8 4L-5 6ZM0-4L8 4L5 6Z';
export const PRESS = 'M-9-10H9V-7H7V4H9V10H-9V4H-7V-7H-9ZM-4-7V-2H-1.5V3H-4.5V4H4.5V3H1.5V-2H4V-7Z';
export const FORK = 'M-1.2 12V-2H-7V-11H-5V-4H-1V-12H1V-4H5V-11H7V-2H1.2V12Z';
export const CLOUD = 'M-10 3A5 5 0 0 1-8-6A7 7 0 0 1 5-7A5.5 5.5 0 0 1 9 3ZM-6 6L-8 11M0 6L-2 11M6 6L4 11';
export const WILTED = 'M0 12V-4M0 0C-6 0-8-4-8-8C-3-8 0-5 0 0M0 4C6 4 8 0 8-4C3-4 0-1 0 4';
