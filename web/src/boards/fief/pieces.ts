/** What stands on the map, place by place: troops first, then lords. */

import { span, type Lord, type Realm } from './realm';

export type Piece =
  | { kind: 'soldiers'; seat: number; text: string; ref: string | null }
  | { kind: 'guards'; seat: number; guard: string; text: string; ref: string | null }
  | { kind: 'rebels'; text: string; ref: string | null }
  | { kind: 'lord'; lord: Lord; ref: string };

export interface Stand {
  place: string;
  rows: Piece[][];
}

const IN_A_ROW = 4;

function rowsOf(pieces: Piece[]): Piece[][] {
  const rows = Math.ceil(pieces.length / IN_A_ROW);
  const each = Math.ceil(pieces.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => pieces.slice(i * each, (i + 1) * each));
}

export function standsOf(realm: Realm, seat: number): Stand[] {
  const troops = new Map<string, Piece[]>();
  const people = new Map<string, Piece[]>();
  const put = (into: Map<string, Piece[]>, place: string, piece: Piece): void => void into.set(place, [...(into.get(place) ?? []), piece]);
  for (const s of realm.stacks) {
    const own = Number(s.seat) === seat;
    put(troops, s.place, { kind: 'soldiers', seat: Number(s.seat), text: span(s.least, s.most), ref: own ? `heap:${s.place}` : null });
  }
  const f = realm.fields;
  for (const [guard, n] of Object.entries(f.guards)) {
    const place = f.guards_at[guard];
    if (place && n) put(troops, place, { kind: 'guards', seat: Number(f.guards_of[guard]), guard, text: String(n), ref: `heap:${guard}` });
  }
  if (f.rebels && f.rebels_at) put(troops, f.rebels_at, { kind: 'rebels', text: String(f.rebels), ref: 'occupant:rebels' });
  for (const lord of realm.lords.values()) if (lord.place) put(people, lord.place, { kind: 'lord', lord, ref: `lord:${lord.lord}` });
  return [...new Set([...troops.keys(), ...people.keys()])].map((place) => ({
    place,
    rows: [...rowsOf(troops.get(place) ?? []), ...rowsOf(people.get(place) ?? [])],
  }));
}
