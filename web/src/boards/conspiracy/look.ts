/** What every panel of the board needs, and how pieces of two names are picked. */

import type { Look } from '../shared/look';

export type { Look };

/** Two references that together name one thing: the second only counts if the first has left it open. */
export function pickBoth(look: Look, first: string, second: string): void {
  if (look.lit.has(first)) look.pick(first);
  if (look.lit.has(second)) look.pick(second);
}
