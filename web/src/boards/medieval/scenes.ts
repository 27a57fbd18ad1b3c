/** Battles on land and at sea, crusades, civil wars, the Mongols, murders, bans and weddings. */

import type { Line, Sum, Term } from '../../lib/protocol';
import { argIn, type Battle, type Camp, inOrder, type RiteSign, rites, type Scene, seatIn, signed, type Told } from '../scenes';
import { readWorld } from './world';
import { sayer } from './words';

const RITES: Record<string, RiteSign> = {
  'crusade-called': 'crusade', 'murder-done': 'murder', banned: 'ban', wedding: 'wedding', 'disaster-strikes': 'calamity', ruined: 'calamity', 'civil-war-begins': 'war',
  'crusade-empty': 'crusade', 'crusade-powerless': 'crusade', 'heresy-spreads': 'calamity', 'mongols-come': 'horde', 'last-mongols': 'horde',
};

type Reader = (told: Told, all: readonly Line[], at: number) => Battle;
/** Lines that decide a battle; the journal tells the sums of both sides with them. */
const BATTLES: Record<string, Reader> = {
  conquered: onLand, 'knights-conquered': onLand, 'held-out': onLand, 'naval-battle': atSea, sunk: atSea, 'crusade-fought': crusade, 'crusade-failed': crusade,
  'map-destroyed': mongols, 'mongols-repelled': mongols, 'civil-war-ends': civilWar, 'civil-war-goes-on': civilWar,
};

export function scenesOf(told: Told): Scene[] {
  const all = [...told.earlier, ...told.lines];
  const scenes: Scene[] = rites(told, RITES);
  for (let i = told.earlier.length; i < all.length; i++) {
    const read = BATTLES[all[i]!.key];
    if (read) scenes.push(read(told, all, i));
  }
  return inOrder(scenes);
}

/** What a part is called, without its figure: that stands before it. */
function label(told: Told, term: Term): string {
  return told.words.term(term).replace(new RegExp(` ${Math.abs(term.value)}(?=$| \\()`), '');
}

function camp(told: Told, sum: Sum | undefined, seat: number | null, name: string, force: string, won: boolean): Camp {
  const terms = sum?.terms ?? [];
  return {
    seat,
    name,
    force,
    parts: terms.filter((term) => term.key !== 'sum-die').map((term) => ({ value: signed(term.value), label: label(told, term) })),
    rolls: terms.filter((term) => term.key === 'sum-die').map((term) => ({ n: term.value, state: won ? 'won' : 'lost' })),
    ...(sum ? { sum: sum.total } : {}),
  };
}

function battle(told: Told, line: Line, place: string, at: string | null, camps: [Camp, Camp], won: boolean): Battle {
  return { kind: 'battle', n: line.n, of: `${line.n}`, place, at, mode: 'sum', camps, verdict: told.words.say(line), more: [], won: won ? 'attack' : 'defence' };
}

function onLand(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const province = argIn(line, 'province');
  const won = line.key !== 'held-out';
  const open = all.slice(0, at).findLast((l) => (l.key === 'attacks-now' || l.key === 'knights-ride') && argIn(l, 'province') === province);
  const attacker = seatIn(open);
  const bids = all.slice(open ? all.indexOf(open) : at, at).filter((l) => l.key === 'bid-shown');
  const owner = told.before ? readWorld(told.before, told.seat).provinces.get(province)?.owner : undefined;
  const defender = seatIn(bids.find((bid) => seatIn(bid) !== attacker)) ?? owner ?? null;
  const power = argIn(open, 'power');
  const name = (seat: number | null): string => (seat === null ? say('nobody') : (names[seat] ?? ''));
  return battle(told, line, words.thing('province', province), `province:${province}`, [
    camp(told, line.sums?.[0], attacker, name(attacker), power ? words.thing('power', power) : say('knights-here'), won),
    camp(told, line.sums?.[1], defender, name(defender), words.thing('province', province), !won),
  ], won);
}

function atSea(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const line = all[at]!;
  const sea = argIn(line, 'sea');
  const won = line.key === 'naval-battle';
  const side = (nth: 0 | 1, better: boolean): Camp => {
    const sum = line.sums?.[nth];
    const [power, seat] = ['power', 'seat'].map((kind) => sum?.of.args.find((arg) => arg[0] === kind)?.[1] ?? '');
    return camp(told, sum, seat ? Number(seat) : null, seat ? (names[Number(seat)] ?? '') : '', power ? words.thing('power', power) : '', better);
  };
  return battle(told, line, words.thing('sea', sea), `sea:${sea}`, [side(0, won), side(1, !won)], won);
}

function crusade(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const won = line.key === 'crusade-fought';
  const called = all.slice(0, at).findLast((l) => l.key === 'crusade-called');
  const joined = all.slice(called ? all.indexOf(called) : at, at).filter((l) => l.key.startsWith('joined-'));
  const caller = seatIn(called);
  const made = battle(told, line, say('crusade'), null, [
    camp(told, line.sums?.[0], caller, caller === null ? '' : (names[caller] ?? ''), say('crusaders-n', { n: joined.length }), won),
    camp(told, line.sums?.[1], null, say('infidels'), say('two-dice'), !won),
  ], won);
  return { ...made, more: [...joined, ...all.slice(at + 1, at + 8).filter((l) => l.key === 'crusade-gain')].map((l) => words.say(l)) };
}

function civilWar(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const line = all[at]!;
  const power = argIn(line, 'power');
  const won = line.key === 'civil-war-ends';
  const seat = seatIn(all.slice(0, at).findLast((l) => l.key === 'war-fought'));
  return battle(told, line, words.thing('power', power), null, [
    camp(told, line.sums?.[0], seat, seat === null ? '' : (names[seat] ?? ''), words.thing('power', power), won),
    camp(told, line.sums?.[1], null, line.sums?.[1] ? words.owner(line.sums[1]) : '', '', !won),
  ], won);
}

function mongols(told: Told, all: readonly Line[], at: number): Battle {
  const { words } = told;
  const line = all[at]!;
  const card = words.thing('map', argIn(line, 'map'));
  const won = line.key === 'map-destroyed';
  return battle(told, line, card, null, [camp(told, line.sums?.[0], null, words.thing('card', 'mongols'), '', won), camp(told, line.sums?.[1], null, card, '', !won)], won);
}
