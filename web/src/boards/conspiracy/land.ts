/** What the sheet of the map says about the Empire: kinds of territories, halves, roads. */

import { line, points } from '../../map/decode';
import type { BoardFile, Names, Point } from '../../map/format';
import { BISHOP_ELECTORS } from './figures';

export type LandKind = 'secular' | 'see' | 'electorate';
export type Zone = 'secular' | 'ecclesiastical';

export interface Land {
  word: string;
  kind: LandKind;
  /** The education that its ruler needs. */
  zone: Zone;
  half: string;
}

export interface Road {
  /** Its number among the links of the sheet. */
  link: number;
  from: string;
  /** The other territory, or null if the road leads abroad. */
  to: string | null;
  /** The reference of the other end, and the name of a market abroad. */
  end: string;
  market: Names | null;
  path: string;
  middle: Point;
}

export interface Survey {
  lands: Map<string, Land>;
  roads: Road[];
}

export const wordOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

const KINDS: Record<string, LandKind> = { capital: 'secular', bishopric: 'see', elector: 'electorate' };

export function survey(file: BoardFile): Survey {
  const lands = new Map<string, Land>();
  for (const [ref, shape] of Object.entries(file.shapes)) {
    const word = wordOf(ref);
    const kind = KINDS[file.marks[`capital:${word}`]?.kind ?? ''] ?? 'secular';
    const bishop = kind === 'see' || BISHOP_ELECTORS.includes(word);
    lands.set(word, { word, kind, zone: bishop ? 'ecclesiastical' : 'secular', half: shape.group });
  }
  const roads = file.links.flatMap((link, i): Road[] => {
    if (link.kind !== 'road') return [];
    const [a, b] = link.ends[0].startsWith('capital:') ? link.ends : [link.ends[1], link.ends[0]];
    const home = b.startsWith('capital:');
    const course = points(link.path);
    return [
      {
        link: i,
        from: wordOf(a),
        to: home ? wordOf(b) : null,
        end: b,
        market: home ? null : (file.marks[b]?.names ?? null),
        path: line(course),
        middle: course[Math.floor(course.length / 2)] ?? [0, 0],
      },
    ];
  });
  return { lands, roads };
}

export interface Toll {
  seat: number;
  ducats: number;
}
