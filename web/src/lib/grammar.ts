/** Forms of players' names; those of things come with the catalogue, see grammar.py. */

import type { Language } from './words';

const first = (text: string): string => text.slice(0, 1).toLowerCase().normalize('NFD').slice(0, 1);

/** A player has no gender: a message that asks for one fails its test. */
export function person(name: string, language: Language): Record<string, string> {
  if (language === 'en') return { the: name, n: 's', s: `${name}’s` };
  const a = first(name) === 'a' ? 'ad' : 'a';
  const e = first(name) === 'e' ? 'ed' : 'e';
  const plain = Object.fromEntries(['di', 'da', 'in', 'su', 'con'].map((word) => [word, `${word} ${name}`]));
  return { il: name, n: 's', a: `${a} ${name}`, e: `${e} ${name}`, ...plain };
}

/** Names as a list: A, B and C; in Italian "ed" before an e. Where a name is a list itself: A and B; C. */
export function join(names: string[], language: Language): string {
  const last = names.at(-1);
  if (last === undefined || names.length < 2) return last ?? '';
  if (names.some((name) => /, | e | and /.test(name))) return names.join('; ');
  const and = language === 'it' ? (person(last, 'it')['e'] ?? last) : `and ${last}`;
  return `${names.slice(0, -1).join(', ')} ${and}`;
}

/** A sentence begins with a capital; names of things in the catalogue do not. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
