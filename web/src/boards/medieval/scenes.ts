/** Battles on land and at sea, crusades, the Mongols, murders, bans and weddings. */

import type { Line } from '../../lib/protocol';
import { argIn, type Battle, type Camp, inOrder, type RiteSign, rites, type Scene, seatIn, signed, type Told } from '../scenes';
import { type Part, readBattle, type Side } from './battle';
import { MONGOL_ARMY } from './figures';
import { readWorld } from './world';
import { sayer } from './words';

const RITES: Record<string, RiteSign> = {
  'crusade-called': 'crusade', 'murder-done': 'murder', banned: 'ban', wedding: 'wedding', 'disaster-strikes': 'calamity', 'civil-war-begins': 'war', 'heresy-spreads': 'calamity',
  'mongols-come': 'horde', 'map-destroyed': 'horde', 'last-mongols': 'horde',
};
const FACES = 6;

export function scenesOf(told: Told): Scene[] {
  const all = [...told.earlier, ...told.lines];
  const scenes: Scene[] = rites(told, RITES);
  for (let i = told.earlier.length; i < all.length; i++) {
    const line = all[i]!;
    if (line.key === 'land-battle') scenes.push(onLand(told, all, i));
    else if (line.key === 'naval-battle') scenes.push(atSea(told, all, i));
    else if (line.key === 'crusade-fought') scenes.push(crusade(told, all, i));
    else if (line.key === 'mongols-fight') scenes.push(mongols(told, all, i));
  }
  return inOrder(scenes);
}

/** The journal tells sums: a die is what is left when all that is known has been taken away, if that is a die. */
function camp(seat: number | null, name: string, force: string, parts: Camp['parts'], added: number | null, sum: number, won: boolean): Camp {
  const face = added === null ? 0 : sum - added;
  const known = face >= 1 && face <= FACES;
  return { seat, name, force, parts, sum, rolls: known ? [{ n: face, state: won ? 'won' : 'lost' }] : [] };
}

function onLand(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const province = argIn(line, 'province');
  const open = all.slice(0, at).findLast((l) => (l.key === 'attacks-now' || l.key === 'knights-ride') && argIn(l, 'province') === province);
  const bids = all.slice(0, at).filter((l) => l.key === 'bid-shown').slice(-2);
  const end = all.slice(at + 1, at + 5).find((l) => l.key === 'conquered' || l.key === 'held-out');
  const world = told.before ? readWorld(told.before, told.seat) : null;
  const fought = told.before && world ? readBattle(told.before, world, told.seat) : null;
  const battle = fought?.target === province ? fought : null;
  const won = end?.key === 'conquered';
  const label = (part: Part): string =>
    part.what === 'army' ? words.thing('power', part.of) : part.what === 'ruler' ? words.thing('ruler', part.of) : part.what === 'mercenaries' ? words.thing('power', part.of) : say('knights-here');
  const side = (seat: number | null, of: Side | undefined, sum: number, force: string, better: boolean): Camp => {
    const militia = Number(argIn(bids.find((bid) => seatIn(bid) === seat), 'militia') || 0);
    const parts = [...(of?.parts ?? []).map((part) => ({ value: signed(part.n), label: label(part) })), ...(militia ? [{ value: signed(militia), label: say('militia') }] : [])];
    return camp(seat, seat === null ? say('nobody') : (names[seat] ?? ''), force, parts, of ? of.sum + militia : null, sum, better);
  };
  const attacker = seatIn(open) ?? battle?.attack.seat ?? null;
  const power = argIn(open, 'power') || (battle?.attack.parts.find((part) => part.what === 'army')?.of ?? '');
  return {
    kind: 'battle',
    n: line.n,
    of: `${open?.n ?? line.n}`,
    place: words.thing('province', province),
    at: `province:${province}`,
    mode: 'sum',
    camps: [
      side(attacker, battle?.attack, Number(argIn(line, 'total')), power ? words.thing('power', power) : say('knights-here'), won),
      side(battle?.defence.seat ?? null, battle?.defence, Number(argIn(line, 'total', 1)), words.thing('province', province), !won),
    ],
    verdict: words.say(end ?? line),
    more: end ? [words.say(line)] : [],
    won: won ? 'attack' : 'defence',
  };
}

