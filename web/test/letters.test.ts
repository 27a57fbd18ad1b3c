/** Letters as they come in, and where what was said stands among the lines. */
import { describe, expect, it } from 'vitest';

import { addLetters, Letters, proclaimed, roomKey, turnBack } from '../src/lib/letters.svelte';
import type { ChatLine, Letter } from '../src/lib/protocol';
import { standing } from '../src/lib/talk';

const letter = (n: number, seat = 0, more: Partial<Letter> = {}): Letter => ({
  n, at: n, seat, name: '', text: `letter ${n}`, hash: null, salt: null, opens: null, opened: null, line: n, undone: false, ...more,
});

describe('letters', () => {
  it('take the place of what had their number', () => {
    const opened = letter(2, 1, { text: 'opened' });
    expect(addLetters([letter(1), letter(2, 1, { text: null })], [opened]).map((l) => l.text)).toEqual(['letter 1', 'opened']);
  });

  it('know that the table has gone back behind them', () => {
    expect(turnBack([letter(1), letter(5)], 3).map((l) => [l.line, l.undone])).toEqual([[1, false], [3, true]]);
  });

  it('are counted until they are read, but not one\'s own and not of whom one does not hear', () => {
    const post = new Letters();
    post.take({ anew: true, rooms: [{ room: [0, 1], letters: [letter(1, 1), letter(2, 0), letter(3, 1)] }, { room: [0], letters: [letter(1)] }], promises: [], marks: null });
    expect(post.unreadOf(0)).toBe(2);
    expect(post.unreadFrom(0, 1)).toBe(2);
    expect(post.unreadFrom(0, 2)).toBe(0);
    expect(post.roomsOf(0).map((r) => roomKey(r.room))).toEqual(['0.1']);
    post.take({ anew: false, rooms: [], promises: [], marks: { read: [{ room: [0, 1], seat: 0, n: 2 }], hushed: [] } });
    expect(post.unreadOf(0)).toBe(1);
    post.take({ anew: false, rooms: [], promises: [], marks: { read: [], hushed: [{ seat: 0, other: 1 }] } });
    expect(post.unreadOf(0)).toBe(0);
  });

  it('of a seat that is lost are forgotten', () => {
    const post = new Letters();
    post.take({ anew: true, rooms: [{ room: [0, 1], letters: [letter(1)] }], promises: [], marks: null });
    post.take({ anew: true, rooms: [], promises: [], marks: null });
    expect(post.rooms.size).toBe(0);
  });
});

describe('a proclamation', () => {
  const said = (n: number, line: number | null): ChatLine => ({ n, at: n, seat: 0, name: 'Anna', text: 'hear ye', note: null, line });

  it('stands in the journal, and talk does not', () => {
    expect(proclaimed([said(1, null), said(2, 7)]).map((one) => [one.n, one.line])).toEqual([[2, 7]]);
  });

  it('stays when moves are taken back', () => {
    expect(standing([said(1, null), said(2, 7)], 4).map((one) => one.line)).toEqual([null, 4]);
  });
});
