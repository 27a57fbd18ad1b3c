/**
 * What things would mean to a seat, as the rules answer it. A board or the list of choices looks here for a subject; what nobody
 * has asked about yet is asked of the server, all at once, and whoever looked looks again when the answer is there.
 */

import type { Prospect, TableInfo } from './protocol';

type Told = Record<string, Prospect[] | null>;
/** Sends a question; the answer comes by `take`, or `fail`, with the same state. */
type Ask = (seat: number, about: string[], state: object) => void;

/** What is known of one state of one seat. */
interface Kept {
  told: Map<string, readonly Prospect[]>;
  asked: Set<string>;
  /** What somebody has looked for in this state; only that is asked again in the next one. */
  looked: Set<string>;
}

/** Of all legal moves. */
export const CHOICES = 'choices';
/** Is anything said of what could be chosen at a table? */
export const isWeighed = (info: TableInfo | null): boolean => info?.counsel !== 'off' || info.status === 'over';

const MOST = 16;
const AGAIN_MS = 3000;

export class Prospects {
  /** Counts answers: whoever has looked looks again. */
  private answers = $state(0);
  private readonly ask: Ask;
  private readonly kept = new WeakMap<object, Kept>();
  /** The newest state of each seat, and the one before it. */
  private readonly now = new Map<number, { state: object; before: object | null }>();
  private readonly queue = new Map<number, Set<string>>();

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** A seat sees something new. What has been looked at just now is asked again at once. */
  show(seat: number, state: object): void {
    const before = this.now.get(seat)?.state ?? null;
    if (before === state) return;
    this.now.set(seat, { state, before });
    this.kept.set(state, { told: new Map(), asked: new Set(), looked: new Set() });
    for (const about of before ? (this.kept.get(before)?.looked ?? []) : []) if (about !== CHOICES) this.want(seat, about);
    this.answers++;
  }

  /**
   * The prospects of a subject in this state; null before they are known. Until they are, a board is shown those of the state
   * before, so that nothing blinks; choices are others then.
   */
  of(seat: number, state: object | undefined, about: string): readonly Prospect[] | null {
    void this.answers;
    const kept = state && this.kept.get(state);
    if (!kept) return null;
    kept.looked.add(about);
    const found = kept.told.get(about);
    if (found) return found;
    const newest = this.now.get(seat);
    if (newest?.state === state) this.want(seat, about);
    if (about === CHOICES || newest?.state !== state || !newest.before) return null;
    return this.kept.get(newest.before)?.told.get(about) ?? null;
  }

  take(state: object, told: Told): void {
    const kept = this.kept.get(state);
    if (!kept) return;
    for (const [about, found] of Object.entries(told)) kept.told.set(about, found ?? []);
    this.answers++;
  }

  /** The server did not answer: what is still looked for is asked again after a while. */
  fail(state: object, about: string[]): void {
    window.setTimeout(() => {
      for (const one of about) this.kept.get(state)?.asked.delete(one);
      this.answers++;
    }, AGAIN_MS);
  }

  private want(seat: number, about: string): void {
    const newest = this.now.get(seat);
    const kept = newest && this.kept.get(newest.state);
    if (!kept || kept.asked.has(about)) return;
    kept.asked.add(about);
    if (!this.queue.size) queueMicrotask(() => this.send());
    this.queue.set(seat, (this.queue.get(seat) ?? new Set()).add(about));
  }

  private send(): void {
    const all = [...this.queue];
    this.queue.clear();
    for (const [seat, set] of all) {
      const newest = this.now.get(seat);
      const about = [...set];
      for (let i = 0; newest && i < about.length; i += MOST) this.ask(seat, about.slice(i, i + MOST), newest.state);
    }
  }
}
