/** Between the references of moves and the shapes of the map: a place of a route, a map card or a power is a shape, too. */

import { CARDS, PROVINCES } from './figures';

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));
const wordOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** The shape of a place of a route. */
export function shapeOf(place: string): string {
  return place.startsWith('sea_') ? `sea:${place.slice(4)}` : `province:${place}`;
}

const placeOf = (shape: string): string => (shape.startsWith('sea:') ? `place:sea_${wordOf(shape)}` : `place:${wordOf(shape)}`);

/** What a click on a shape could mean, the most direct first. */
function meanings(shape: string): string[] {
  const own = [shape, placeOf(shape)];
  const word = wordOf(shape);
  if (kindOf(shape) === 'sea') return !CARDS.includes(word) ? own : [...own, `map:${word}`];
  const printed = PROVINCES[word];
  if (!printed) return own;
  return [...own, `map:${printed.card}`, ...(printed.power ? [`power:${printed.power}`] : [])];
}

/** The reference that a click on a shape picks: the first meaning that is lit, else what was picked, else the shape itself. */
export function refAt(shape: string, lit: ReadonlySet<string>, picked: ReadonlySet<string> = new Set()): string {
  const all = meanings(shape);
  return all.find((ref) => lit.has(ref)) ?? all.find((ref) => picked.has(ref)) ?? shape;
}

/** The shapes that references name. Homes of powers only where no place is named: they would drown the targets. */
export function litShapes(refs: ReadonlySet<string>, inPlay: ReadonlySet<string>): Set<string> {
  const out = new Set<string>();
  for (const ref of refs) {
    const kind = kindOf(ref);
    if (kind === 'province' || kind === 'sea') out.add(ref);
    else if (kind === 'place') out.add(shapeOf(wordOf(ref)));
    else if (kind === 'map') for (const [id, printed] of Object.entries(PROVINCES)) if (printed.card === wordOf(ref)) out.add(`province:${id}`);
  }
  if (!out.size) {
    for (const [id, printed] of Object.entries(PROVINCES)) {
      if (inPlay.has(printed.card) && refs.has(`power:${printed.power}`)) out.add(`province:${id}`);
    }
  }
  return out;
}
