/**
 * What a board gets from the shell. A board draws a view and knows things by their references (`kind:word`); it lights those
 * in `lit`, marks those in `picked`, and calls `pick` when something is clicked, lit or not: the shell answers with the next
 * narrowing, with the move, or with the reason why not.
 */

import type { Component } from 'svelte';

import type { Line, SeatInfo, View } from '../lib/protocol';
import type { Light } from '../lib/settings.svelte';
import type { GameWords } from '../lib/words';

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
  /** Verbs that can be picked, as `verb:` and the verb; what is not about a thing can have its place on a board, too. */
  verbs?: ReadonlySet<string>;
  pick: (ref: string) => void;
  words: GameWords;
  light: Light;
  /** What happened since one last looked, in order: to be shown moving. Empty when there is nothing new. */
  news: Line[];
}

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The board of a game, loaded when it is needed; null if the game has none and the panels of the shell will do. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
