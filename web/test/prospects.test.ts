// What the rules say is asked for once, together, and belongs to one state.

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { PLAIN, telling } from '../src/boards/herald';
import { CHOICES, Prospects } from '../src/lib/prospects.svelte';
import type { Choice, Prospect } from '../src/lib/protocol';
import { GameWords } from '../src/lib/words';

const ask = vi.fn<(seat: number, about: string[], state: object) => void>();
const [first, second, third] = [{}, {}, {}];
const battle: Prospect[] = [{ of: 'battle', odds: 0.5 }];
let prospects: Prospects;

beforeEach(() => {
  ask.mockReset();
  prospects = new Prospects(ask);
  prospects.show(0, first);
});

describe('prospects', () => {
  it('are asked for once, all that is looked for together', async () => {
    expect(prospects.of(0, first, CHOICES)).toBeNull();
    expect(prospects.of(0, first, 'battle')).toBeNull();
    expect(prospects.of(0, first, 'battle')).toBeNull();
    await Promise.resolve();
    expect(ask.mock.calls).toEqual([[0, [CHOICES, 'battle'], first]]);
    prospects.take(first, { battle, [CHOICES]: null });
    expect(prospects.of(0, first, 'battle')).toBe(battle);
    expect(prospects.of(0, first, CHOICES)).toEqual([]);
    await Promise.resolve();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('of a new state are asked for at once, and what was known stays until they are there; but not of choices', async () => {
    prospects.of(0, first, 'battle');
    prospects.of(0, first, CHOICES);
    prospects.take(first, { battle, [CHOICES]: [{ of: 'pass' }] });
    await Promise.resolve();
    prospects.show(0, second);
    await Promise.resolve();
    expect(ask.mock.lastCall).toEqual([0, ['battle'], second]);
    expect(prospects.of(0, second, 'battle')).toBe(battle);
    expect(prospects.of(0, second, CHOICES)).toBeNull();
    prospects.take(second, { battle: [] });
    expect(prospects.of(0, second, 'battle')).toEqual([]);
    expect(prospects.of(0, first, 'battle')).toBe(battle);
  });

  it('that were never known of an old state are not asked for, nor taken from another one', async () => {
    prospects.show(0, second);
    prospects.show(0, third);
    expect(prospects.of(0, first, 'battle')).toBeNull();
    expect(prospects.of(0, undefined, 'battle')).toBeNull();
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
  });

  it('are asked for again when the server could not say', async () => {
    vi.useFakeTimers();
    prospects.of(0, first, 'battle');
    await Promise.resolve();
    prospects.fail(first, ['battle']);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(prospects.of(0, first, 'battle')).toBeNull();
    await Promise.resolve();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a herald', () => {
  it('puts into words what the rules say of a choice', () => {
    const words = new GameWords('en', 'would-cost = { $florins } fl.\nwould-win = you win\nwould-last = { $count } left\n');
    const told: Prospect[] = [
      {
        of: 'attack ROM',
        odds: 0.25,
        price: { key: 'would-cost', rule: '1', args: [['florins', '7']] },
        tone: 'bad',
        says: [
          { key: 'would-win', rule: '1', args: [] },
          { key: 'would-last', rule: '1', args: [['count', '3']] },
        ],
      },
    ];
    const choice = (of: string): Choice => ({ move: 0, words: of, verb: 'attack', args: [] });
    const herald = telling(PLAIN, told, words);
    expect(herald.prospect(choice('attack ROM'))).toEqual({ odds: 0.25, price: '7 fl.', tone: 'bad', line: 'You win · 3 left' });
    expect(herald.prospect(choice('pass'))).toBeNull();
    expect(telling(PLAIN, null, words).prospect(choice('attack ROM'))).toBeNull();
  });
});
