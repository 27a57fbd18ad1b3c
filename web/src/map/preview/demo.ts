// A position in the middle of a game that nobody plays, for any board: it depends on nothing but the board.

import { type BoardFile, type Counter, type CounterForm, paint, type Route, shade, stepsOf, type Tag, type Tincture, tinctures, type Tint } from '..';

const coats = Object.keys(tinctures) as Tincture[];
const FORMS: readonly CounterForm[] = ['shield', 'wagon', 'horse', 'banner', 'keep', 'engine'];
const TERRAIN: Record<string, Tint> = {
  plain: { colour: '#d9c27a' },
  forest: { colour: '#5f8a4a', pattern: 'leaves' },
  hill: { colour: '#b08d57', pattern: 'dotted' },
  desert: { colour: '#e8b96a', pattern: 'waves' },
  mountain: { colour: '#7d7268', pattern: 'peaks' },
};

export function ownersOf(file: BoardFile): Record<string, Tincture> {
  const groups = [...new Set(Object.values(file.shapes).map((shape) => shape.group))];
  const lands = Object.entries(file.shapes).filter(([, shape], i) => shape.element === 'land' && i % 5);
  return Object.fromEntries(lands.map(([ref, shape]) => [ref, coats[groups.indexOf(shape.group) % coats.length]!]));
}

export function countersOf(file: BoardFile): Counter[] {
  return Object.entries(file.shapes).flatMap(([at, shape], i): Counter[] => {
    const tincture = coats[i % coats.length]!;
    if (i % 4) return [];
    if (shape.element === 'sea') return [{ at, form: i % 3 ? 'ship' : 'cog', tincture, load: String((i % 5) * 10) }];
    const more = FORMS.slice(1, 1 + (i % 5)).map((form, n): Counter => ({ at, form, tincture, ...(n % 2 ? { load: '12' } : {}) }));
    return [{ at, tincture, text: String((i % 12) + 1) }, ...more];
  });
}

/** A layer by its name: `terrain` by kind, anything else by the area of land around, which stands for people or prices. */
export function layerOf(file: BoardFile, name: string): Record<string, Tint> {
  if (name === 'terrain') return paint(Object.fromEntries(Object.entries(file.shapes).map(([ref, shape]) => [ref, shape.terrain ?? ''])), TERRAIN);
  const amounts = Object.fromEntries(Object.entries(file.shapes).map(([ref, shape]) => [ref, shape.rings.flat().length]));
  return shade(amounts, stepsOf(Object.values(amounts), name === 'threats' ? 'red' : 'green'));
}

export function routesOf(file: BoardFile): Route[] {
  const refs = Object.entries(file.shapes).sort(([, a], [, b]) => a.anchor[0] - b.anchor[0]).map(([ref]) => ref);
  const near = refs.slice(refs.length >> 1, (refs.length >> 1) + 4);
  return [{ through: near, costs: ['1', '2+1', '3'], tincture: 'azure' }, { through: refs.slice(20, 23), costs: ['1', '4'], possible: true }];
}

export function tagsOf(file: BoardFile): Tag[] {
  return Object.keys(file.marks).map((at, i) => ({ at, text: `${10 + i}`, tone: (['plain', 'good', 'bad'] as const)[i % 3]!, from: 1 }));
}
