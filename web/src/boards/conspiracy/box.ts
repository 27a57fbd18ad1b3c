import type { Box } from '../box';

export const box: Box = {
  weight: 3,
  decisions: 270,
  presets: [
    { name: 'first', seats: 3, options: { turns: '5', deals: 'off' } },
    { name: 'evening', seats: 3, options: { end_with_deck: 'on', turns: '8' } },
    { name: 'full', seats: 6, options: {} },
  ],
};
