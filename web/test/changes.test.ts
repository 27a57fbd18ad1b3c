import { expect, test } from 'vitest';
import { changed } from '../src/lib/changes';

test('a state is put together from what has changed, and the rest stays the same object', () => {
  const old = { a: [1, 2, 3], b: { c: true, d: 1 }, e: { f: [0] } };
  const now = changed(old, [[['a', 2], 4], [['b', 'd']], [['b', 'c'], 1], [['g'], { h: null }]]);
  expect(now).toEqual({ a: [1, 2, 4], b: { c: 1 }, e: { f: [0] }, g: { h: null } });
  expect(old).toEqual({ a: [1, 2, 3], b: { c: true, d: 1 }, e: { f: [0] } });
  expect(now.e).toBe(old.e);
  expect(changed(old, [[[], 5]])).toBe(5);
});
