/** What the heralds of all boards have in common. */

import type { Arg, Choice, Sentence } from '../../lib/protocol';
import { type Tincture, tinctures } from '../../map/tinctures';
import type { Herald } from '../herald';
import type { Say } from './words';

/** The word of an argument of this kind; the second or third of its kind if told. */
export function argOf(choice: Pick<Choice, 'args'>, kind: string, nth = 0): string {
  return choice.args.filter((arg: Arg) => arg[0] === kind)[nth]?.[1] ?? '';
}

/** A phrase of the board's catalogue, or nothing. */
export function phrase(say: Say, key: string, args: Record<string, string | number> = {}): string | null {
  const text = say(key, args);
  return text === key ? null : text;
}

/** What most questions do without. */
export const QUIET: Pick<Herald, 'shortcuts' | 'bulk' | 'near' | 'raises' | 'talks' | 'recurring' | 'turn' | 'warning'> = {
  shortcuts: [],
  bulk: {},
  near: () => false,
  raises: new Set(),
  talks: new Set(['offer', 'whisper', 'offer_peace']),
  recurring: new Set(),
  turn: '',
  warning: () => null,
};

/** Deeds, passes and units come from the catalogue: `do-<verb>`, `pass-<question or step>`, `unit-<kind>`. */
export function fromCatalogue(say: Say, question: Sentence | null, step: string): Pick<Herald, 'deed' | 'pass' | 'unit'> {
  return {
    deed: (verb) => phrase(say, `do-${verb}`),
    pass: (choice) => (question ? phrase(say, `${choice.verb}-${question.key}`) : null) ?? phrase(say, `${choice.verb}-${step}`),
    unit: (kind) => phrase(say, `unit-${kind}`) ?? '',
  };
}

/** Seats by their tinctures. */
export function armsOf(tincture: (seat: number | null) => Tincture, letters: (seat: number) => string): Pick<Herald, 'colour' | 'charge' | 'letters'> {
  return {
    colour: (seat) => tinctures[tincture(seat)].colour,
    charge: (seat) => tinctures[tincture(seat)].charge,
    letters: (seat) => (seat === null ? '' : letters(seat)),
  };
}
