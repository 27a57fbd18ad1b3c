/** What others did, shown moving: each line of news names where a paladin comes from, where it goes, and what stirs. */

import type { Line } from '../../lib/protocol';
import type { Clan } from './realm';

export interface Scene {
  line: Line;
  /** A paladin that flies between two places of the board, by their `data-at`. */
  flight: { clan: Clan; from: string; to: string } | null;
  /** A land where something changes. */
  pulse: string | null;
  ms: number;
}

/** After a long absence only the latest scenes are played. */
const MOST = 24;

const arg = (line: Line, kind: string): string => line.args.find((a) => a[0] === kind)?.[1] ?? '';

/** One's own moves need no telling. */
const OWN = new Set(['cube-to-space', 'cube-to-court', 'token-placed', 'token-repeated']);

export function scenes(lines: Line[], me: number): Scene[] {
  return lines
    .filter((line) => !(OWN.has(line.key) && arg(line, 'seat') === String(me)))
    .flatMap((line): Scene[] => scene(line))
    .slice(-MOST);
}

function scene(line: Line): Scene[] {
  const seat = arg(line, 'seat');
  const clan = arg(line, 'clan') as Clan;
  const territory = arg(line, 'territory');
  const still = { line, flight: null, pulse: null, ms: 500 };
  switch (line.key) {
    case 'cube-to-space':
      return [{ ...still, flight: { clan, from: `reserve:${seat}`, to: `territory:${territory}` }, pulse: territory, ms: 700 }];
    case 'cube-to-court':
      return [{ ...still, flight: { clan, from: `reserve:${seat}`, to: `court:${seat}:${clan}` }, ms: 700 }];
    case 'cube-taken':
      return [{ ...still, flight: { clan, from: `clan:${clan}`, to: `reserve:${seat}` }, ms: 550 }];
    case 'clan-taken':
    case 'clan-first':
      return [{ ...still, ms: 900 }];
    case 'emperor-stops':
    case 'castle-built':
    case 'castles-replaced':
    case 'spaces-merged':
      return [{ ...still, pulse: territory, ms: 1000 }];
    case 'token-placed':
    case 'token-repeated':
    case 'build-tied':
    case 'build-neutral':
    case 'owner-leads':
    case 'owner-tied':
    case 'rivals-tied':
      return [{ ...still, ms: 600 }];
    default:
      return [];
  }
}
