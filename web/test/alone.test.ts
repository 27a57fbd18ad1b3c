/** Tabs of one browser, which shall not become two people. */

import { afterEach, expect, test, vi } from 'vitest';

import { alone } from '../src/lib/alone';

afterEach(() => vi.unstubAllGlobals());

test('what two tabs do at once is done one after the other', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, act: () => Promise<unknown>) => (last = last.then(act));
  vi.stubGlobal('navigator', { locks: { request } });
  const done: string[] = [];
  const slowly = (name: string) =>
    alone(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([slowly('one'), slowly('two')])).toEqual(['one', 'two']);
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('where nothing can be locked it is done all the same', async () => {
  vi.stubGlobal('navigator', {});
  expect(await alone(() => Promise.resolve('done'))).toBe('done');
});
