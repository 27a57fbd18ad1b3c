/** Counsel about the decision in front of a seat: a hint, or what a choice would bring. With another decision it is gone. */

import type { CounselRule, CounselTold } from './protocol';
import type { LiveTable, Notice } from './table.svelte';

const LEVELS: readonly CounselRule[] = ['off', 'rules', 'preview', 'hint'];
/** Stands for the hint, where previews have the words of their choice. */
const HINT = '';

interface Kept {
  seat: number;
  seq: number;
  open: boolean;
  /** By the words of the choice. */
  told: ReadonlyMap<string, CounselTold>;
  /** What is spoken about. */
  shown: string | null;
  trouble: Notice | null;
}

export class Counsel {
  private readonly table: LiveTable;
  private readonly seatOf: () => number;
  private made: Kept = $state.raw({ seat: -1, seq: -1, open: false, told: new Map(), shown: null, trouble: null });

  private readonly seat = $derived.by(() => this.seatOf());
  private readonly state = $derived.by(() => this.table.seats[String(this.seat)]);
  private readonly current: Kept = $derived.by(() =>
    this.made.seat === this.seat && this.made.seq === this.state?.seq
      ? this.made
      : { seat: this.seat, seq: this.state?.seq ?? -1, open: false, told: new Map(), shown: null, trouble: null },
  );
  /** There is something to be counselled about. */
  private readonly asked = $derived.by(() => this.table.info?.status === 'running' && !this.table.busy && (this.state?.choices.length ?? 0) > 1);

  readonly open = $derived.by(() => this.asked && this.current.open);
  readonly trouble = $derived.by(() => this.current.trouble);
  readonly told: CounselTold | null = $derived.by(() => (this.current.shown === null ? null : (this.current.told.get(this.current.shown) ?? null)));
  /** It is on its way. */
  readonly thinks = $derived.by(() => this.current.shown !== null && !this.told && !this.current.trouble);
  readonly hinted = $derived.by(() => this.current.told.has(HINT));
  readonly advised: string | null = $derived.by(() => this.current.told.get(HINT)?.told.move.words ?? null);

  constructor(table: LiveTable, seatOf: () => number) {
    this.table = table;
    this.seatOf = seatOf;
  }

  /** May one ask for so much here and now? */
  may(what: 'preview' | 'hint'): boolean {
    const rule = this.table.info?.counsel ?? 'off';
    return this.asked && LEVELS.indexOf(what) <= LEVELS.indexOf(rule);
  }

  /** Opens the card, with a hint where there may be one; or puts it away. */
  toggle(): void {
    if (this.open) this.close();
    else if (this.may('hint')) this.hint();
    else if (this.may('preview')) this.made = { ...this.current, open: true };
  }

  close(): void {
    this.made = { ...this.current, open: false };
  }

  hint(): void {
    this.ask(HINT);
  }

  preview(words: string): void {
    if (this.may('preview')) this.ask(words);
  }

  private ask(words: string): void {
    const asked = this.current;
    const known = asked.told.has(words) || (asked.shown === words && this.thinks);
    this.made = { ...asked, open: true, shown: words, trouble: null };
    if (known) return;
    this.table.advise(asked.seat, asked.seq, words).then(
      (told) => this.take(asked, words, told),
      (why: Notice) => this.fail(asked, words, why),
    );
  }

  private take(asked: Kept, words: string, told: CounselTold): void {
    if (!this.stands(asked)) return;
    this.made = { ...this.made, told: new Map(this.made.told).set(words, told) };
  }

  private fail(asked: Kept, words: string, why: Notice): void {
    if (this.stands(asked) && this.made.shown === words) this.made = { ...this.made, trouble: why };
  }

  /** Is it still about the same decision? */
  private stands(asked: Kept): boolean {
    return this.made.seat === asked.seat && this.made.seq === asked.seq;
  }
}
