/** Ways to look at the map: a tint for each place, tags beside them, and a legend. */

import type { Tag } from '../../map/tags';
import { paint, shade, stepsOf, type Step, type Tint } from '../../map/tints';
import { placeOf, TERRITORIES, type Terrain } from './atlas';
import { inPlay, type State } from './state';
import { landsTold, marketsTold, objectiveTold, type Tell } from './told';

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
function prices(tell: Tell, good: string, say: Say): Layer {
  const markets = [...marketsTold(tell)];
  const amounts = Object.fromEntries(markets.map(([t, market]) => [placeOf(t), market.sell[good] ?? 0]));
  const scale = stepsOf(Object.values(amounts), 'gold');
  const tags = markets.map(([t, { buy, sell, open = true, toll = 0 }]): Tag => {
    const text = `${buy[good]}/${sell[good]}${toll ? ` −${toll}%` : ''}`;
    return { at: placeOf(t), text, tone: open ? 'good' : 'plain', from: 0, title: say(open ? 'may-trade' : 'may-not-trade') };
  });
  return { tints: shade(amounts, scale), tags, legend: steps(scale) };
}

function people(tell: Tell): Layer {
  const all = [...landsTold(tell)];
  const shares = Object.fromEntries(all.map(([t, { held, room }]) => [placeOf(t), Math.round((100 * held) / Math.max(1, room))]));
  const scale = stepsOf(Object.values(shares), 'green');
  const tags = all.map(([t, { held, room }]): Tag => ({ at: placeOf(t), text: `${held}/${room}`, tone: held > room ? 'bad' : 'plain', from: 1 }));
  return { tints: shade(shares, scale), tags, legend: steps(scale, '%') };
}

/** How much stronger than a player's land the strongest force is that could come. */
function threats(s: State, seat: number, tell: Tell): Layer {
  const excess: Record<string, number> = {};
  const tags: Tag[] = [];
  for (const [t, { armies, threat }] of landsTold(tell)) {
    if (threat === undefined || (seat >= 0 && s.table.owner[t] !== String(seat))) continue;
    excess[placeOf(t)] = threat - armies;
    tags.push({ at: placeOf(t), text: `${armies}:${threat}`, tone: threat >= armies ? 'bad' : 'good', from: threat >= armies ? 0 : 1 });
  }
  const scale = stepsOf(Object.values(excess), 'red');
  return { tints: shade(excess, scale), tags, legend: steps(scale) };
}

function objective(tell: Tell, say: Say): Layer {
  const aim = objectiveTold(tell);
  if (!aim) return empty();
  const kinds: Record<string, string> = {};
  for (const kind of ['green', 'yellow', 'red'] as const) for (const t of aim[kind]) kinds[placeOf(t)] = kind;
  return { tints: paint(kinds, AIMS), tags: [], legend: Object.entries(AIMS).map(([kind, tint]) => ({ tint, label: say(`aim-${kind}`) })) };
}

export function layerOf(name: LayerName, s: State, seat: number, good: string, say: Say, tell: Tell): Layer {
  switch (name) {
    case 'political':
      return empty();
    case 'terrain':
      return terrain(s, say);
    case 'prices':
      return prices(tell, good, say);
    case 'people':
      return people(tell);
    case 'threats':
      return threats(s, seat, tell);
    case 'objective':
      return objective(tell, say);
  }
}
