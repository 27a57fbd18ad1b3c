import type { Box } from '../box';

export const box: Box = {
  weight: 2,
  decisions: 75,
  presets: [
    { name: 'first', seats: 3, options: { deals: 'off' } },
    { name: 'evening', seats: 3, options: {} },
    { name: 'full', seats: 5, options: {} },
  ],
};
