/** The journal as it grows, shrinks by an undo, and is remembered as read. */

import type { Line } from './protocol';

/** Lines up to this number still stand; the others were taken back by an undo. New ones follow. A newcomer is sent the last ones only. */
export function mergeLines(known: Line[], kept: number, news: Line[]): Line[] {
  return [...known.filter((line) => line.n < kept), ...news];
}

/** A table with no more lines than this has hardly begun: whoever comes has missed nothing, and all of it is news. */
const YOUNG = 40;

/**
 * What of a message is news. `told` is the last line that was shown before, -1 if the table had none yet: after a reconnection
 * all lines come again, after an undo their numbers are used again. It is null for somebody who sees the table for the first
 * time: to them nothing is news, unless it has hardly begun.
 */
export function newsOf(told: number | null, kept: number, lines: Line[]): Line[] {
  if (told === null) return lines.length <= YOUNG ? lines : [];
  const known = kept > 0 ? Math.min(told, kept - 1) : told;
  return lines.filter((line) => line.n > known);
}

const STORE = 'reame.seen.';

/** The number of the last line that was on the screen of this browser, -1 if there was none; null if the table is new to it. */
export function lastSeen(table: string): number | null {
  const kept = localStorage.getItem(STORE + table);
  return kept === null ? null : Number(kept);
}

export function markSeen(table: string, n: number): void {
  localStorage.setItem(STORE + table, String(n));
}
