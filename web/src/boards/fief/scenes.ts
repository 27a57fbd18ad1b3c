/** Battles round by round, deaths, elections, weddings, titles, and what falls from the sky. */

import type { Line } from '../../lib/protocol';
import { argIn, type Battle, type Camp, inOrder, type RiteSign, rites, type Scene, type Told } from '../scenes';
import { readCamps } from './battle';
import { readRealm } from './realm';
import { sayer } from './words';

const RITES: Record<string, RiteSign> = {
  'lord-dies': 'death', murdered: 'murder', 'justice-done': 'murder', 'new-king': 'crown', 'new-queen': 'crown', 'new-regent': 'crown', 'regent-for': 'crown', 'prince-succeeds': 'crown',
  'election-short': 'crown', 'election-tied': 'crown', elected: 'crown',
  marriage: 'wedding', anointed: 'mitre', 'new-cardinal': 'mitre', founded: 'founding', 'fief-conquered': 'founding', 'fief-taken': 'founding', 'plague-comes': 'calamity', 'famine-comes': 'calamity', eliminated: 'fall',
};
const ENDS = new Set(['battle-won', 'battle-drawn', 'both-perish']);
const AIMS = new Set(['aim-kills', 'aim-misses']);
const LOSSES = new Set(['round-fought', 'troops-lost', 'change-lost', 'guards-lost', 'rebels-lost', 'lord-dies', 'captured']);

export function scenesOf(told: Told): Scene[] {
  const all = [...told.earlier, ...told.lines];
  const scenes: Scene[] = rites(told, RITES);
  for (let i = told.earlier.length; i < all.length; i++) {
    // The last blow of a round closes it.
    if (all[i]!.key === 'strikes' && !blowFollows(all, i)) {
      const scene = roundOf(told, all, i);
      if (scene) scenes.push(scene);
    }
  }
  return inOrder(scenes);
}

/** Aimed dice stand between the blows of a round. */
function blowFollows(all: readonly Line[], at: number): boolean {
  const next = all.slice(at + 1).find((line) => !AIMS.has(line.key));
  return next?.key === 'strikes';
}

function roundOf(told: Told, all: readonly Line[], last: number): Battle | null {
  const { words, names } = told;
  const say = sayer(words.language);
  const opened = all.slice(0, last).findLastIndex((line) => line.key === 'battle');
  const open = all[opened];
  const fought = told.before?.stack.findLast((s) => s.step === 'Battle');
  const village = argIn(open, 'village') || (typeof fought?.village === 'string' ? fought.village : '');
  if (!village) return null;
  let first = last;
  while (first - 1 > opened && (all[first - 1]!.key === 'strikes' || AIMS.has(all[first - 1]!.key))) first--;
  const blows = all.slice(first, last + 1).filter((line) => line.key === 'strikes');
  const [attacker, defender] = open ? [argIn(open, 'occupant'), argIn(open, 'occupant', 1)] : [String(fought?.attacker), String(fought?.defender)];
  const after: Line[] = [];
  for (const line of all.slice(last + 1)) {
    if (!LOSSES.has(line.key) && !ENDS.has(line.key)) break;
    after.push(line);
  }
  const end = after.find((line) => ENDS.has(line.key));
  const realm = told.before ? readRealm(told.before) : null;
  const step = fought?.village === village ? fought : undefined;
  const camps = realm && step ? readCamps(realm, step) : [];
  const total = (who: string): number => blows.filter((line) => argIn(line, 'occupant') === who).reduce((n, line) => n + Number(argIn(line, 'total')), 0);
  const dealt = (who: string): number => blows.filter((line) => argIn(line, 'occupant') === who).reduce((n, line) => n + Number(argIn(line, 'points')), 0);
  const [mine, theirs] = [dealt(attacker), dealt(defender)];
  const camp = (who: string): Camp => {
    const found = camps.find((c) => c.members.some((member) => String(member) === who));
    const [a, b] = [dealt(who), dealt(who === attacker ? defender : attacker)];
    return {
      seat: who === 'rebels' ? null : Number(who),
      name: who === 'rebels' ? words.thing('occupant', 'rebels') : (names[Number(who)] ?? ''),
      force: found ? say('strength-n', { n: found.strength }) : '',
      parts: found && found.walls !== 'open' ? [{ value: say(`walls-${found.walls}`), label: say('behind-walls') }] : [],
      rolls: [{ n: total(who), state: a > b ? 'won' : a < b ? 'lost' : 'plain', plate: true }],
    };
  };
  return {
    kind: 'battle',
    n: all[last]!.n,
    of: `${open?.n ?? village}`,
    place: words.thing('village', village),
    at: `village:${village}`,
    mode: 'pairs',
    camps: [camp(attacker), camp(defender)],
    verdict: words.say(end ?? after[0] ?? all[last]!),
    more: [...blows, ...after.filter((line) => line !== end)].map((line) => words.say(line)).slice(0, 5),
    won: end?.key === 'battle-won' ? (argIn(end, 'occupant') === attacker ? 'attack' : 'defence') : mine > theirs ? 'attack' : theirs > mine ? 'defence' : null,
  };
}
