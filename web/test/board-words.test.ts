// What only a board says: the same keys in both languages, and one for every phrase with a fixed name.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe.each(['carolus', 'conspiracy', 'fief', 'medieval', 'universalis'])('the words of the board of %s', (game) => {
  const folder = `src/boards/${game}/`;
  const keys = (language: string): string[] =>
    [...readFileSync(`${folder}words.${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);

  it('are the same in both languages, each once', () => {
    expect(keys('it').toSorted()).toEqual(keys('en').toSorted());
    expect(new Set(keys('en')).size).toBe(keys('en').length);
  });

  it('are there for every phrase said by a fixed name', () => {
    const known = new Set(keys('en'));
    for (const file of readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name))) {
      for (const [, key] of readFileSync(folder + file, 'utf8').matchAll(/\bsay\('([\w-]+)'/g)) expect(known, file).toContain(key);
    }
  });
});
