/** What every panel of the board needs to draw and to be clicked. */

import type { Line } from '../../lib/protocol';
import type { Tincture } from '../../map';
import type { Look as CommonLook } from '../shared/look';

export interface Look extends CommonLook {
  /** The coat of each seat; ash until one is chosen. */
  coats: Tincture[];
}

/** Several kinds of reference may mean the same thing: the first that is lit is meant, else the first. */
export function firstLit(lit: ReadonlySet<string>, refs: readonly string[]): string {
  return refs.find((ref) => lit.has(ref)) ?? refs[0] ?? '';
}

/** The name of an occupant: a player, or the rebels. */
export function nameOf(look: Pick<Look, 'names' | 'words'>, who: string): string {
  return who === 'rebels' ? look.words.thing('occupant', 'rebels') : (look.names[Number(who)] ?? who);
}

/** A line of the journal. The catalogue knows occupants by their number only: players are called by their names instead. */
export function tell(look: Pick<Look, 'names' | 'words'>, line: Line): string {
  let text = look.words.say(line);
  for (const [kind, word] of line.args) {
    if (kind === 'occupant' && word !== 'rebels') text = text.replaceAll(look.words.thing(kind, word), look.names[Number(word)] ?? word);
  }
  return text;
}
