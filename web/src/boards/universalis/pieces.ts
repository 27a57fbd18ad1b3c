/** What stands on the map, as counters. */

import type { Counter, CounterForm } from '../../map/counters';
import { isTrade, placeOf, type Vehicle } from './atlas';
import { BARBARIANS, type State, tinctureOfHolder, tinctureOfSeat, type Transport } from './state';

export const FORMS: Record<Vehicle, CounterForm> = { trade_ship: 'cog', caravan: 'wagon', war_ship: 'ship', cavalry: 'horse' };

export interface Speech {
  holder: (holder: string) => string;
  thing: (kind: string, word: string) => string;
  say: (key: string, args?: Record<string, string | number>) => string;
}

const roman = ['', 'I', 'II', 'III', 'IV'];

/** Goods on trade transports, else armies. */
export function loadOf(x: Transport): string {
  if (isTrade(x.type) && x.goods) return String(x.goods);
  return x.armies ? String(x.armies) : '';
}

export function cargoText(x: Transport, speech: Speech): string {
  const goods = Object.entries(x.cargo).map(([good, n]) => `${n} ${speech.thing('good', good)}`);
  const armies = x.armies ? [speech.say('n-armies', { n: x.armies })] : [];
  const banner = x.banner ? [speech.say('banner-of', { n: x.banner.experience })] : [];
  return [...armies, ...goods, ...banner].join(', ') || speech.say('empty');
}

function armies(s: State, speech: Speech): Counter[] {
  return Object.entries(s.table.owner).map(([t, holder]): Counter => {
    const leader = s.table.leader[t];
    return {
      at: placeOf(t),
      form: holder === BARBARIANS ? 'disc' : 'shield',
      tincture: tinctureOfHolder(s, holder),
      text: String(s.table.armies[t] ?? 0),
      // Where nobody leads them they are a backdrop.
      spent: holder === BARBARIANS && !leader,
      load: leader ? speech.say(`letter-${leader}`) : undefined,
      title: `${speech.holder(holder)}: ${speech.say('n-armies', { n: s.table.armies[t] ?? 0 })}${leader ? `, ${speech.say(`leader-${leader}`)}` : ''}`,
    };
  });
}

/** Pieces of a place in the order in which they are shown: armies, banners, transports, trains, works; the crowd hides the last. */
export function countersOf(s: State, speech: Speech, seat: number): Counter[] {
  const out = armies(s, speech);
  for (const row of s.table.trains) {
    out.push({ at: placeOf(row.territory), form: 'shield', tincture: tinctureOfSeat(s, Number(row.seat)), text: String(row.armies), title: `${speech.holder(row.seat)}: ${speech.say('train', { n: row.armies })}` });
  }
  for (const b of s.banners) {
    if (b.at === null) continue;
    out.push({
      at: placeOf(b.at), ref: `banner:${b.word}`, form: 'banner', tincture: tinctureOfSeat(s, b.seat), text: roman[b.experience] ?? '', load: b.general ? speech.say('letter-general') : undefined,
      title: `${speech.holder(String(b.seat))}: ${speech.say('banner-of', { n: b.experience })}${b.general ? `, ${speech.say('general')}` : ''}`,
    });
  }
  // One's own transports first: a crowd shows them before the others'.
  for (const x of [...s.transports].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))) {
    out.push({
      at: placeOf(x.at), ref: `transport:${x.word}`, form: FORMS[x.type], tincture: tinctureOfSeat(s, x.seat), text: x.banner ? (roman[x.banner.experience] ?? '') : '', load: loadOf(x) || undefined,
      title: `${speech.holder(String(x.seat))}: ${speech.thing('transport', x.word)} (${cargoText(x, speech)})`,
    });
  }
  for (const ship of s.table.pirates) {
    out.push({ at: placeOf(ship.sea), form: 'ship', tincture: 'cendree', text: '×', load: String(ship.armies), title: speech.say('pirates', { n: ship.armies }) });
  }
  if (s.table.crusade !== 'none' && s.table.host_at !== null) {
    const n = Object.values(s.table.host).reduce((a, b) => a + b, 0);
    out.push({ at: placeOf(s.table.host_at), form: 'cross', tincture: 'argent', load: String(n), title: speech.say('host', { n }) });
  }
  return out;
}
