/** Cards in hand: what they are, and which reference of a legal move plays them. */

import { WOMEN } from './figures';

export type CardKind = 'lord' | 'lady' | 'bishop' | 'other';

/** Lords are cards of the same name, bishops are named after their see. */
export function kindOf(card: string, isLord: (word: string) => boolean): CardKind {
  if (card.startsWith('bishop_')) return 'bishop';
  if (isLord(card)) return WOMEN.has(card) ? 'lady' : 'lord';
  return 'other';
}

/** The reference that plays a card; other cards are played by what they are to do, in the list. */
export function playRef(card: string, kind: CardKind): string | null {
  if (kind === 'bishop') return `bishopric:${card.slice('bishop_'.length)}`;
  return kind === 'other' ? null : `lord:${card}`;
}
