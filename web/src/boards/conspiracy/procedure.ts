/** The steps on the stack that have a panel, the most urgent first. */

import type { View } from '../../lib/protocol';

export type Step = View['stack'][number];

export const REACTIONS = new Set(['IncomeCards', 'AuctionRunning', 'AuctionWon', 'OwnFateRoll', 'Birth', 'RulerDied', 'HeirRemoved']);

const PANELS = new Set([
  ...REACTIONS, 'Sale', 'Battle', 'Vacancy', 'ElectorDies', 'Bribe', 'Ransom', 'EmperorDies', 'Commitment', 'Purchase', 'Entry', 'Depart',
  'Declarations',
]);

export function panels(view: View): Step[] {
  const fought = view.stack.some((s) => s.step === 'Battle');
  // A battle that is decided has nothing to show, and one that is fought says more than its declaration.
  const idle = (s: Step): boolean => (s.step === 'Battle' ? s.stage === 'over' || s.stage === 'review' : fought && s.step === 'Declarations');
  return view.stack.filter((s) => PANELS.has(s.step) && !idle(s)).reverse();
}

export interface Played {
  seat: number;
  card: string;
  on: number | null;
}

const CARDS: Record<string, string> = { rob: 'robber_knight', pestilence: 'pestilence' };

/** The cards of a reaction stack in the order in which they will take effect: the last one played first. */
export function reactionStack(step: Step): Played[] {
  const seats = (step.seats ?? []) as string[];
  return ((step.played ?? []) as string[])
    .map((words, i): Played => {
      const [verb = '', word = ''] = words.split(' ');
      const card = CARDS[verb];
      return card ? { seat: Number(seats[i]), card, on: Number(word) } : { seat: Number(seats[i]), card: word, on: null };
    })
    .reverse();
}

export interface Sale {
  event: string | null;
  territory: string | null;
  high: number | null;
  bid: number;
  /** Still in, the next to decide first. */
  bidders: number[];
  stage: string;
}

export function readSale(step: Step): Sale {
  const high = step.high === null ? null : Number(step.high);
  const bid = Number(step.bid);
  return {
    event: (step.event as string | null) ?? null,
    territory: (step.territory as string | null) ?? null,
    high,
    bid,
    bidders: ((step.bidders ?? []) as string[]).map(Number),
    stage: String(step.stage),
  };
}

/** Terms of a deal, `verb words...`, as pairs of verb and words. */
export function terms(step: Step): [verb: string, words: string[]][] {
  return ((step.terms ?? []) as string[]).map((text) => {
    const [verb = '', ...words] = text.split(' ');
    return [verb, words];
  });
}
