/** Battles pair by pair, deaths of rulers and of the Emperor, elections, the Masters, bans. */

import type { Line } from '../../lib/protocol';
import { argIn, type Battle, type Camp, inOrder, type RiteSign, rites, type Roll, type Scene, seatIn, signed, type Told } from '../scenes';
import { readChart } from './battle';
import { sayer } from './words';

const RITES: Record<string, RiteSign> = {
  'emperor-dead': 'death', elected: 'crown', 'nobody-elected': 'crown', 'election-tied': 'crown', 'ruler-dies': 'death', 'neutral-ruler-dies': 'death', 'elector-dead': 'death', 'elector-dead-of': 'death',
  'electorate-bought': 'mitre', 'master-taken': 'founding', 'master-passes': 'founding', outlawed: 'ban', banned: 'ban', 'banned-of': 'ban', deposes: 'fall', 'half-agreed': 'founding', 'half-drawn': 'founding',
  'pestilence-played': 'calamity',
};
const TAKEN = new Set(['conquered', 'conquered-neutral']);
const HELD = new Set(['defended', 'defender-takes']);
const ENDS = new Set([...TAKEN, ...HELD, 'all-fallen']);
const LOSSES = new Set(['unit-hit', 'unit-dead', 'captured', 'unit-lost', 'retreat', 'retreat-hit', 'preacher-captured']);

export function scenesOf(told: Told): Scene[] {
  const all = [...told.earlier, ...told.lines];
  const scenes: Scene[] = rites(told, RITES);
  for (let i = told.earlier.length; i < all.length; i++) {
    if (all[i]!.key !== 'rolls' || all[i + 1]?.key === 'rolls') continue;
    let first = i;
    while (all[first - 1]?.key === 'rolls') first--;
    const scene = roundOf(told, all, first, i);
    if (scene) scenes.push(scene);
  }
  return inOrder(scenes);
}

function roundOf(told: Told, all: readonly Line[], first: number, last: number): Battle | null {
  const { words, names } = told;
  const say = sayer(words.language);
  const open = all.slice(0, first).findLast((line) => line.key === 'attacks' || line.key === 'attacks-neutral');
  const fought = told.before?.stack.findLast((s) => s.step === 'Battle');
  const target = argIn(open, 'territory') || (typeof fought?.target === 'string' ? fought.target : '');
  if (!target) return null;
  const thrown = all.slice(first, last + 1);
  const after = all.slice(last + 1, last + 12).filter((line) => LOSSES.has(line.key) || ENDS.has(line.key));
  const round = all.slice(last + 1, last + 3).find((line) => line.key === 'round-fought');
  const end = after.find((line) => ENDS.has(line.key));
  const step = fought?.target === target ? fought : undefined;
  const chart = told.before && step ? readChart(told.before, step) : null;
  const pairs = [...new Set(thrown.map((line) => argIn(line, 'pair')))];
  const at = (side: string, pair: string): Line | undefined => thrown.find((line) => argIn(line, 'side') === side && argIn(line, 'pair') === pair);
  const hits = (side: string): number => thrown.filter((line) => argIn(line, 'side') === side).reduce((n, line) => n + Number(argIn(line, 'hits')), 0);
  const rolls = (side: 'attack' | 'defence'): Roll[] =>
    pairs.map((pair): Roll => {
      const line = at(side, pair);
      const n = Number(argIn(line, 'hits') || 0);
      return { n: Number(argIn(line, 'total') || 0), state: n ? 'won' : 'lost', plate: true, ...(n ? { plus: n } : {}) };
    });
  const camp = (side: 'attack' | 'defence', seat: number | null): Camp => ({
    seat,
    name: seat === null ? say('nobody-owns') : (names[seat] ?? ''),
    force: chart ? say('units-n', { n: chart.units.filter((unit) => unit.side === side).length }) : '',
    parts: chart ? chart.conditions.filter((one) => one.side === side).map(({ what, n }) => ({ value: signed(n), label: what === 'preacher' ? say('preacher') : words.thing('work', what) })) : [],
    rolls: rolls(side),
  });
  const [mine, theirs] = [hits('attack'), hits('defence')];
  return {
    kind: 'battle',
    n: all[last]!.n,
    of: `${open?.n ?? target}`,
    place: words.thing('territory', target),
    at: `territory:${target}`,
    mode: 'pairs',
    camps: [camp('attack', seatIn(open) ?? chart?.parties.attack.leader ?? null), camp('defence', chart?.parties.defence.leader ?? null)],
    verdict: words.say(end ?? round ?? after[0] ?? all[last]!),
    more: after.filter((line) => line !== end).map((line) => words.say(line)).slice(0, 5),
    won: end && TAKEN.has(end.key) ? 'attack' : end && HELD.has(end.key) ? 'defence' : mine > theirs ? 'attack' : theirs > mine ? 'defence' : null,
  };
}
