// Pieces on a board: heraldic shields, discs, ships and strongholds, with a number or a letter.

import type { Point } from './format';
import type { Tincture } from './tinctures';

export type CounterForm = 'shield' | 'disc' | 'ship' | 'keep' | 'banner' | 'cross';

export interface Counter {
  /** The place it stands on: `territory:...`, `sea:...`, `city:...`. */
  at: string;
  /** Its own reference, when it can be chosen by itself. */
  ref?: string;
  form?: CounterForm;
  tincture?: Tincture;
  /** At most three letters or digits. */
  text?: string;
  title?: string;
}

export const forms: Record<CounterForm, string> = {
  shield: 'M-11-13H11V-2C11 6 5 10 0 13C-5 10-11 6-11-2Z',
  disc: 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z',
  ship: 'M-13 2H13C11 9 7 11 3 11H-5C-9 11-12 8-13 2ZM-1 0V-13C6-11 9-6 9 0Z',
  keep: 'M-11 11V-11H-7V-7H-3V-11H3V-7H7V-11H11V11Z',
  banner: 'M-10-13H10V9L0 3L-10 9Z',
  cross: 'M-4-13H4V-5H12V3H4V13H-4V3H-12V-5H-4Z',
};

/** Where each of several counters on one place stands: side by side, in rows of three. */
export function fan(anchor: Point, count: number, step: number): Point[] {
  const out: Point[] = [];
  const rows = Math.ceil(count / 3);
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, count - row * 3);
    out.push([anchor[0] + ((i % 3) - (inRow - 1) / 2) * step, anchor[1] + (row - (rows - 1) / 2) * step]);
  }
  return out;
}
