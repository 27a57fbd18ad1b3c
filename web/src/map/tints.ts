// Layers over the shapes of a board: colours with a pattern each, so that they can be told apart without colour.

/** One tile of each pattern, 12 x 12; the first five grow denser, for amounts. */
export const patterns = {
  bare: '',
  sparse: 'M3 3h.01M9 9h.01',
  dotted: 'M2 2h.01M6 6h.01M10 10h.01M10 2h.01M2 10h.01',
  barred: 'M0 3H12M0 9H12',
  crossed: 'M0 3H12M0 9H12M3 0V12M9 0V12',
  rising: 'M0 12L12 0M-3 3L3 -3M9 15L15 9',
  falling: 'M0 0L12 12M-3 9L3 15M9 -3L15 3',
  upright: 'M3 0V12M9 0V12',
  waves: 'M0 4q3 -4 6 0t6 0M0 10q3 -4 6 0t6 0',
  peaks: 'M1 9L4 4L7 9M7 5L9.5 1L12 5',
  leaves: 'M3 8q-2 -4 0 -5q2 1 0 5v2M9 5q-2 -4 0 -5q2 1 0 5v2',
} as const;

export type Pattern = keyof typeof patterns;

export interface Tint {
  colour: string;
  pattern?: Pattern;
  /** Between 0 and 1; 0.5 unless told. */
  strength?: number;
}

/** A step of a ramp: everything from `least` on that the next step does not take. */
export interface Step {
  least: number;
  tint: Tint;
}

const AMOUNTS: readonly Pattern[] = ['bare', 'sparse', 'dotted', 'barred', 'crossed'];

export const ramps = {
  /** More is worth more. */
  gold: ['#f3e3a4', '#e6c65c', '#d3a12f', '#a8741c', '#6f4714'],
  /** More is fuller. */
  green: ['#dfe5bd', '#b7c98a', '#86a95f', '#557f45', '#2e5530'],
  /** More is worse. */
  red: ['#f4d8c4', '#e5a98a', '#d0745a', '#ad4034', '#741d1c'],
  blue: ['#d7e3e3', '#a8c4cd', '#739fb3', '#45738f', '#244a66'],
} as const;

/** Five steps of equal number of members, as far as the values differ: every step can be seen on the map. */
export function stepsOf(values: Iterable<number>, ramp: keyof typeof ramps): Step[] {
  const sorted = [...values].sort((a, b) => a - b);
  const steps: Step[] = [];
  ramps[ramp].forEach((colour, i) => {
    const least = sorted[Math.floor((i * sorted.length) / ramps[ramp].length)];
    const last = steps.at(-1);
    const tint: Tint = { colour, pattern: AMOUNTS[i]! };
    if (least === undefined) return;
    if (last && last.least === least) last.tint = tint;
    else steps.push({ least, tint });
  });
  return steps;
}

/** The tint of each place by its amount. */
export function shade(amounts: Readonly<Record<string, number>>, steps: readonly Step[]): Record<string, Tint> {
  const out: Record<string, Tint> = {};
  for (const [ref, amount] of Object.entries(amounts)) {
    const step = steps.findLast(({ least }) => amount >= least);
    if (step) out[ref] = step.tint;
  }
  return out;
}

/** The tint of each place by its kind, for example its terrain. */
export function paint(kinds: Readonly<Record<string, string>>, palette: Readonly<Record<string, Tint>>): Record<string, Tint> {
  const out: Record<string, Tint> = {};
  for (const [ref, kind] of Object.entries(kinds)) {
    const tint = palette[kind];
    if (tint) out[ref] = tint;
  }
  return out;
}
