/** What tells families apart without colour, by seat: fess, pale, bend, cross, chevron, roundel. */
export const CHARGES = [
  'M-11-4H11V3H-11Z',
  'M-3.5-13H3.5V11.4L0 13L-3.5 11.4Z',
  'M-11-13H-6L11 3.5C10.5 5.5 9.5 7 8 8.5L-11-8Z',
  'M-3-13H3V-4H11V2H3V11.6L0 13L-3 11.6V2H-11V-4H-3Z',
  'M0-7L11 3C10 5.5 8.5 7.5 7 8.6L0 1.5L-7 8.6C-8.5 7.5-10 5.5-11 3Z',
  'M-6-2A6 6 0 1 1 6-2A6 6 0 1 1-6-2Z',
];
