/** The view of Carolus Magnus as the board reads it: spaces, courts, influence, steps of the emperor. */

import type { Line, Prospect, View } from '../../lib/protocol';
import { figuresOf } from '../shared/told';
import data from './figures.json';

export const CLANS = ['red', 'pink', 'blue', 'yellow', 'green'] as const;
export type Clan = (typeof CLANS)[number];
export type Side = 'white' | 'black' | 'grey';
export type Crowd = Partial<Record<Clan, number>>;

const PRINTED = { 2: data.two, 3: data.three, 4: data.four };
const printed = (seats: number): (typeof PRINTED)[keyof typeof PRINTED] => PRINTED[seats as keyof typeof PRINTED] ?? data.four;

/** Which castles each seat builds with; four players sit in pairs, across from each other or side by side. */
export const sidesOf = (view: Pick<View, 'seats' | 'options'>): Side[] =>
  (view.seats === 4 && view.options['pairs'] === 'beside' ? data.four.seats_beside : printed(view.seats).seats) as Side[];

export const TOKENS = data.tokens.map(String);

/** How a space stands, as the rules say. */
export interface Standing {
  influence: Partial<Record<Side, number>>;
  leader?: Side;
  /** So many steps of the emperor lead there. */
  steps?: number[];
}

interface Fields {
  round?: number;
  size?: Record<string, number>;
  cubes?: Record<string, Crowd>;
  owner?: Record<string, Side>;
  castles?: Record<string, number>;
  emperor?: string;
  supply?: Crowd;
  courts?: Record<string, Crowd>;
  reserves?: Record<string, Crowd>;
  holder?: Partial<Record<Clan, string>>;
  stock?: Partial<Record<Side, number>>;
  hands?: Record<string, string[]>;
  placed?: Record<string, string>;
  order?: string[];
}

export interface Space {
  /** The territory by which the space is known: its first clockwise. */
  id: string;
  first: number;
  size: number;
  owner: Side | null;
  castles: number;
  cubes: [Clan, number][];
  influence: [Side, number][];
  /** Who would build here if the emperor stopped now; null if nothing would change. */
  leader: Side | null;
  steps: number[];
}

export interface Court {
  seat: number;
  side: Side;
  rows: Record<Clan, number>;
  reserve: [Clan, number][];
  holds: Clan[];
  hand: string[];
  placed: string | null;
  built: number;
  castles: number;
  /** Place in the order of acting, from 1; 0 before the tokens lie. */
  turn: number;
}

export interface Realm {
  round: number;
  spaces: Space[];
  emperor: string;
  courts: Court[];
  supply: Record<Clan, number>;
  holder: Partial<Record<Clan, number>>;
  /** Is a die to be served by a choice of clan? */
  choosing: boolean;
}

export function indexOf(territory: string): number {
  return Number(territory.slice(1)) - 1;
}

function crowd(of: Crowd | undefined): [Clan, number][] {
  return CLANS.flatMap((clan): [Clan, number][] => (of?.[clan] ? [[clan, of[clan]]] : []));
}

/** `told` is what the rules say about the spaces; until they have, nobody has any influence. */
export function readRealm(view: View, told: readonly Prospect[] | null): Realm {
  const f = view.table as Fields;
  const seated = sidesOf(view);
  const standings = figuresOf<Standing>(told);
  const holder: Partial<Record<Clan, number>> = {};
  for (const clan of CLANS) if (f.holder?.[clan] !== undefined) holder[clan] = Number(f.holder[clan]);

  const spaces = Object.entries(f.size ?? {})
    .filter(([, size]) => size > 0)
    .map(([id, size]): Space => {
      const cubes = crowd(f.cubes?.[id]);
      const owner = f.owner?.[id] ?? null;
      const castles = f.castles?.[id] ?? 0;
      const { influence = {}, leader = null, steps = [] } = standings.get(id) ?? {};
      return { id, first: indexOf(id), size, owner, castles, cubes, influence: Object.entries(influence) as [Side, number][], leader, steps };
    })
    .sort((a, b) => a.first - b.first);

  const order = view.stack.some((s) => s.step === 'Tokens' || s.step === 'Opening') ? [] : (f.order ?? []);
  const courts = Array.from({ length: view.seats }, (_, seat): Court => {
    const side = seated[seat] ?? 'white';
    const castles = printed(view.seats).castles_per_side;
    const rows = Object.fromEntries(CLANS.map((c) => [c, f.courts?.[seat]?.[c] ?? 0])) as Record<Clan, number>;
    return {
      seat,
      side,
      rows,
      reserve: crowd(f.reserves?.[seat]),
      holds: CLANS.filter((c) => holder[c] === seat),
      hand: f.hands?.[seat] ?? [],
      placed: f.placed?.[seat] ?? null,
      built: castles - (f.stock?.[side] ?? 0),
      castles,
      turn: order.indexOf(String(seat)) + 1,
    };
  });

  const supply = Object.fromEntries(CLANS.map((c) => [c, f.supply?.[c] ?? 0])) as Record<Clan, number>;
  const choosing = view.stack.at(-1)?.step === 'Throw';
  return { round: f.round ?? 0, spaces, emperor: f.emperor ?? 'T1', courts, supply, holder, choosing };
}

/** The space that contains a territory. */
export function spaceAt(realm: Realm, territory: string): Space | undefined {
  const at = indexOf(territory);
  return realm.spaces.find((s) => (at - s.first + 15) % 15 < s.size);
}

/** The last throw of dice among these lines: clans and crowns in die order. */
export function lastThrow(lines: Line[]): (Clan | 'crown')[] | null {
  const thrown = lines.findLast((line) => line.key === 'opening-throw' || line.key === 'refill-throw');
  return thrown?.each ? (thrown.each[1] as (Clan | 'crown')[]) : null;
}
