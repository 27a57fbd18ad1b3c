/** What every panel of the board needs to draw and to be clicked. */

import type { GameWords } from '../../lib/words';
import type { Say } from './words';

export interface Look {
  seat: number;
  names: string[];
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  pick: (ref: string) => void;
  words: GameWords;
  say: Say;
}

/** Two references that together name one thing: the second only counts if the first has left it open. */
export function pickBoth(look: Look, first: string, second: string): void {
  if (look.lit.has(first)) look.pick(first);
  if (look.lit.has(second)) look.pick(second);
}
