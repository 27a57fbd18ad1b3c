/** Which lines of the journal are cried out over the map, and where they happened. */

import type { Line } from '../../lib/protocol';

const CRIED = new Set([
  'map-card', 'holds', 'holds-first', 'on-table', 'power-gone', 'held-power-gone', 'power-gone-from-hand', 'ruler-now', 'played', 'reacted',
  'cancelled', 'murder-done', 'murder-failed', 'heresy-spreads', 'heresy-fails', 'disaster-strikes', 'ruined', 'civil-war-begins',
  'civil-war-ends', 'civil-war-goes-on', 'crusade-called', 'crusade-fought', 'crusade-failed', 'crusade-empty', 'banned', 'ban-lifted',
  'ban-bought-off', 'wedding', 'mongols-come', 'map-destroyed', 'mongols-repelled', 'last-mongols', 'attacks-now', 'knights-ride', 'given-up',
  'abandoned', 'naval-battle', 'sunk', 'thrown', 'conquered', 'knights-conquered', 'held-out', 'deal-struck', 'last-card-shown',
  'spied-cards', 'spied-map-card', 'spied-deck-cards',
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
