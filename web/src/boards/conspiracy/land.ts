/** What the sheet of the map says about the Empire: kinds of territories, halves, roads. */

import type { Decoded } from '../../map/decode';
import type { BoardFile } from '../../map/format';
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
  /** The reference of the other end. */
  end: string;
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
    return [{ link: i, from: wordOf(a), to: b.startsWith('capital:') ? wordOf(b) : null, end: b }];
  });
  return { lands, roads };
}

export interface Toll {
  seat: number;
  ducats: number;
}

/** The same sheet, with the roads that earn something in their owners' colours: the kind of a link is its class. */
export function painted(board: Decoded, tolls: ReadonlyMap<number, Toll>): Decoded {
  const links = board.file.links.map((link, i) => {
    const toll = tolls.get(i);
    return toll ? { ...link, kind: `${link.kind} earns-${toll.seat} pays-${toll.ducats}` } : link;
  });
  return { ...board, file: { ...board.file, links } };
}
