/** Terms of an offer come as words; with the kinds of their arguments they can be said like any move. */

import type { Arg, Choice } from '../../lib/protocol';
import kinds from './terms.json';

const KINDS: Record<string, string[]> = kinds;

export function readTerm(words: string): Choice {
  const [verb = '', ...rest] = words.split(' ');
  const kinds = KINDS[verb] ?? [];
  return { move: -1, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? '', word]) };
}
