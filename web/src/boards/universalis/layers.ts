/** Ways to look at the map: a tint for each place, tags beside them, and a legend. */

import type { Tag } from '../../map/tags';
import { paint, shade, stepsOf, type Step, type Tint } from '../../map/tints';
import { bordersOf, placeOf, TERRITORIES, type Terrain } from './atlas';
import { piratesNear, threatTo } from './battle';
import { objectiveOf } from './quest';
import { armiesAt, atWar, BARBARIANS, capacity, inPlay, occupants, type State } from './state';
import { markets, mayDeal, price, tollAt } from './trade';

export const LAYERS = ['political', 'terrain', 'prices', 'people', 'threats', 'objective'] as const;
export type LayerName = (typeof LAYERS)[number];

export interface Layer {
  tints: Record<string, Tint>;
  tags: Tag[];
  legend: { tint: Tint; label: string }[];
}

const TERRAINS: Record<Terrain, Tint> = {
  plain: { colour: '#d9cf8a', pattern: 'bare', strength: 0.6 },
  forest: { colour: '#5f8f55', pattern: 'leaves', strength: 0.6 },
  hill: { colour: '#b9975b', pattern: 'rising', strength: 0.55 },
  desert: { colour: '#e9b872', pattern: 'dotted', strength: 0.6 },
  mountain: { colour: '#8b7d75', pattern: 'peaks', strength: 0.6 },
};
const AIMS: Record<string, Tint> = {
  yellow: { colour: '#e5b92e', pattern: 'dotted', strength: 0.65 },
  red: { colour: '#b8382c', pattern: 'crossed', strength: 0.55 },
  green: { colour: '#4f8f4a', pattern: 'rising', strength: 0.55 },
};

type Say = (key: string, args?: Record<string, string | number>) => string;

const empty = (): Layer => ({ tints: {}, tags: [], legend: [] });
const lands = (s: State): string[] => Object.keys(TERRITORIES).filter((t) => inPlay(s, t));

function steps(list: Step[], unit = ''): Layer['legend'] {
  return list.map(({ least, tint }, i) => ({ tint, label: `${i ? '≥ ' : '< '}${i ? least : (list[1]?.least ?? least)}${unit}` }));
}

function terrain(s: State, say: Say): Layer {
  const kinds = Object.fromEntries(lands(s).map((t) => [placeOf(t), TERRITORIES[t]!.terrain]));
  const legend = Object.entries(TERRAINS).map(([kind, tint]) => ({ tint, label: say(`terrain-${kind}`) }));
  return { tints: paint(kinds, TERRAINS), tags: [], legend };
}

/** Where a good is cheap and where it is dear; who may not trade there is told by the edge of the tag. */
function prices(s: State, seat: number, good: string, say: Say): Layer {
  const cities = markets(s);
  const amounts = Object.fromEntries(cities.map((t) => [placeOf(t), price(s, t, good, 'sell')]));
  const scale = stepsOf(Object.values(amounts), 'gold');
  const tags = cities.map((t): Tag => {
    const open = seat < 0 || mayDeal(s, seat, t, 0);
    const toll = seat < 0 ? 0 : tollAt(s, seat, t);
    const text = `${price(s, t, good, 'buy')}/${price(s, t, good, 'sell')}${toll ? ` −${toll}%` : ''}`;
    return { at: placeOf(t), text, tone: open ? 'good' : 'plain', from: 0, title: say(open ? 'may-trade' : 'may-not-trade') };
  });
  return { tints: shade(amounts, scale), tags, legend: steps(scale) };
}

function people(s: State): Layer {
  const shares = Object.fromEntries(lands(s).map((t) => [placeOf(t), Math.round((100 * occupants(s, t)) / Math.max(1, capacity(s, t)))]));
  const scale = stepsOf(Object.values(shares), 'green');
  const tags = lands(s).map((t): Tag => {
    const [n, room] = [occupants(s, t), capacity(s, t)];
    return { at: placeOf(t), text: `${n}/${room}`, tone: n > room ? 'bad' : 'plain', from: 1 };
  });
  return { tints: shade(shares, scale), tags, legend: steps(scale, '%') };
}

/** How much stronger than a player's land the strongest hostile neighbour is, pirates of its coast included. */
function threats(s: State, seat: number): Layer {
  const excess: Record<string, number> = {};
  const tags: Tag[] = [];
  for (const t of lands(s)) {
    const holder = s.table.owner[t]!;
    if (holder === BARBARIANS || (seat >= 0 && holder !== String(seat))) continue;
    const own = armiesAt(s, holder, t);
    const worst = threatTo(s, t, bordersOf(t).map((b) => b.to), (other) => other === BARBARIANS || atWar(s, Number(holder), Number(other)));
    const force = Math.max(worst?.armies ?? 0, piratesNear(s, t));
    if (force <= 0) continue;
    excess[placeOf(t)] = force - own;
    tags.push({ at: placeOf(t), text: `${own}:${force}`, tone: force >= own ? 'bad' : 'good', from: force >= own ? 0 : 1 });
  }
  const scale = stepsOf(Object.values(excess), 'red');
  return { tints: shade(excess, scale), tags, legend: steps(scale) };
}

function objective(s: State, seat: number, say: Say): Layer {
  const aim = seat < 0 ? null : objectiveOf(s, seat);
  if (!aim) return empty();
  const kinds: Record<string, string> = {};
  for (const kind of ['green', 'yellow', 'red'] as const) for (const t of aim[kind]) kinds[placeOf(t)] = kind;
  return { tints: paint(kinds, AIMS), tags: [], legend: Object.entries(AIMS).map(([kind, tint]) => ({ tint, label: say(`aim-${kind}`) })) };
}

export function layerOf(name: LayerName, s: State, seat: number, good: string, say: Say): Layer {
  switch (name) {
    case 'political':
      return empty();
    case 'terrain':
      return terrain(s, say);
    case 'prices':
      return prices(s, seat, good, say);
    case 'people':
      return people(s);
    case 'threats':
      return threats(s, seat);
    case 'objective':
      return objective(s, seat, say);
  }
}
