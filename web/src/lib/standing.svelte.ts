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
}

/** What the herald says that bears on it. */
export interface Grounds {
  shortcuts: readonly Shortcut[];
  recurring: ReadonlySet<string>;
  turn: string;
}

const NOTHING: Kept = { running: null, turn: '', declined: [] };

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
    const { running } = this.of(seat);
    const row = shortcuts.find((one) => one.name === running);
    const move = row?.next(choices, state.default) ?? null;
    const found = move ?? (recurring.has(question.key) && this.declined(seat, turn).includes(question.key) ? passOf(choices) : null);
    if (running !== null && move === null) this.keep(seat, { ...this.of(seat), running: null });
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
