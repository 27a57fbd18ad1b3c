/** The diplomatic scroll: how each player stands to each other one. */

import { allied, cell, type State } from './state';

export interface Relation {
  war: boolean;
  /** The last turn of a truce; a war under it sleeps. */
  truce: number | null;
  ally: boolean;
  /** What the first grants the second: null, for good, or until a turn. */
  passage: Grant;
  trade: Grant;
  /** Per cent that the first takes of the second's sales. */
  toll: number;
  /** Casus belli of the first against the second. */
  claims: number;
}

export type Grant = 'pact' | number | null;

function grant(s: State, what: 'passage' | 'trade', a: number, b: number): Grant {
  if (cell(s.table[what], a, b)) return 'pact';
  const until = cell(s.table[`${what}_term`], a, b);
  return s.table.turn > 0 && until >= s.table.turn ? until : null;
}

export function relation(s: State, a: number, b: number): Relation {
  const until = cell(s.table.truce, a, b);
  return {
    war: cell(s.table.war, a, b) === 1,
    truce: s.table.turn > 0 && until >= s.table.turn ? until : null,
    ally: allied(s, a, b),
    passage: grant(s, 'passage', a, b),
    trade: grant(s, 'trade', a, b),
    toll: cell(s.table.toll, a, b),
    claims: cell(s.table.claims, a, b),
  };
}

export const blank = (r: Relation): boolean => !r.war && r.truce === null && !r.ally && r.passage === null && r.trade === null && !r.toll && !r.claims;
