/** Lines of talk as they come in: what is sent again replaces what was there. */

import type { ChatLine } from './protocol';

export function addLines(known: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const first = fresh[0]?.n ?? Infinity;
  return [...known.filter((line) => line.n < first), ...fresh];
}

/** A line among those of both rooms: numbers count by room, and only the gallery has no seats. */
export const lineKey = (line: ChatLine): string => `${line.seat === null && !line.note ? 'gallery' : 'table'} ${line.n}`;
