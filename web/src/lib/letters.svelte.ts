/** The letters and promises that this browser may read, as they come in. */

import type { ChatLine, Letter, LetterMarks, LettersNews, PromiseInfo } from './protocol';

export interface Room {
  room: number[];
  letters: Letter[];
}

/** What a room is called in addresses and here: its seats. */
export const roomKey = (seats: readonly number[]): string => [...new Set(seats)].sort((a, b) => a - b).join('.');

/** What came is put in its place: the same number again replaces what was there. */
export function addLetters(known: readonly Letter[], fresh: readonly Letter[]): Letter[] {
  const numbers = new Set(fresh.map((letter) => letter.n));
  return [...known.filter((letter) => !numbers.has(letter.n)), ...fresh].sort((a, b) => a.n - b.n);
}

/** The table has gone back to so many lines: what was written behind that stays, and knows it. */
export function turnBack<T extends { line: number; undone: boolean }>(all: readonly T[], kept: number): T[] {
  return all.map((one) => (one.line > kept ? { ...one, line: kept, undone: true } : one));
}

export class Letters {
  rooms: ReadonlyMap<string, Room> = $state.raw(new Map());
  promises: PromiseInfo[] = $state.raw([]);
  marks: LetterMarks = $state.raw({ read: [], hushed: [] });

  /** Somebody comes in, or comes back: everything is sent anew. */
  reset(): void {
    this.rooms = new Map();
    this.promises = [];
    this.marks = { read: [], hushed: [] };
  }

  take(news: LettersNews): void {
    if (news.anew) this.reset();
    this.add(news.rooms);
    if (news.promises.length) {
      const fresh = new Set(news.promises.map((p) => p.promise));
      this.promises = [...this.promises.filter((p) => !fresh.has(p.promise)), ...news.promises].sort((a, b) => a.at - b.at);
    }
    if (news.marks) this.marks = news.marks;
  }

  add(rooms: readonly Room[]): void {
    const all = new Map(this.rooms);
    for (const { room, letters } of rooms) {
      const key = roomKey(room);
      all.set(key, { room, letters: addLetters(all.get(key)?.letters ?? [], letters) });
    }
    this.rooms = all;
  }

  cut(kept: number): void {
    this.rooms = new Map([...this.rooms].map(([key, { room, letters }]) => [key, { room, letters: turnBack(letters, kept) }]));
    this.promises = turnBack(this.promises, kept);
  }

  /** Does a seat not want to hear another one? */
  isHushed(seat: number, other: number | null): boolean {
    return this.marks.hushed.some((mark) => mark.seat === seat && mark.other === other);
  }

  readUpto(seat: number, key: string): number {
    return this.marks.read.find((mark) => mark.seat === seat && roomKey(mark.room) === key)?.n ?? 0;
  }

  private sealed(seat: number, key: string): Letter[] {
    const upto = this.readUpto(seat, key);
    return (this.rooms.get(key)?.letters ?? []).filter((l) => l.n > upto && l.seat !== seat && !this.isHushed(seat, l.seat));
  }

  /** How many letters of others in a room a seat has not read. */
  unread(seat: number, key: string): number {
    return this.sealed(seat, key).length;
  }

  /** The rooms of a seat with others, the latest first. */
  roomsOf(seat: number): Room[] {
    const last = (room: Room): number => room.letters.at(-1)?.at ?? 0;
    return [...this.rooms.values()].filter((r) => r.room.length > 1 && r.room.includes(seat)).sort((a, b) => last(b) - last(a));
  }

  unreadOf(seat: number): number {
    return this.roomsOf(seat).reduce((sum, { room }) => sum + this.unread(seat, roomKey(room)), 0);
  }

  /** How many letters of another seat a seat has not read. */
  unreadFrom(seat: number, other: number): number {
    return this.roomsOf(seat).reduce((sum, { room }) => sum + this.sealed(seat, roomKey(room)).filter((l) => l.seat === other).length, 0);
  }
}

/** What was proclaimed, where it stands among the lines of the journal. */
export interface Proclamation {
  line: number;
  name: string;
  text: string;
  n: number;
}

export function proclaimed(chat: readonly ChatLine[]): Proclamation[] {
  return chat.flatMap(({ line, name, text, n }) => (line === null || line === undefined ? [] : [{ line, name, text, n }]));
}
