import type { Box } from '../box';

export const box: Box = {
  weight: 4,
  decisions: 450,
  presets: [
    { name: 'first', seats: 3, options: { mode: 'points', length: '10', deals: 'off' } },
    { name: 'evening', seats: 3, options: { mode: 'points', length: '10' } },
    { name: 'full', seats: 6, options: {} },
  ],
};
