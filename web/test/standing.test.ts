// Answers that stand: a row of moves by one click, and questions declined for a turn.

import { beforeEach, describe, expect, it } from 'vitest';

import type { Shortcut } from '../src/boards/herald';
import { shortcutsOf } from '../src/boards/universalis/quick';
import { remember } from '../src/boards/universalis/quick';
import type { State } from '../src/boards/universalis/state';
import type { Arg, Choice, SeatState, View } from '../src/lib/protocol';
import { Standing } from '../src/lib/standing.svelte';

const choice = (words: string, ...kinds: string[]): Choice => {
  const [verb = '', ...rest] = words.split(' ');
  return { move: 0, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? '', word]) };
};
const asked = (seq: number, key: string, ...choices: Choice[]): SeatState =>
  ({ seq, view: {}, question: { key, rule: '', args: [] }, choices, default: null, can_undo: false, forced: false, final: [] }) as unknown as SeatState;
const pass = choice('pass');
const play = choice('play robber', 'card');
const grounds = (turn: string, shortcuts: Shortcut[] = []) => ({ shortcuts, recurring: new Set(['ask-action']), turn });

describe('a question that was declined for the turn', () => {
  beforeEach(() => sessionStorage.clear());

  it('is passed until the turn changes, and nothing else is', () => {
    const standing = new Standing('t');
    expect(standing.answer(0, asked(1, 'ask-action', play, pass), grounds('3'))).toBeNull();
    standing.decline(0, '3', 'ask-action');
    expect(standing.answer(0, asked(1, 'ask-action', play, pass), grounds('3'))).toBe(pass);
    expect(standing.answer(0, asked(2, 'ask-died', play, pass), grounds('3'))).toBeNull();
    expect(standing.answer(1, asked(3, 'ask-action', play, pass), grounds('3'))).toBeNull();
    expect(standing.answer(0, asked(4, 'ask-action', play), grounds('3'))).toBeNull();
    expect(standing.answer(0, asked(5, 'ask-action', play, pass), grounds('4'))).toBeNull();
  });

  it('is answered once, and asked again when one says so', () => {
    const standing = new Standing('t');
    standing.decline(0, '3', 'ask-action');
    expect(standing.answer(0, asked(7, 'ask-action', pass), grounds('3'))).toBe(pass);
    expect(standing.answer(0, asked(7, 'ask-action', pass), grounds('3'))).toBeNull();
    standing.stop(0);
    expect(standing.answer(0, asked(8, 'ask-action', pass), grounds('3'))).toBeNull();
  });

  it('is remembered over a reload', () => {
    new Standing('t').decline(0, '3', 'ask-action');
    expect(new Standing('t').declined(0, '3')).toEqual(['ask-action']);
    expect(new Standing('other').declined(0, '3')).toEqual([]);
  });
});

describe('garrisons by one click', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const LANDS = ['tracia', 'rodopi', 'lidia'];
  const table = { armies: {} as Record<string, number>, owner: Object.fromEntries(LANDS.map((t) => [t, '0'])), kingdom: { 0: 'bizantini' }, reserve: { 0: { armies: 0 } } };
  const state = { table, banners: [{ seat: 0, at: 'rodopi' }], transports: [] } as unknown as State;
  const view = { stack: [{ step: 'StartArmies' }], table: {} } as unknown as View;
  const say = (key: string): string => key;

  /** All garrisons that one puts with a shortcut, five at a time, as the rules let one. */
  function placed(name: string, kept: number): Record<string, number> {
    table.armies = {};
    const standing = new Standing('t');
    standing.begin(0, name);
    let left = 5;
    for (let seq = 0; kept > 0; seq++) {
      const most = Math.min(left, kept);
      const choices = LANDS.flatMap((t) => Array.from({ length: most }, (_, i) => choice(`garrison ${t} ${i + 1}`, 'territory', 'batch')));
      const move = standing.answer(0, asked(seq, 'q-garrison', ...choices), grounds('0', shortcutsOf(view, state, 0, say)));
      if (!move) break;
      const n = Number(move.args[1]![1]);
      table.armies[move.args[0]![1]] = (table.armies[move.args[0]![1]] ?? 0) + n;
      kept -= n;
      left = left === n ? 5 : left - n;
    }
    return table.armies;
  }

  it('are five everywhere, and the rest stands with the banner', () => {
    expect(placed('five', 22)).toEqual({ tracia: 5, rodopi: 12, lidia: 5 });
  });

  it('are as last time, as far as that was told', () => {
    expect(shortcutsOf(view, state, 0, say).map((one) => one.name)).toEqual(['five', 'steward']);
    table.armies = { tracia: 7, lidia: 2 };
    remember(state, 0);
    expect(shortcutsOf(view, state, 0, say).map((one) => one.name)).toEqual(['five', 'again', 'steward']);
    expect(placed('again', 22)).toEqual({ tracia: 7, lidia: 2 });
  });
});

describe('an order', () => {
  beforeEach(() => sessionStorage.clear());
  const march = (unit: string, from: string, to: string): Choice => choice(`march ${unit} ${from} ${to}`, 'unit', 'territory', 'territory');

  it('does the same again with whatever is left, and ends when nothing is', () => {
    const standing = new Standing('t');
    standing.order(0, { question: 'ask-move', verb: 'march', same: { 1: 'berg', 2: 'mark' } });
    const page = march('mercenary', 'berg', 'mark');
    expect(standing.answer(0, asked(1, 'ask-move', march('knight', 'mark', 'berg'), page, pass), grounds('3'))).toBe(page);
    expect(standing.answer(0, asked(2, 'ask-move', march('knight', 'mark', 'berg'), pass), grounds('3'))).toBeNull();
    expect(standing.of(0).order).toBeNull();
  });

  it('is forgotten where something else is asked', () => {
    const standing = new Standing('t');
    standing.order(0, { question: 'ask-move', verb: 'march', same: { 1: 'berg', 2: 'mark' } });
    expect(standing.answer(0, asked(1, 'ask-birth', play, pass), grounds('3'))).toBeNull();
    expect(standing.answer(0, asked(2, 'ask-move', march('knight', 'berg', 'mark')), grounds('3'))).toBeNull();
  });

  it('bids by the least, up to the limit, and then passes', () => {
    const standing = new Standing('t');
    const bids = (...some: number[]): Choice[] => some.map((n) => choice(`bid ${n}`, 'ducats'));
    standing.order(0, { question: 'ask-bid', verb: 'bid', limit: 60 });
    expect(standing.answer(0, asked(1, 'ask-bid', pass, ...bids(40, 50, 60, 70)), grounds('3'))?.words).toBe('bid 40');
    expect(standing.answer(0, asked(2, 'ask-bid', pass, ...bids(60, 70)), grounds('3'))?.words).toBe('bid 60');
    expect(standing.answer(0, asked(3, 'ask-bid', pass, ...bids(70, 80)), grounds('3'))).toBe(pass);
  });
});