function atSea(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const meets = all.slice(0, at).findLast((l) => l.key === 'intercepts');
  const ships = all.slice(0, at).filter((l) => l.key === 'ships-shown').slice(-2);
  const sunk = all.slice(at + 1, at + 3).find((l) => l.key === 'sunk');
  const mover = seatIn(ships[0]);
  const meeter = seatIn(meets);
  const lost = seatIn(sunk) === mover;
  const world = told.before ? readWorld(told.before, told.seat) : null;
  const side = (seat: number | null, nth: number, better: boolean): Camp => {
    const power = argIn(line, 'power', nth);
    const navy = world?.powers.get(power)?.figures.naval ?? null;
    const fitted = Number(argIn(ships.find((l) => seatIn(l) === seat), 'ships') || 0);
    const parts = [...(navy === null ? [] : [{ value: signed(navy), label: words.thing('power', power) }]), ...(fitted ? [{ value: signed(fitted), label: say('unit-ships') }] : [])];
    return camp(seat, seat === null ? '' : (names[seat] ?? ''), words.thing('power', power), parts, navy === null ? null : navy + fitted, Number(argIn(line, 'total', nth)), better);
  };
  return {
    kind: 'battle', n: line.n, of: `${line.n}`, place: words.thing('sea', argIn(meets, 'sea')), at: `sea:${argIn(meets, 'sea')}`, mode: 'sum',
    camps: [side(mover, 0, !lost), side(meeter, 1, lost)],
    verdict: words.say(sunk ?? line), more: sunk ? [words.say(line)] : [], won: lost ? 'defence' : 'attack',
  };
}

function crusade(told: Told, all: readonly Line[], at: number): Battle {
  const { words, names } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const called = all.slice(0, at).findLast((l) => l.key === 'crusade-called');
  const joined = all.slice(called ? all.indexOf(called) : at, at).filter((l) => l.key.startsWith('joined-'));
  const [strength, roll] = [Number(argIn(line, 'total')), Number(argIn(line, 'roll'))];
  const caller = seatIn(called);
  return {
    kind: 'battle', n: line.n, of: `${line.n}`, place: say('crusade'), at: null, mode: 'sum',
    camps: [
      { seat: caller, name: caller === null ? '' : (names[caller] ?? ''), force: say('crusaders-n', { n: joined.length }), parts: joined.map((l) => ({ value: '', label: words.say(l) })), rolls: [], sum: strength },
      { seat: null, name: say('infidels'), force: say('two-dice'), parts: [], rolls: [], sum: roll },
    ],
    verdict: words.say(line), more: all.slice(at + 1, at + 8).filter((l) => l.key === 'crusade-gain').map((l) => words.say(l)), won: strength > roll ? 'attack' : 'defence',
  };
}

function mongols(told: Told, all: readonly Line[], at: number): Battle {
  const { words } = told;
  const say = sayer(words.language);
  const line = all[at]!;
  const come = all.slice(0, at).findLast((l) => l.key === 'mongols-come');
  const end = all.slice(at + 1, at + 4).find((l) => l.key === 'map-destroyed' || l.key === 'mongols-repelled');
  const won = end?.key === 'map-destroyed';
  const [horde, defence] = [Number(argIn(line, 'total')), Number(argIn(line, 'total', 1))];
  return {
    kind: 'battle', n: line.n, of: `${line.n}`, place: words.thing('map', argIn(come, 'map')), at: null, mode: 'sum',
    camps: [
      camp(null, words.thing('card', 'mongols'), '', [{ value: signed(MONGOL_ARMY), label: say('horde') }], MONGOL_ARMY, horde, won),
      camp(null, words.thing('map', argIn(come, 'map')), '', [], null, defence, !won),
    ],
    verdict: words.say(end ?? line), more: end ? [words.say(line)] : [], won: won ? 'attack' : 'defence',
  };
}
