/** What happened while one was away: groups of lines, and the board as it stood with each. Nothing of it holds up who acts. */

import { api } from './api';
import type { Line, Recap, RecapGroup, View } from './protocol';

/** Fewer events than this are read faster in the journal. */
const WORTH = 3;
/** A moment is shown for so long. */
const STILL_MS = 2200;
/** What one sees is counted as read after so long. */
const READ_MS = 1500;

interface Place {
  group: number;
  stop: number;
}

export class Recall {
  private readonly table: string;
  /** Tells the server how many lines have been read. */
  private readonly tell: (count: number) => void;
  /** Whose absence it is; null until somebody has been asked about. */
  private seat: number | null = null;
  private recap: Recap | null = $state.raw(null);
  private views: Record<number, View> = $state.raw({});
  private at: Place | null = $state.raw(null);
  private timer = 0;
  private reading = 0;
  private told = -1;
  playing = $state(false);

  readonly groups: RecapGroup[] = $derived(this.recap?.groups ?? []);
  readonly events = $derived(this.recap?.events ?? 0);
  /** Lines before this one had been read; null if one has never looked. */
  readonly seen: number | null = $derived(this.recap?.seen ?? null);
  /** Is there something to be offered, or shown? */
  readonly open = $derived(this.groups.length > 0);
  /** Which group is shown; -1 before the first. */
  readonly group = $derived(this.at?.group ?? -1);
  /** The last line that had been told at the moment that is shown. */
  private readonly line = $derived(this.at === null ? null : (this.groups[this.at.group]?.stops[this.at.stop] ?? null));
  readonly view: View | null = $derived(this.line === null ? null : (this.views[this.line] ?? null));

  constructor(table: string, tell: (count: number) => void) {
    this.table = table;
    this.tell = tell;
  }

  /** One looks again, through this seat: what has happened meanwhile? */
  async ask(seat: number): Promise<void> {
    this.seat = seat;
    let found: Recap | null;
    try {
      found = await api.recap(this.table, seat);
    } catch {
      // Only a courtesy: where it cannot be had, the journal tells the same.
      found = null;
    }
    if (this.seat !== seat) return;
    this.views = {};
    this.at = null;
    this.recap = found && found.events >= WORTH ? found : found && { ...found, groups: [] };
  }

  /** Lines of the group that is shown, as far as the board has come. */
  lines(all: readonly Line[]): Line[] {
    const group = this.groups[this.group];
    const { line } = this;
    return group && line !== null ? all.filter(({ n }) => n >= group.first && n <= line) : [];
  }

  async go(group: number, stop = 0): Promise<void> {
    const stops = this.groups[group]?.stops;
    const line = stops?.[stop];
    if (line === undefined || this.seat === null) return;
    clearTimeout(this.timer);
    this.at = { group, stop };
    const { seat } = this;
    if (!this.views[line]) {
      try {
        const { view } = await api.withLine(this.table, line, seat);
        this.views = { ...this.views, [line]: view };
      } catch {
        this.close();
        return;
      }
    }
    if (this.playing && this.at?.group === group && this.at.stop === stop) this.timer = window.setTimeout(() => this.on(), STILL_MS);
  }

  /** To the next moment; after the last one to the present. */
  on(): void {
    if (!this.at) return void this.go(0);
    const { group, stop } = this.at;
    if (stop + 1 < (this.groups[group]?.stops.length ?? 0)) void this.go(group, stop + 1);
    else if (group + 1 < this.groups.length) void this.go(group + 1);
    else this.close();
  }

  back(): void {
    if (!this.at) return;
    const { group, stop } = this.at;
    this.playing = false;
    if (stop > 0) void this.go(group, stop - 1);
    else if (group > 0) void this.go(group - 1, (this.groups[group - 1]?.stops.length ?? 1) - 1);
  }

  /** Play it by itself, where movement is welcome; or stop, and step by hand. */
  toggle(): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.playing = !this.playing && !still;
    if (this.playing || !this.at) this.on();
    else clearTimeout(this.timer);
  }

  /** To the present: one has seen enough, or acts. */
  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.at = null;
    if (this.recap) this.recap = { ...this.recap, groups: [] };
  }

  /** So many lines are on the screen. They are read when one has had the time, and nothing is left to be told again. */
  onScreen(count: number): void {
    clearTimeout(this.reading);
    if (this.recap === null || this.open || count <= this.told) return;
    this.reading = window.setTimeout(() => {
      this.told = count;
      this.tell(count);
    }, READ_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.reading);
  }
}
