/** Catalogues and guides as they are fetched: once for each game and language. */

import { api } from './api';
import type { Language } from './words';

const words = new Map<string, Promise<string>>();
const lessons = new Map<string, Promise<string>>();
const guides = new Map<string, Promise<string>>();

function once(known: Map<string, Promise<string>>, key: string, fetch: () => Promise<string>): Promise<string> {
  let promise = known.get(key);
  if (!promise) {
    promise = fetch();
    known.set(key, promise);
    promise.catch(() => known.delete(key));
  }
  return promise;
}

export const catalogue = (game: string, language: Language): Promise<string> =>
  once(words, `${game}/${language}`, () => api.words(game, language));

export const guide = (game: string, language: Language): Promise<string> =>
  once(guides, `${game}/${language}`, () => api.guide(game, language));

/** What is said in the lessons of a game. */
export const lessonTexts = (game: string, language: Language): Promise<string> =>
  once(lessons, `${game}/${language}`, () => api.lessonWords(game, language));
