// Pieces on a board: heraldic shields, discs, transports and strongholds, with a number or a letter.

import { type Box, overlap } from './bounds';
import type { Point } from './format';
import type { Tincture } from './tinctures';

export type CounterForm = 'shield' | 'disc' | 'ship' | 'cog' | 'wagon' | 'horse' | 'keep' | 'banner' | 'cross' | 'engine';

export interface Counter {
  /** The place it stands on: `territory:...`, `sea:...`, `city:...`. */
  at: string;
  /** Its own reference, when it can be chosen by itself. */
  ref?: string;
  form?: CounterForm;
  tincture?: Tincture;
  /** At most three letters or digits. */
  text?: string;
  /** What it carries, in a roundel at its foot: at most three letters or digits. */
  load?: string;
  /** It has done its work for now. */
  spent?: boolean;
  title?: string;
}

export const forms: Record<CounterForm, string> = {
  shield: 'M-11-13H11V-2C11 6 5 10 0 13C-5 10-11 6-11-2Z',
  disc: 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z',
  ship: 'M-13 2H13C11 9 7 11 3 11H-5C-9 11-12 8-13 2ZM-1 0V-13C6-11 9-6 9 0Z',
  cog: 'M-13 3H13C12 9 8 12 3 12H-3C-8 12-12 9-13 3ZM-10-12H10C12-7 12-4 10 1H-10C-8-4-8-7-10-12Z',
  wagon: 'M-12-2C-12-14 12-14 12-2ZM-14-1H14V4H-14ZM-11 8A4 4 0 1 1-3 8A4 4 0 1 1-11 8ZM3 8A4 4 0 1 1 11 8A4 4 0 1 1 3 8Z',
  horse: 'M-8 12C-8 5-3 3-2-1L-8 2C-11 1-12-1-11-4L-3-10L-2-14L2-10C10-8 11 2 9 12Z',
  engine: 'M-13 12L-2-6L9 12H4L-2 2L-8 12ZM-3-2L-13-11L-11-13L13-3L12 1Z',
  keep: 'M-11 11V-11H-7V-7H-3V-11H3V-7H7V-11H11V11Z',
  banner: 'M-10-13H10V9L0 3L-10 9Z',
  cross: 'M-4-13H4V-5H12V3H4V13H-4V3H-12V-5H-4Z',
};

/** Between the middles of two counters side by side. */
const STEP = 25;
const ROW = 27;
/** How many counters of a place are shown, by the level of detail. */
const SHOWN = [1, 3, 6, 12];
/** From afar a counter that covers so much of another one gives way. */
const CROWDED = 0.3;

/** Counters keep their size on the screen, and grow with the land from near; from afar they are a little smaller. */
export const counterScale = (perUnit: number): number => Math.max(0.78, Math.min(1, Math.max(0.82, perUnit / 0.5)) / perUnit);

export interface Stand {
  at: string;
  stands: { counter: Counter; spot: Point }[];
  hidden: number;
  more: Point;
  box: Box;
}

/** Where counters stand. From afar those of a place that is crowded out by a dearer one are not shown. */
export function standsOf(
  counters: readonly Counter[],
  anchors: ReadonlyMap<string, Point>,
  perUnit: number,
  detail: number,
  rank: (at: string, first: Counter) => number,
): Stand[] {
  const scale = counterScale(perUnit);
  const all = [...gather(counters, SHOWN[detail] ?? 12)].flatMap(([at, { shown, hidden }]): Stand[] => {
    const anchor = anchors.get(at);
    if (!anchor) return [];
    const count = shown.length + (hidden && detail ? 1 : 0);
    const [w, h] = [(Math.min(3, count) * STEP * scale) / 2, (Math.ceil(count / 3) * ROW * scale) / 2];
    const spots = fan(anchor, count, STEP * scale);
    const box: Box = [anchor[0] - w, anchor[1] - h, anchor[0] + w, anchor[1] + h];
    return [{ at, hidden: detail ? hidden : 0, more: spots.at(-1)!, box, stands: shown.map((counter, i) => ({ counter, spot: spots[i]! })) }];
  });
  if (detail > 1) return all;
  const first = new Map(all.map((stand) => [stand, rank(stand.at, stand.stands[0]!.counter)]));
  const out: Stand[] = [];
  for (const stand of all.toSorted((a, b) => first.get(b)! - first.get(a)!)) {
    if (!out.some((other) => overlap(other.box, stand.box) > CROWDED)) out.push(stand);
  }
  return out;
}

/** The counters of each place. Where there are more than `most`, the last one shown only says how many are not. */
export function gather(counters: readonly Counter[], most: number): Map<string, { shown: Counter[]; hidden: number }> {
  const out = new Map<string, { shown: Counter[]; hidden: number }>();
  for (const counter of counters) {
    const place = out.get(counter.at);
    if (place) place.shown.push(counter);
    else out.set(counter.at, { shown: [counter], hidden: 0 });
  }
  for (const place of out.values()) {
    if (place.shown.length > most) place.hidden = place.shown.splice(Math.max(1, most - 1)).length;
  }
  return out;
}

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
