/** The journal as it grows, shrinks by an undo, and is remembered as read. */

import type { Line } from './protocol';

/** So many lines still stand; the others were taken back by an undo. New ones follow. */
export function mergeLines(known: Line[], kept: number, news: Line[]): Line[] {
  return [...known.slice(0, kept), ...news];
}

const STORE = 'reame.seen.';

/** The number of the last line that was on the screen of this browser; -1 if the table is new to it. */
export function lastSeen(table: string): number {
  return Number(localStorage.getItem(STORE + table) ?? -1);
}

export function markSeen(table: string, n: number): void {
  localStorage.setItem(STORE + table, String(n));
}
