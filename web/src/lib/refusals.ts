/** What the server refused, in the language of the day; its own words if the catalogue has none. */

import { Refused } from './api';
import { catalogue } from './catalogue';
import { settings } from './settings.svelte';
import { GameWords } from './words';

export function refusal(words: GameWords, key: string, message: string, details: Refused['details'] = {}): string {
  return words.has(`refused-${key}`) ? words.text(`refused-${key}`, { message, ...details }) : message;
}

/** The reasons are in the catalogue of every game; any one will do. */
export async function explain(error: unknown, game: string): Promise<string> {
  if (!(error instanceof Refused)) return String((error as Error).message);
  try {
    const words = new GameWords(settings.language, await catalogue(game, settings.language));
    return refusal(words, error.key, error.message, error.details);
  } catch {
    return error.message;
  }
}
