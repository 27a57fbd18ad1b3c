/** Prospects as panels read them: by the thing that each is about. */

import type { Prospect } from '../../lib/protocol';

export const wordOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** The figures of each thing, by its word; empty until they are known. */
export function figuresOf<Figures>(told: readonly Prospect[] | null): Map<string, Figures> {
  return new Map(told?.map((one) => [wordOf(one.of), (one.figures ?? {}) as Figures]));
}
