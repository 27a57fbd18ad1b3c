/** The clocks of the table one looks at, and what time it is by the server. */

import { ticking, type ClockNote, type Hand, span, when } from './clock';
import { settings } from './settings.svelte';

class Timing {
  note: ClockNote | null = $state.raw(null);
  kind: 'none' | 'live' | 'days' = $state('none');
  now = $state(Date.now() / 1000);
  /** So much the server is ahead of this browser. */
  private ahead = 0;
  private timer = 0;

  /** What the server has told; null when one goes. */
  take(note: ClockNote | null): void {
    this.note = note;
    clearInterval(this.timer);
    this.tick();
    if (note) this.timer = window.setInterval(() => this.tick(), 1000);
  }

  /** The server says what time it is, to the second. */
  set(date: string | null): void {
    const told = date ? Date.parse(date) / 1000 : NaN;
    const ahead = told + 0.5 - Date.now() / 1000;
    if (Number.isFinite(ahead)) this.ahead = Math.abs(ahead) > 2 ? ahead : 0;
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.ahead;
  }

  hand(seat: number): Hand | null {
    return this.note?.hands.find((h) => h.seat === seat) ?? null;
  }

  when(moment: number): string {
    return when(moment, this.now, settings.language);
  }

  /** How long it is until then. */
  left(moment: number): string {
    return this.kind === 'live' ? ticking(moment - this.now) : span(moment - this.now, settings.language);
  }

  bank(seconds: number): string {
    return this.kind === 'live' ? ticking(seconds) : span(seconds, settings.language);
  }
}

export const timing = new Timing();
