/**
 * What a board gets from the shell. A board draws a view and knows things by their references (`kind:word`); it lights those
 * in `lit`, marks those in `picked`, and calls `pick` when something is clicked, lit or not: the shell answers with the next
 * narrowing, with the move, or with the reason why not.
 */

import type { Component } from 'svelte';

import type { Line, Prospect, SeatInfo, View } from '../lib/protocol';
import type { Light } from '../lib/settings.svelte';
import type { GameWords } from '../lib/words';
import type { HeraldOf, Worded } from './herald';
import type { ScenesOf } from './scenes';

export interface BoardProps {
  view: View;
  /** Through whose eyes; -1 is a spectator. */
  seat: number;
  /** How the seats are called. */
  names: string[];
  /** Who sits there: people, here or not, and bots. */
  people: readonly SeatInfo[];
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** What could be hoped for at best of each lit thing, once it is clear what is being done. */
  prospects: ReadonlyMap<string, Worded>;
  /** What the rules say about a subject, from these eyes: `battle`, `ways:0-caravan-1`. Null until they have said it. */
  tell: (about: string) => readonly Prospect[] | null;
  /** Verbs that can be picked, as `verb:` and the verb; what is not about a thing can have its place on a board, too. */
  verbs?: ReadonlySet<string>;
  pick: (ref: string) => void;
  words: GameWords;
  light: Light;
  /** What happened since one last looked, in order: to be shown moving. Empty when there is nothing new. */
  news: Line[];
}

export type Board = Component<BoardProps>;

/** A board, its herald, and what it shows of what happens. */
export interface Kit {
  Board: Board;
  heraldOf: HeraldOf;
  scenesOf: ScenesOf;
}

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
/** A herald that reckons with the map waits for it. */
const heralds = import.meta.glob<{ heraldOf: HeraldOf; ready?: Promise<unknown> }>('./*/herald.ts');
const scenes = import.meta.glob<{ scenesOf: ScenesOf }>('./*/scenes.ts');

/** The board of a game, loaded when it is needed; null if the game has none and the panels of the shell will do. */
export async function kitOf(game: string): Promise<Kit | null> {
  const [board, herald, scene] = [boards[`./${game}/Board.svelte`], heralds[`./${game}/herald.ts`], scenes[`./${game}/scenes.ts`]];
  if (!board || !herald || !scene) return null;
  const [{ default: Board }, { heraldOf, ready }, { scenesOf }] = await Promise.all([board(), herald(), scene()]);
  // Without its map a board says so itself.
  await Promise.allSettled([ready]);
  return { Board, heraldOf, scenesOf };
}
