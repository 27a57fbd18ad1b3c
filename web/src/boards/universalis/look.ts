/** What every panel of the board needs to draw and to be clicked. */

import type { Line } from '../../lib/protocol';
import type { BoardFile } from '../../map/format';
import type { Look as CommonLook } from '../shared/look';
import { CITIES, cityOf, isSea } from './atlas';

export interface Look extends CommonLook {
  /** Brings a place of the map into the middle. */
  show: (place: string) => void;
  /** Sends a transport along a way, step by step. */
  sail: (transport: string, path: readonly string[]) => void;
  /** Verbs that can be picked. */
  verbs: ReadonlySet<string>;
  file: BoardFile;
}

/** Several kinds of reference may mean the same thing: the first that is lit is meant, else the first. */
export function firstLit(lit: ReadonlySet<string>, refs: readonly string[]): string {
  return refs.find((ref) => lit.has(ref)) ?? refs[0] ?? '';
}

export const areaName = (look: Look, area: string): string => look.words.thing(isSea(area) ? 'sea' : 'territory', area);

/** A city is better known than its land. */
export function cityName(look: Look, territory: string): string {
  const city = cityOf(territory);
  return (city && CITIES[city] && look.file.marks[`city:${city}`]?.names[look.words.language]) || areaName(look, territory);
}

export const nameOf = (look: Look, holder: string): string => (holder === 'barbarians' ? look.say('barbarians') : (look.names[Number(holder)] ?? holder));

/** A line of the journal, with the names of the people for holders too. */
export function tell(look: Look, line: Line): string {
  let text = look.words.say(line);
  for (const [kind, word] of line.args) {
    if (kind === 'holder' && word !== 'barbarians') text = text.replaceAll(look.words.thing(kind, word), look.names[Number(word)] ?? word);
  }
  return text;
}

/** The name of anything that a move names. */
export function refName(look: Look, ref: string): string {
  const at = ref.indexOf(':');
  const [kind, word] = [ref.slice(0, at), ref.slice(at + 1)];
  if (kind === 'seat') return look.names[Number(word)] ?? word;
  if (kind === 'area') return areaName(look, word);
  return look.words.thing(kind, word);
}
