/** What is shown of what happens: a battle with its dice, a death, an election, a crusade, a calamity. The same for all games. */

import type { Line, View } from '../lib/protocol';
import type { GameWords } from '../lib/words';

/** A die that fell, or a sum on a plate where the journal tells no more. */
export interface Roll {
  n: number;
  state: 'won' | 'lost' | 'plain';
  /** What is added to this die alone. */
  plus?: number;
  plate?: boolean;
}

export interface Camp {
  /** Null is nobody's: barbarians, rebels, a garrison. */
  seat: number | null;
  name: string;
  /** What fights: "20 armies", "Spain". */
  force: string;
  /** What is added, and by what. */
  parts: { value: string; label: string }[];
  rolls: Roll[];
  /** Dice and parts together, where they are added. */
  sum?: number;
}

export interface Battle {
  kind: 'battle';
  /** The line that decided it. */
  n: number;
  /** Rounds of one battle have the same name. */
  of: string;
  place: string;
  /** Its place on the map. */
  at: string | null;
  camps: [attack: Camp, defence: Camp];
  /** Die against die, or sum against sum. */
  mode: 'pairs' | 'sum';
  /** What came of it, and the rest, in the words of the journal. */
  verdict: string;
  more: string[];
  /** Which side had the better of it. */
  won: 'attack' | 'defence' | null;
}

export type RiteSign = 'death' | 'crown' | 'crusade' | 'calamity' | 'wedding' | 'ban' | 'fall' | 'horde' | 'founding' | 'mitre' | 'murder' | 'war';

export interface Rite {
  kind: 'rite';
  n: number;
  sign: RiteSign;
  text: string;
  seat: number | null;
  at: string | null;
}

export type Scene = Battle | Rite;

/** What scenes are made of: the lines that are new, those before them, and the board before they were told. */
export interface Told {
  lines: readonly Line[];
  earlier: readonly Line[];
  before: View | null;
  view: View;
  seat: number;
  names: string[];
  words: GameWords;
}

export type ScenesOf = (told: Told) => Scene[];

export const argIn = (line: Line | undefined, kind: string, nth = 0): string => line?.args.filter((arg) => arg[0] === kind)[nth]?.[1] ?? '';
export const seatIn = (line: Line | undefined, nth = 0): number | null => {
  const word = argIn(line, 'seat', nth);
  return word === '' ? null : Number(word);
};
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const PLACES = ['territory', 'province', 'village', 'sea'];

/** Lines that are a rite, by their key. */
export function rites(told: Told, signs: Readonly<Record<string, RiteSign>>): Rite[] {
  return told.lines.flatMap((line): Rite[] => {
    const sign = signs[line.key];
    if (!sign) return [];
    const place = line.args.find(([kind]) => PLACES.includes(kind));
    return [{ kind: 'rite', n: line.n, sign, text: told.words.say(line), seat: seatIn(line), at: place ? place.join(':') : null }];
  });
}

/** Scenes in the order in which they were told. */
export const inOrder = (scenes: Scene[]): Scene[] => scenes.toSorted((a, b) => a.n - b.n);
