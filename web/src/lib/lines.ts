/** The journal as it grows, shrinks by an undo, and is remembered as read. */

import type { Line } from './protocol';

/** So many lines still stand; the others were taken back by an undo. New ones follow. */
export function mergeLines(known: Line[], kept: number, news: Line[]): Line[] {
  return [...known.slice(0, kept), ...news];
}

/**
 * What of a message is news. `told` is the last line that was shown before: after a reconnection all lines come again, after an
 * undo their numbers are used again. To somebody who sees the table for the first time nothing is news.
 */
export function newsOf(told: number, kept: number, lines: Line[]): Line[] {
  if (told < 0) return [];
  const known = kept > 0 ? Math.min(told, kept - 1) : told;
  return lines.filter((line) => line.n > known);
}

const STORE = 'reame.seen.';

/** The number of the last line that was on the screen of this browser; -1 if the table is new to it. */
export function lastSeen(table: string): number {
  return Number(localStorage.getItem(STORE + table) ?? -1);
}

export function markSeen(table: string, n: number): void {
  localStorage.setItem(STORE + table, String(n));
}
