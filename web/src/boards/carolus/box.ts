import type { Box } from '../box';

export const box: Box = {
  weight: 1,
  decisions: 60,
  presets: [
    { name: 'first', seats: 2, options: {} },
    { name: 'evening', seats: 3, options: {} },
    { name: 'full', seats: 4, options: {} },
  ],
};
