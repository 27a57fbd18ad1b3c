/**
 * Answers that stand: a row of moves begun by one click, and questions declined for the rest of a turn. They are answered as soon as they
 * are asked, whatever one holds, so that nobody learns anything from how fast. Kept as long as the tab of the browser, so that a reload
 * does not forget them.
 */

import type { Shortcut } from '../boards/herald';
import { passOf } from './menu';
import type { Choice, SeatState } from './protocol';

interface Kept {
  /** The row of moves that is being made, by its name. */
  running: string | null;
  /** The turn for which questions are declined, and which. */
  turn: string;
  declined: string[];
  /** What is done again and again, or how far one goes in an auction, and in answer to which question. */
  order: Order | null;
}

/** The same move, as far as its kind has to agree; or bids up to a limit. */
export type Order = { question: string; verb: string } & ({ same: Record<number, string> } | { limit: number });

/** The least bid within the limit, or no bid. */
function bidOf(choices: readonly Choice[], verb: string, limit: number): Choice | null {
  const bids = choices.filter((c) => c.verb === verb && Number(c.args.at(-1)?.[1]) <= limit);
  return bids.toSorted((a, b) => Number(a.args.at(-1)?.[1]) - Number(b.args.at(-1)?.[1]))[0] ?? passOf(choices);
}

/** What an order says of these choices. */
export function ordered(order: Order, choices: readonly Choice[]): Choice | null {
  if ('limit' in order) return bidOf(choices, order.verb, order.limit);
  return choices.find((c) => c.verb === order.verb && Object.entries(order.same).every(([at, word]) => c.args[Number(at)]?.[1] === word)) ?? null;
}

/** What the herald says that bears on it. */
export interface Grounds {
  shortcuts: readonly Shortcut[];
  recurring: ReadonlySet<string>;
  turn: string;
}

const NOTHING: Kept = { running: null, turn: '', declined: [], order: null };

export class Standing {
  private readonly store: string;
  private bySeat: Record<string, Kept> = $state.raw({});
  /** The last question that was answered by itself: no question is answered so twice. */
  private answered = -1;

  constructor(table: string) {
    this.store = `reame.standing.${table}`;
    this.bySeat = load(this.store);
  }

  of(seat: number): Kept {
    return this.bySeat[seat] ?? NOTHING;
  }

  /** What is declined for this turn. */
  declined(seat: number, turn: string): readonly string[] {
    const kept = this.of(seat);
    return kept.turn === turn ? kept.declined : [];
  }

  begin(seat: number, name: string): void {
    this.answered = -1;
    this.keep(seat, { ...this.of(seat), running: name });
  }

  /** The same again, or up to a limit, as long as the question is the same. */
  order(seat: number, order: Order): void {
    this.answered = -1;
    this.keep(seat, { ...this.of(seat), running: null, order });
  }

  decline(seat: number, turn: string, question: string): void {
    this.answered = -1;
    this.keep(seat, { ...this.of(seat), turn, declined: [...new Set([...this.declined(seat, turn), question])] });
  }

  /** Everything is asked again. */
  stop(seat: number): void {
    if (this.bySeat[seat]) this.keep(seat, NOTHING);
  }

  /** The answer that stands for what is asked now; null if one has to think. */
  answer(seat: number, state: SeatState, { shortcuts, recurring, turn }: Grounds): Choice | null {
    const { choices, question, seq } = state;
    if (!question || !choices.length) return null;
    const { running, order } = this.of(seat);
    const next = order?.question === question.key ? ordered(order, choices) : null;
    if (order && !next) this.keep(seat, { ...this.of(seat), order: null });
    const row = shortcuts.find((one) => one.name === running);
    const move = row?.next(choices, state.default) ?? null;
    const found = next ?? move ?? (recurring.has(question.key) && this.declined(seat, turn).includes(question.key) ? passOf(choices) : null);
    if (running !== null && move === null && !next) this.keep(seat, { ...this.of(seat), running: null });
    if (!found) return null;
    if (this.answered === seq) return null;
    this.answered = seq;
    return found;
  }

  private keep(seat: number, kept: Kept): void {
    this.bySeat = { ...this.bySeat, [seat]: kept };
    sessionStorage.setItem(this.store, JSON.stringify(this.bySeat));
  }
}

function load(store: string): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
