/** How a table is laid, as a form holds it. */

import { NO_CLOCK } from './clock';
import type { GameInfo, TableTerms } from './protocol';

export type Terms = Required<TableTerms>;

/** What is usual: the standard options of a game, no clock. */
export const usual = (game: GameInfo | null): Terms => ({
  options: Object.fromEntries(game?.options.map((o) => [o.name, o.standard]) ?? []),
  public: false,
  pace_ms: 700,
  manner: 'usually',
  away_hours: 24,
  auto_forced: true,
  edition: '',
  clock: NO_CLOCK,
  talk: 'free',
  opened: 'end',
  rated: false,
});

/** The same as it is sent; what is played by an edition is not rated. */
export function agreed({ edition, rated, ...rest }: Terms): TableTerms {
  return { ...rest, ...(edition ? { edition } : {}), rated: rated && !edition };
}
