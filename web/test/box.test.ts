// What is printed on the boxes of the games, and how a game is set up by one click.

import { describe, expect, it } from 'vitest';

import { lengthOf, pictureOf, presetsOf, weightOf } from '../src/boards/box';
import type { GameInfo } from '../src/lib/protocol';

const game = (name: string, seats: number[], options: GameInfo['options']): GameInfo => ({ name, title: name, rules: 1, seats, options, bots: [], characters: [], editions: [] });
const deals = { name: 'deals', values: ['off', 'on'], standard: 'on', rule: '' };
const windows = { name: 'windows', values: ['silent', 'open'], standard: 'silent', rule: '' };

describe('a box', () => {
  it('has a picture, a weight and a length for every board', () => {
    for (const name of ['carolus', 'medieval', 'conspiracy', 'fief', 'universalis']) {
      expect(pictureOf(name)).toBeTruthy();
      expect(weightOf(name)).toBeGreaterThan(0);
      expect(lengthOf(name)!.minutes % 5).toBe(0);
    }
    expect([pictureOf('inn'), weightOf('inn'), lengthOf('inn')]).toEqual([undefined, undefined, undefined]);
  });

  it('sets all options, and knows none that the game does not offer', () => {
    const [first, , full] = presetsOf(game('medieval', [3, 4, 5], [deals, windows]));
    expect(first).toMatchObject({ name: 'first', seats: 3, options: { deals: 'off', windows: 'silent' } });
    expect(full).toMatchObject({ name: 'full', seats: 5, options: { deals: 'on', windows: 'silent' } });
    expect(presetsOf(game('medieval', [3], [windows])).map((preset) => [preset.name, preset.options])).toEqual([['first', { windows: 'silent' }], ['evening', { windows: 'silent' }]]);
    expect(presetsOf(game('inn', [2], []))).toEqual([]);
  });
});
