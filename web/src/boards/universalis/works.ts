/** Settlements, walls, cathedrals, engines, towers and trade buildings as signs on the map, and the room they take. */

import { around, type Box, meet } from '../../map/bounds';
import { cityOf, placeOf } from './atlas';
import type { Look } from './look';
import type { State } from './state';

const FORT = 'M-7 6V-6H-4V-3H-1.5V-6H1.5V-3H4V-6H7V6Z';
const CHURCH = 'M-6 7V-1L0-6L6-1V7ZM-1-6V-12M-3.5-9.5H1.5';
/** Pixels per unit below which only the greatest works are drawn. */
const NEAR = 0.55;
const STEP = 17;

export interface Sign {
  key: string;
  path?: string;
  text: string;
  label: string;
}

export interface Works {
  land: string;
  x: number;
  y: number;
  /** Houses at a town. */
  settlement: number;
  signs: Sign[];
}

/** Signs keep their size on the screen, and grow a little with the land from near. */
export const workScale = (perUnit: number): number => Math.max(0.9, 1 / perUnit);

export function worksOf(look: Look, realm: State, perUnit: number, counters: ReadonlyMap<string, Box>): Works[] {
  const t = realm.table;
  const near = perUnit > NEAR;
  const scale = workScale(perUnit);
  return Object.keys(t.owner).flatMap((land) => {
    const shape = look.file.shapes[placeOf(land)];
    const mark = look.file.marks[`city:${cityOf(land) ?? ''}`];
    const at = mark?.at ?? shape?.anchor;
    if (!at) return [];
    const fort = t.fort[land] ?? 0;
    const settlement = t.settlement[land] ?? 0;
    const signs: Sign[] = [];
    if (fort && (near || fort > 2)) signs.push({ key: 'fort', path: FORT, text: near && fort > 1 ? String(fort) : '', label: look.say(`fort-${fort}`) });
    if (t.cathedral[land] && near) signs.push({ key: 'cathedral', path: CHURCH, text: '', label: look.say('cathedral') });
    if (near && t.tower[land]) signs.push({ key: 'tower', text: '♜', label: look.say('tower') });
    if (near && t.catapults[land]) signs.push({ key: 'catapult', text: 'C', label: look.words.thing('engine', 'catapult') });
    if (near && t.bombards[land]) signs.push({ key: 'bombard', text: 'B', label: look.words.thing('engine', 'bombard') });
    if (near && t.building[land]) signs.push({ key: 'building', text: look.words.thing('building', t.building[land]).slice(0, 1).toUpperCase(), label: look.words.thing('building', t.building[land]) });
    if (!signs.length && !(near && settlement)) return [];
    const works: Works = { land, x: at[0], y: mark ? at[1] + 15 * scale : at[1] + 24 * scale, settlement: mark && near ? settlement : 0, signs };
    // Where counters stand already the works go under them.
    const crowd = counters.get(placeOf(land));
    if (crowd && meet(crowd, boxOf(works, scale))) Object.assign(works, { x: (crowd[0] + crowd[2]) / 2, y: crowd[3] + 4 * scale });
    return [works];
  });
}

function boxOf({ x, y, signs }: Works, scale: number): Box {
  return around([x, y + 5 * scale], [Math.max(12, (signs.length * STEP) / 2) * scale, 12 * scale]);
}

/** Where the works lie, by place: names keep off. */
export function worksBoxes(look: Look, realm: State, perUnit: number, counters: ReadonlyMap<string, Box>): ReadonlyMap<string, readonly Box[]> {
  const scale = workScale(perUnit);
  return new Map(worksOf(look, realm, perUnit, counters).map((works) => [placeOf(works.land), [boxOf(works, scale)]]));
}
