import type { Box } from '../box';

export const box: Box = {
  weight: 5,
  decisions: 450,
  presets: [
    { name: 'first', seats: 3, options: { max_turns: '5', honour_cap: '0', deals: 'off' } },
    { name: 'evening', seats: 3, options: { max_turns: '10', honour_cap: '25' } },
    { name: 'full', seats: 6, options: {} },
  ],
};
