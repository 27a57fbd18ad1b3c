/** What the tooltip of a territory says: whose it is, what stands in it, what its roads bring. */

import { ownerOf, type Empire } from './empire';
import { type Survey, wordOf } from './land';
import type { Look } from './look';

export function describe(empire: Empire, land: Survey, look: Look, word: string, ref: string): string | undefined {
  const place = land.lands.get(word);
  const f = empire.fields;
  const { say, words } = look;
  const name = (seat: number): string => look.names[seat] ?? '';
  const lines: string[] = [];
  if (place) {
    const owner = ownerOf(f, word);
    lines.push(`${say(`kind-${place.kind}`)}, ${owner === null ? say('nobody-owns') : name(owner)}`);
    const elector = empire.electors.find((e) => e.word === word);
    if (elector?.marker && elector.voice !== null) {
      lines.push(say('swayed-by', { name: name(elector.voice), master: words.thing('master', elector.marker) }));
    }
    if (f.vacant === word) lines.push(say('vacant'));
    const units = Object.entries(f.troops[word] ?? {}).map(([unit, n]) => `${n} × ${words.thing('unit', unit)}`);
    const works = (f.works[word] ?? []).map((work) => words.thing('work', work));
    if (f.preacher_at === word) works.push(say('preacher'));
    if (units.length) lines.push(units.join(', '));
    if (works.length) lines.push(works.join(', '));
  }
  const idle: string[] = [];
  for (const road of land.roads) {
    const here = road.from === word && place ? road.end : road.to === word || road.end === ref ? `capital:${road.from}` : null;
    if (!here) continue;
    const toll = empire.tolls.get(road.link);
    const end = (here === road.end && road.market?.[words.language]) || words.thing('territory', wordOf(here));
    if (toll) lines.push(say('road-pays', { end, n: toll.ducats, name: name(toll.seat) }));
    else idle.push(end);
  }
  if (idle.length) lines.push(say('roads-idle', { ends: idle.join(', ') }));
  return lines.length ? lines.join('\n') : undefined;
}
