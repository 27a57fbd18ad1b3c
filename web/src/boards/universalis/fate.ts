/** Events and calamities, shown when they strike: the card, and what it did. */

import type { Line, View } from '../../lib/protocol';

export interface Fate {
  kind: 'event' | 'calamity' | 'treasure';
  card: string;
  /** Who drew it. */
  seat: number;
  lines: Line[];
  n: number;
  /** It is still being carried out. */
  running: boolean;
}

const DRAWN: Record<string, Fate['kind']> = { 'event-drawn': 'event', 'calamity-drawn': 'calamity', 'treasure-found': 'treasure' };
/** A card is news as long as so few lines have been told since. */
const FRESH = 30;
const SHOWN = 5;
/** Paragraphs of the rules that carry a card out. */
const WORKS = /^(7\.[34]|8|9|10|5|4\.4|3\.4)/;

/** The last card that was drawn, with the lines told while it is carried out. */
export function fateOf(told: readonly Line[], stack: View['stack']): Fate | null {
  const at = told.findLastIndex((line) => line.key in DRAWN);
  const line = told[at];
  const step = stack.findLast((one) => one.step === 'DrawEvent' || one.step === 'DrawCalamity');
  if (!line || told.length - at > FRESH) {
    const card = typeof step?.card === 'string' ? step.card : null;
    if (!step || card === null) return null;
    return { kind: step.step === 'DrawEvent' ? 'event' : 'calamity', card, seat: Number(step.seat), lines: [], n: -1, running: true };
  }
  const end = told.findIndex((one, i) => i > at && !WORKS.test(one.rule));
  const after = told.slice(at + 1, end < 0 ? undefined : end);
  const kind = DRAWN[line.key]!;
  const word = (name: string): string => line.args.find(([k]) => k === name)?.[1] ?? '';
  return { kind, card: word(kind), seat: Number(word('seat')), lines: after.slice(-SHOWN), n: line.n, running: step !== undefined };
}
