/** A word is looked for in the rules. */

import { expect, test } from 'vitest';
import { passages, render } from '../src/lib/guide';

const page = document.createElement('div');
page.innerHTML = render(
  '# Regole\n\n## 1. Città\n\nLa città paga **dieci** fiorini.\n\n- Un porto\n  - costa dieci\n- L’esercito\n\n| Carta | Copie |\n|---|---|\n| Peste | 2 |\n',
).html;
const found = (asked: string): string[] => passages(page, asked).map((part) => part.textContent.trim().replace(/\s+/g, ' '));

test('accents, capitals and apostrophes do not matter', () => {
  expect(found('CITTA')).toEqual(['1. Città', 'La città paga dieci fiorini.']);
  expect(found("l'esercito")).toEqual(['L’esercito']);
});

test('every word must stand in the passage, in any order', () => {
  expect(found('fiorini dieci')).toEqual(['La città paga dieci fiorini.']);
  expect(found('fiorini peste')).toEqual([]);
});

test('of one passage inside another the inner is found, and of a table the row', () => {
  expect(found('costa')).toEqual(['costa dieci']);
  expect(found('peste')).toEqual(['Peste2']);
});

test('one letter is not looked for', () => {
  expect(found('a')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
