/** Names for the values of a view when no board knows what they mean. */

import type { GameWords } from './words';

/** Things stand in a view as bare words (`T3`, `red`); the catalogue knows them under some kind. */
export function nameOf(words: GameWords, value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? (words.anything(value) ?? value) : String(value);
}

/** Tables by seat have the numbers of the seats as their keys. */
export function isBySeat(keys: string[], seats: number): boolean {
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key) && Number(key) < seats);
}
