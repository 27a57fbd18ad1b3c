// What others did is shown one after the other, and never holds up who acts.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Following, type Frame } from '../src/lib/following.svelte';
import type { Line } from '../src/lib/protocol';

const line = (n: number): Line => ({ n, key: `line-${n}`, rule: '', args: [] });
const all = Array.from({ length: 60 }, (_, n) => line(n));
/** The table after so many lines, of which the last ones are new. */
const frame = (until: number, fresh = 1, own = false): Frame => ({ seats: {}, asked: [], outcome: null, lines: all.slice(0, until), news: all.slice(until - fresh, until), own });
const at = (following: Following): number => following.shown?.lines.length ?? -1;

let following: Following;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  following = new Following();
  following.push(frame(1));
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
});

describe('following', () => {
  it('shows the first frame at once, the others one after the other', () => {
    expect(at(following)).toBe(1);
    for (const n of [2, 3, 4]) following.push(frame(n));
    expect([at(following), following.left, following.live]).toEqual([1, 3, false]);
    vi.advanceTimersByTime(1000);
    expect(at(following)).toBe(2);
    expect(following.caption).toEqual([line(1)]);
    vi.advanceTimersByTime(5000);
    expect([at(following), following.live]).toEqual([4, true]);
  });

  it('drops what is still to be told when somebody acts', () => {
    for (const n of [2, 3, 4]) following.push(frame(n));
    following.skip();
    expect([at(following), following.live]).toEqual([4, true]);
    for (const n of [5, 6]) following.push(frame(n));
    following.push(frame(7, 1, true));
    expect([at(following), following.live]).toEqual([7, true]);
  });

  it('is void after an undo', () => {
    for (const n of [2, 3]) following.push(frame(n));
    following.push(frame(2, 0));
    expect([at(following), following.live]).toEqual([2, true]);
  });

  it('hurries when much has happened', () => {
    for (let n = 2; n < 42; n++) following.push(frame(n));
    vi.advanceTimersByTime(20_000);
    expect(following.live).toBe(true);
  });

  it('goes one step back and on again, and holds still meanwhile', () => {
    for (const n of [2, 3]) following.push(frame(n, 1, true));
    following.stepBack();
    expect([at(following), following.live, following.paused]).toEqual([2, false, true]);
    following.push(frame(4));
    vi.advanceTimersByTime(5000);
    expect(at(following)).toBe(2);
    following.stepOn();
    expect(at(following)).toBe(3);
    following.stepOn();
    expect([at(following), following.left]).toEqual([4, 0]);
    following.skip();
    expect(following.live).toBe(true);
  });

  it('keeps the pace that somebody likes', () => {
    following.setPace('instant');
    following.push(frame(2));
    expect(at(following)).toBe(2);
    expect(new Following().pace).toBe('instant');
  });
});
