/** Battles round by round, crusades, bans, crowns and falls. */

import type { Line, Term } from '../../lib/protocol';
import { argIn, type Battle, type Camp, inOrder, type RiteSign, rites, type Roll, type Scene, type Told } from '../scenes';
import { isSea, placeOf } from './atlas';
import { BARBARIANS } from './state';
import { sayer } from './words';

const RITES: Record<string, RiteSign> = {
  'crusade-called': 'crusade', 'crusade-won': 'crusade', 'crusade-lost': 'crusade', excommunicated: 'ban', eliminated: 'fall', 'civil-war': 'war', 'crown-given': 'crown',
  'calamity-drawn': 'calamity', 'slaves-rise': 'war', rebels: 'war', 'pope-killed': 'murder', 'war-declared': 'war',
};
const OPENS = /^(battle-(territory|wild|pieces|fleet|pirates|fleet-pirates)|territory-raided|pieces-raided|pirates-raid|horde-attacks|host-raided|host-attacked|storming)$/;
const DIE = /^rolled$/;
const ENDS = new Set(['conquered', 'battle-fails', 'battle-stops']);

export function scenesOf(told: Told): Scene[] {
  const all = [...told.earlier, ...told.lines];
  const from = told.earlier.length;
  const scenes: Scene[] = rites(told, RITES);
  for (let i = from; i < all.length; i++) {
    if (!DIE.test(all[i]!.key) || DIE.test(all[i + 1]?.key ?? '')) continue;
    let first = i;
    while (first > 0 && DIE.test(all[first - 1]!.key)) first--;
    const scene = roundOf(told, all, first, i);
    if (scene) scenes.push(scene);
  }
  return inOrder(scenes);
}

/** One round: the dice from `first` to `last`, what opened the battle before them and what came of them behind. */
function roundOf(told: Told, all: readonly Line[], first: number, last: number): Battle | null {
  const { words, names } = told;
  const say = sayer(words.language);
  const open = all.slice(0, first).findLast((line) => OPENS.test(line.key));
  const after = all.slice(last + 1, last + 8);
  const losses = after.find((line) => line.key === 'round-losses');
  if (!losses) return null;
  const end = after.find((line) => ENDS.has(line.key));
  const [strikes, stands] = [all[first]!, all[last]!];
  const dice = (line: Line): number[] => (line.each?.[1] ?? []).map(Number).sort((a, b) => b - a);
  const [attack, defence] = [dice(strikes), dice(stands)];
  const land = argIn(open, 'territory') || argIn(open, 'sea') || argIn(open, 'area');
  if (!open || !land) return null;
  // How the dice came about, and the highest one, is told with them.
  const helps = (line: Line): Term[] => (line.sums ?? []).flatMap((sum) => sum.terms.filter((term) => term.args.length));
  const onTop = (line: Line): number => (line.sums ?? []).filter((sum) => sum.of.key === 'sum-of-top').reduce((n, sum) => n + sum.total - (sum.terms.find((term) => term.key === 'sum-die')?.value ?? 0), 0);
  const plus = [onTop(strikes), onTop(stands)];
  /** Who has fallen since the battle began. */
  const fallen = all.slice(all.indexOf(open), first).filter((line) => line.key === 'round-losses');
  const strength = (nth: number): number => {
    const began = Number(argIn(open, 'armies', nth) || argIn(open, 'count', nth));
    return fallen.reduce((n, line) => n - Number(argIn(line, 'armies', nth)), began);
  };
  const [lostAttack, lostDefence] = [Number(argIn(losses, 'armies')), Number(argIn(losses, 'armies', 1))];
  const beats = attack.slice(0, defence.length).map((face, i) => face + (i ? 0 : plus[0]!) > (defence[i] ?? 0) + (i ? 0 : plus[1]!));
  const agrees = beats.filter((won) => !won).length === lostAttack && beats.filter(Boolean).length === lostDefence;
  const rolls = (faces: number[], mine: boolean): Roll[] =>
    faces.map((n, i): Roll => ({ n, state: !agrees || i >= beats.length ? 'plain' : beats[i] === mine ? 'won' : 'lost', ...(i === 0 && plus[mine ? 0 : 1] ? { plus: plus[mine ? 0 : 1]! } : {}) }));
  const seatOf = (holder: string | undefined): number | null => (holder === undefined || holder === BARBARIANS ? null : Number(holder));
  const attacker = seatOf(argIn(strikes, 'holder'));
  const defender = seatOf(argIn(stands, 'holder'));
  const camp = (seat: number | null, force: string, help: Term[], faces: number[], mine: boolean): Camp => ({
    seat,
    name: seat === null ? say('barbarians') : (names[seat] ?? ''),
    force,
    parts: help.map((term) => ({ value: `+${term.value}`, label: words.thing(...term.args[0]!) })),
    rolls: rolls(faces, mine),
  });
  return {
    kind: 'battle',
    n: losses.n,
    of: `${open.n}`,
    place: words.thing(isSea(land) ? 'sea' : 'territory', land),
    at: placeOf(land),
    mode: 'pairs',
    camps: [
      camp(attacker, say('n-armies', { n: strength(0) }), helps(strikes), attack, true),
      camp(defender, say('n-armies', { n: strength(1) }), helps(stands), defence, false),
    ],
    verdict: words.say(end ?? losses),
    more: end ? [words.say(losses)] : [],
    won: end?.key === 'conquered' || lostDefence > lostAttack ? 'attack' : lostAttack > lostDefence || end ? 'defence' : null,
  };
}
