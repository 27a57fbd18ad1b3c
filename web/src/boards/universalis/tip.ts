/** What the tooltip of the map says about a place. */

import type { Prospect } from '../../lib/protocol';
import { CITIES, GOODS, isSea, SEAS, TERRITORIES, wordOf } from './atlas';
import { cityName, type Look, nameOf } from './look';
import { cargoText, type Speech } from './pieces';
import { inPlay, type State, transportsAt } from './state';
import { landsTold, marketsTold, type Way } from './told';

const per = (share: number): number => Math.round(100 * share);

function land(s: State, look: Look, t: string): string[] {
  const { table } = s;
  const out = [`${look.words.thing('kingdom', TERRITORIES[t]!.kingdom)}, ${look.say(`terrain-${TERRITORIES[t]!.terrain}`)}`];
  if (!inPlay(s, t)) return [...out, look.say('not-in-play')];
  const leader = table.leader[t];
  out.push(`${nameOf(look, table.owner[t]!)}: ${look.say('n-armies', { n: table.armies[t] ?? 0 })}${leader ? `, ${look.say(`leader-${leader}`)}` : ''}`);
  const told = landsTold(look.tell).get(t);
  if (told) out.push(look.say('room', { n: told.held, of: told.room }));
  const works: string[] = [];
  if (table.settlement[t]) works.push(`${look.say(`settlement-${table.settlement[t]}`)} (${cityName(look, t)})`);
  if (table.fort[t]) works.push(look.say(`fort-${table.fort[t]}`));
  if (table.cathedral[t]) works.push(look.say('cathedral'));
  if (table.tower[t]) works.push(look.say('tower'));
  if (table.catapults[t]) works.push(look.words.thing('engine', 'catapult'));
  if (table.bombards[t]) works.push(look.words.thing('engine', 'bombard'));
  if (table.building[t]) works.push(look.words.thing('building', table.building[t]));
  if (works.length) out.push(works.join(', '));
  const goods = GOODS.flatMap((g) => {
    const n = (table.stored[t]?.[g] ?? 0) + (table.finds[t]?.[g] ?? 0);
    return n ? [`${n} ${look.words.thing('good', g)}`] : [];
  });
  if (goods.length) out.push(look.say('stored', { goods: goods.join(', ') }));
  return out;
}

function pieces(s: State, look: Look, speech: Speech, area: string): string[] {
  return transportsAt(s, area).map((x) => `${look.names[x.seat] ?? ''}: ${look.words.thing('transport', x.word)} (${cargoText(x, speech)})`);
}

export interface Plans {
  reach: ReadonlyMap<string, Way>;
  attacks: ReadonlyMap<string, Prospect>;
  good: string | null;
}

export function describe(s: State, look: Look, speech: Speech, ref: string, plans: Plans): string | undefined {
  const kind = ref.slice(0, ref.indexOf(':'));
  const word = wordOf(ref);
  const area = kind === 'city' ? (CITIES[word]?.territory ?? '') : word;
  if (!(area in TERRITORIES) && !isSea(area)) return undefined;
  const out = isSea(area) ? [look.say(`sea-${SEAS[area]!.type}`)] : land(s, look, area);
  out.push(...pieces(s, look, speech, area));
  for (const b of s.table.blockades) if (b.sea === area) out.push(look.say(b.strait ? 'strait-closed' : 'blockaded', { by: look.names[Number(b.by)] ?? '', against: look.names[Number(b.against)] ?? '' }));
  const market = plans.good === null ? undefined : marketsTold(look.tell).get(area);
  if (market && plans.good !== null) out.push(look.say('price-here', { good: look.words.thing('good', plans.good), buy: market.buy[plans.good] ?? 0, sell: market.sell[plans.good] ?? 0 }));
  const way = plans.reach.get(area);
  if (way) out.push(look.say(way.danger ? 'way-danger' : 'way', { n: way.cost, steps: way.path.length }));
  const attack = look.lit.has(`territory:${area}`) ? plans.attacks.get(area) : undefined;
  if (attack) out.push(look.say('attack-odds', { n: per(attack.odds ?? 0), force: Number(attack.figures?.force), armies: Number(attack.figures?.armies) }));
  return out.join('\n');
}
