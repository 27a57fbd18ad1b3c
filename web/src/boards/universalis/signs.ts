/** Small signs, drawn rather than written: not every machine has the letters. In a box of 16 by 16. */

export const SIGNS = {
  swords: 'M2 2L11 11M14 2L5 11M9 13L13 9M7 13L3 9M12 12L14 14M4 12L2 14',
  truce: 'M4 15V1M4 2Q8 0 10 2T14 2V8Q12 9 10 8T4 8',
  ring: 'M5.5 4A4 4 0 1 0 5.5 12A4 4 0 1 0 5.5 4M10.5 4A4 4 0 1 0 10.5 12A4 4 0 1 0 10.5 4',
  claim: 'M3 14V3L8 6L13 3V14L8 11Z',
  target: 'M8 3A5 5 0 1 0 8 13A5 5 0 1 0 8 3M8 0V5M8 11V16M0 8H5M11 8H16',
  cross: 'M8 1V15M3.5 5.5H12.5',
  crescent: 'M11 2A6.5 6.5 0 1 0 11 14A5.2 5.2 0 1 1 11 2Z',
  orthodox: 'M8 1V15M5.5 3.5H10.5M3.5 6.5H12.5M5 12L11 10',
  crown: 'M2 13V5L5.5 8.5L8 3L10.5 8.5L14 5V13Z',
  barred: 'M8 2A6 6 0 1 0 8 14A6 6 0 1 0 8 2M3.8 3.8L12.2 12.2',
  potent: 'M8 2V14M2 8H14M5.5 2H10.5M5.5 14H10.5M2 5.5V10.5M14 5.5V10.5',
  dagger: 'M8 1L10 9H6ZM4 9.5H12M8 10V15',
  letter: 'M1.5 4H14.5V13H1.5ZM1.5 4L8 9L14.5 4',
  coin: 'M8 2A6 6 0 1 0 8 14A6 6 0 1 0 8 2M8 5A3 3 0 1 0 8 11A3 3 0 1 0 8 5',
  lady: 'M2 13V6L5 9L6.5 3L8 8L9.5 3L11 9L14 6V13Z',
  flag: 'M4 15V1H13L10.5 4.5L13 8H4',
  skull: 'M8 2A5 5 0 0 0 4 10V13H12V10A5 5 0 0 0 8 2M6 7.5H6.5M9.5 7.5H10M7 13V11M9 13V11',
} as const;

export type SignName = keyof typeof SIGNS;
