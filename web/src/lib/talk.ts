/** Lines of talk as they come in: what is sent again replaces what was there. */

import type { ChatLine } from './protocol';

export function addLines(known: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const first = fresh[0]?.n ?? Infinity;
  return [...known.filter((line) => line.n < first), ...fresh];
}

/** The table has gone back to so many lines of the journal: what was proclaimed stays, at its end. */
export function standing(known: ChatLine[], kept: number): ChatLine[] {
  return known.some((said) => (said.line ?? 0) > kept) ? known.map((said) => ((said.line ?? 0) > kept ? { ...said, line: kept } : said)) : known;
}

/** A line among those of both rooms: numbers count by room, and only the gallery has no seats. */
export const lineKey = (line: ChatLine): string => `${line.seat === null && !line.note ? 'gallery' : 'table'} ${line.n}`;
