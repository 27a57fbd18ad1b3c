/** Which lines of the journal are cried out over the map, and where they happened. */

import type { Line } from '../../lib/protocol';

const CRIED = new Set([
  'map-card', 'holds', 'on-table', 'power-gone', 'ruler-now', 'played', 'reacted', 'cancelled', 'murder-done', 'murder-failed',
  'heresy-spreads', 'heresy-fails', 'disaster-strikes', 'ruined', 'civil-war-begins', 'war-battle', 'civil-war-ends',
  'crusade-called', 'crusade-fought', 'banned', 'ban-lifted', 'wedding', 'mongols-come', 'mongols-fight', 'map-destroyed',
  'mongols-repelled', 'last-mongols', 'attacks-now', 'knights-ride', 'abandoned', 'naval-battle', 'sunk', 'land-battle', 'conquered',
  'held-out', 'deal-struck', 'last-card-shown', 'spied-card', 'spied-map-card', 'spied-deck-card',
]);

export interface Cry {
  line: Line;
  /** The reference of the place, if it has one. */
  at: string | null;
  ms: number;
}

const PLACES = new Set(['province', 'sea', 'map']);

export function cries(lines: Line[]): Cry[] {
  return lines
    .filter((line) => CRIED.has(line.key))
    .map((line) => {
      const place = line.args.findLast(([kind]) => PLACES.has(kind));
      return { line, at: place ? place.join(':') : null, ms: place ? 1500 : 1200 };
    });
}
