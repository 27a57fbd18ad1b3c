/** How cups are said. */

import type { Cup, CupPerson } from './protocol';
import { settings, t } from './settings.svelte';

/** Points, which are whole or parts of one: "1", "1.5", "0.33". */
export const points = (n: number): string => n.toLocaleString(settings.language, { maximumFractionDigits: 2 });

export const percent = (share: number): string => share.toLocaleString(settings.language, { style: 'percent', maximumFractionDigits: 0 });

/** What somebody in a cup is called. */
export const nameIn = (person: CupPerson | undefined): string => (!person || person.gone ? t('cup-somebody-gone') : person.name || t('somebody'));

/** How large the tables of a round would be: "4 + 4 + 3"; and how many sit out. */
export function seating(cup: Cup): { tables: string; out: number } {
  const playing = cup.people.filter((p) => p.place === 'plays').length;
  return { tables: cup.sizes.join(' + '), out: playing - cup.sizes.reduce((sum, n) => sum + n, 0) };
}

/** The table at which somebody plays now, or will play next: the first round in which theirs is not over. */
export function nextOf(cup: Cup, me: number): { round: number; table: number } | null {
  for (const [round, { tables }] of cup.rounds.entries()) {
    const table = tables.findIndex((one) => one.people.includes(me) && (one.status === 'running' || one.status === 'to-come'));
    if (table >= 0) return { round, table };
  }
  return null;
}
