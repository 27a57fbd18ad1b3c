/** The tree of technologies, and how far a player has come in it. */

import { ATLAS, technologies } from './atlas';
import { levelOf, type State, techsOf } from './state';

/** Bought before this turn, bought in it (opens nothing yet), can be bought, too dear, or its prerequisites are missing. */
export type Status = 'owned' | 'fresh' | 'open' | 'dear' | 'locked';

export interface Node {
  id: string;
  price: number;
  status: Status;
  /** Prerequisites not owned since before this turn. */
  missing: string[];
  children: Node[];
}

export const FAMILIES = ['primary', 'religion', 'science', 'commerce', 'education'];

export function statusOf(s: State, seat: number, id: string): { status: Status; missing: string[] } {
  const owned = techsOf(s, seat);
  const fresh = s.table.fresh[seat] ?? [];
  if (owned.includes(id)) return { status: fresh.includes(id) ? 'fresh' : 'owned', missing: [] };
  const tech = technologies(s.options)[id]!;
  const missing = tech.requires.filter((need) => !owned.includes(need) || fresh.includes(need));
  if (missing.length) return { status: 'locked', missing };
  const florins = s.table.florins[seat] ?? null;
  return { status: florins !== null && florins < tech.price ? 'dear' : 'open', missing };
}

/** The roots of a family, each with what it opens. */
export function treeOf(s: State, seat: number, family: string): Node[] {
  const all = technologies(s.options);
  const node = (id: string): Node => ({
    id,
    price: all[id]!.price,
    ...statusOf(s, seat, id),
    children: Object.keys(all).filter((next) => all[next]!.requires.includes(id)).map(node),
  });
  return Object.keys(all).filter((id) => all[id]!.family === family && !all[id]!.requires.length).map(node);
}

/** Technologies until the next level; null at the top. */
export function toNextLevel(s: State, seat: number): number | null {
  const next = ATLAS.levels[levelOf(s, seat)];
  return next ? next.cards_min - techsOf(s, seat).length : null;
}
