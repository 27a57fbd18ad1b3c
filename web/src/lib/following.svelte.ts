/** What others did, shown one after the other: the board goes with the captions. Nothing of it ever holds up who acts. */

import type { Line, Outcome, SeatState } from './protocol';

/** The table after one message: what every own seat sees, and what has just been told. */
export interface Frame {
  seats: Record<string, SeatState>;
  asked: number[];
  outcome: Outcome | null;
  /** All lines up to here, and those that are new. */
  lines: Line[];
  news: Line[];
  /** It came of a move of one's own: there is nothing to wait for. */
  own: boolean;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];
const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** A frame is shown for so long, and longer for each line that is told. */
const STILL_MS = 500;
const LINE_MS = 450;
const MOST_LINES = 4;
/** When much has happened at once it is told faster: so many frames are shown at full length. */
const PATIENT = 6;
/** So many frames can be looked back at. */
const MEMORY = 80;
const STORE = 'reame.pace';

const isPace = (word: string | null): word is Pace => PACES.includes(word as Pace);

export class Following {
  /** Frames that have been shown, the latest last; and those still to be shown. */
  private past: Frame[] = $state.raw([]);
  private queue: Frame[] = $state.raw([]);
  /** How many frames one looks back; 0 is now. */
  private back = $state(0);
  private timer = 0;
  paused = $state(false);
  pace: Pace = $state('normal');

  readonly shown: Frame | undefined = $derived(this.past[this.past.length - 1 - this.back]);
  readonly before: Frame | undefined = $derived(this.past[this.past.length - 2 - this.back]);
  /** How many frames are still to be shown. */
  readonly left = $derived(this.queue.length);
  /** Is the board where the table is? */
  readonly live = $derived(this.queue.length === 0 && this.back === 0);
  readonly lookingBack = $derived(this.back > 0);
  readonly canGoBack = $derived(this.past.length > this.back + 1);
  readonly caption: Line[] = $derived(this.shown?.news ?? []);

  constructor() {
    const kept = localStorage.getItem(STORE);
    if (isPace(kept)) this.pace = kept;
  }

  /** A message has come. */
  push(frame: Frame): void {
    const last = this.queue.at(-1) ?? this.past.at(-1);
    // An undo, or a fresh start: what was told before is void.
    const anew = last !== undefined && frame.lines.length < last.lines.length;
    if (!last || anew || frame.own || this.pace === 'instant' || (!frame.news.length && !this.queue.length)) {
      this.settle([...this.queue, frame]);
      return;
    }
    this.queue = [...this.queue, frame];
    if (!this.timer && !this.paused && !this.back) this.wait();
  }

  /** To where the table is: because somebody acts, or wants to. */
  skip(): void {
    this.back = 0;
    this.paused = false;
    if (this.queue.length) this.settle(this.queue);
  }

  stepBack(): void {
    if (!this.canGoBack) return;
    this.paused = true;
    this.stop();
    this.back++;
  }

  stepOn(): void {
    if (this.back) this.back--;
    else this.next();
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused) this.stop();
    else {
      this.back = 0;
      this.wait();
    }
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(STORE, pace);
    if (pace === 'instant') this.skip();
  }

  close(): void {
    this.stop();
  }

  private next(): void {
    this.stop();
    const [frame, ...rest] = this.queue;
    if (!frame) return;
    this.past = [...this.past, frame].slice(-MEMORY);
    this.queue = rest;
    if (!this.paused) this.wait();
  }

  private wait(): void {
    this.stop();
    if (!this.queue.length) return;
    const lines = Math.min(MOST_LINES, this.past.at(-1)?.news.length ?? 0);
    const hurry = this.queue.length > PATIENT ? PATIENT / this.queue.length : 1;
    this.timer = window.setTimeout(() => this.next(), (STILL_MS + LINE_MS * lines) * FACTOR[this.pace] * hurry);
  }

  private settle(frames: Frame[]): void {
    this.stop();
    this.past = [...this.past, ...frames].slice(-MEMORY);
    this.queue = [];
    this.back = 0;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}
