// What the map has to know of the room it lies in: what floats over it.

import { type Insets, NOTHING } from './panzoom';

export interface Room {
  /** What is covered along the edges: boards are fitted into the rest. */
  readonly insets: Insets;
  /** Of that what takes room away even from the whole board: the rail, the sheet of a phone. */
  readonly outer: Insets;
  /** Everything that floats, on the screen: no name is written under it. */
  floats(): DOMRect[];
}

export const OPEN: Room = { insets: NOTHING, outer: NOTHING, floats: () => [] };
