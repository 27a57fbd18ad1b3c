/** Signs drawn on cards and pieces, in a box from -10 to 10. `line` ones are stroked, the others filled. */

export interface Sign {
  d: string;
  line?: boolean;
}

export const SIGNS = {
  // markers
  knights: { d: 'M-3-8H3L2-2 8-3V3L2 2 3 8H-3L-2 2-8 3V-3L-2-2Z' },
  heresy: { d: 'M0-9C5-4 7 0 5.5 5C4 8.5-4 8.5-5.5 5C-7 1-3-1-3-4.5C-1-3 0-5 0-9Z' },
  civil_war: { d: 'M-7-8L6 6M7-8L-6 6M3 8L8 3M-3 8L-8 3', line: true },
  excommunicated: { d: 'M0-8V8M-5-3H5M-8 7L8-7', line: true },
  disaster: { d: 'M2.5-9L-6 2H-1L-2.5 9L6-2H1Z' },
  married: { d: 'M-7.5 1a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0M-1.1 1a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0', line: true },
  // figures
  army: { d: 'M0-10L2-7V3H-2V-7ZM-6 3H6V5.4H-6ZM-1.4 5.4H1.4V10H-1.4Z' },
  ship: { d: 'M-9 3H9C8 7 5 8.5 2 8.5H-4C-7 8.5-8.5 6-9 3ZM-1 1.5V-9C5-7 7-3 7 1.5Z' },
  ruler: { d: 'M-8 6L-9-5L-4-1L0-7L4-1L9-5L8 6Z' },
  coin: { d: 'M0-8A8 8 0 1 0 .01-8ZM-1.2-4.5H1.2V4.5H-1.2Z' },
  cards: { d: 'M-7-6L2-8.5L6 5.5L-3 8ZM4-7H8.5V8H5Z' },
  // religions
  catholic: { d: 'M0-8V8M-5-3H5', line: true },
  orthodox: { d: 'M0-9V9M-3-6H3M-6-2H6M-4 3.2L4 6', line: true },
  islamic: { d: 'M3.5-8A8.3 8.3 0 1 0 3.5 8A6.6 6.6 0 1 1 3.5-8Z' },
  pagan: { d: 'M0-9L6 0H3L7 5H1.2V9H-1.2V5H-7L-3 0H-6Z' },
  // action cards
  mongols: { d: 'M-4-9C6-6 6 6-4 9M-4-9V9M-9 0H8M8 0L4-3M8 0L4 3', line: true },
  pope: { d: 'M-6 8H6V5.6H-6ZM-5.8 4C-8-4-3-7.4 0-7.4C3-7.4 8-4 5.8 4ZM-.8-8V-10.4H.8V-8Z' },
  spies: { d: 'M-9 0C-5-6 5-6 9 0C5 6-5 6-9 0ZM-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0', line: true },
  assassin: { d: 'M0-10L2.4-3V2.6H-2.4V-3ZM-5.5 2.6H5.5V4.8H-5.5ZM-1.2 4.8H1.2V9.6H-1.2Z' },
  jihad: { d: 'M-8 6L-6 4C3 2.5 7-3 6-9.5C10 0 5 6-4 7L-6.5 9.5Z' },
  deus: { d: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-9V-5M0 5V9M-9 0H-5M5 0H9M-6.4-6.4L-3.6-3.6M6.4 6.4L3.6 3.6M6.4-6.4L3.6-3.6M-6.4 6.4L-3.6 3.6', line: true },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;

/** One ordinary for each seat, so that arms can be told apart without colour. In the upper part of a shield of 22 x 26. */
export const CHARGES = [
  'M-1.6-11H1.6V-4H-1.6Z',
  'M-8-9H8V-6.4H-8Z',
  'M-7-4.4L0-10.4L7-4.4V-7.4L0-12L-7-7.4Z',
  'M-7-11.5L7-5.5V-3L-7-9Z',
  'M-5-11.5L0-8.6L5-11.5V-9.6L1.8-7.6L5-5.6V-3.8L0-6.6L-5-3.8V-5.6L-1.8-7.6L-5-9.6Z',
];
