/** What the tooltip of a village says: whose it is, what is built there, who stands inside and before it. */

import type { BoardFile } from '../../map';
import { nameOf, type Look } from './look';
import { regionOf } from './places';
import { span, villageOf, type Realm } from './realm';

export function describe(realm: Realm, file: BoardFile, look: Look, word: string): string | undefined {
  const v = realm.villages.get(word);
  if (!v) return undefined;
  const { say, words } = look;
  const lines = [
    `${words.thing('region', regionOf(file, word))} · ${say('see', { see: words.thing('bishopric', v.bishopric) })}`,
    v.owner === null ? say('nobody-owns') : say('owned-by', { name: look.names[v.owner] ?? '' }),
  ];
  if (v.holder !== null && v.holder !== String(v.owner)) lines.push(say('held-by', { name: nameOf(look, v.holder) }));
  const built = [
    ...(v.walls === 'open' ? [] : [say(`walls-${v.walls}`)]),
    ...(v.mills ? [say('mills', { n: v.mills })] : []),
    ...(v.presses ? [say('presses', { n: v.presses })] : []),
  ];
  if (built.length) lines.push(built.join(', '));
  const places = new Set([...realm.stacks.map((s) => s.place), ...[...realm.lords.values()].flatMap((x) => x.place ?? [])]);
  for (const place of [...places].filter((p) => villageOf(p) === word).sort()) {
    const troops = realm.stacks.filter((s) => s.place === place).map((s) => say('soldiers-of', { n: span(s.least, s.most), name: look.names[Number(s.seat)] ?? '' }));
    const lords = [...realm.lords.values()].filter((x) => x.place === place).map((x) => words.thing('lord', x.lord) + (x.captor === null ? '' : ` (${say('prisoner')})`));
    lines.push(`${place === word ? '' : `${words.thing('place', place)}: `}${[...troops, ...lords].join(', ')}`);
  }
  return lines.join('\n');
}
