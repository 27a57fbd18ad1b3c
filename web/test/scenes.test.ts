// What is shown of battles and rites: the dice that fell, who had the better of it, and nothing of another battle.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { Battle, Scene, ScenesOf, Told } from '../src/boards/scenes';
import { scenesOf as carolus } from '../src/boards/carolus/scenes';
import { scenesOf as conspiracy } from '../src/boards/conspiracy/scenes';
import { scenesOf as fief } from '../src/boards/fief/scenes';
import { scenesOf as medieval } from '../src/boards/medieval/scenes';
import { scenesOf as universalis } from '../src/boards/universalis/scenes';
import type { Arg, Line, Sum, Term, View } from '../src/lib/protocol';
import { GameWords } from '../src/lib/words';

const names = ['Anna', 'Berta', 'Carla'];
const catalogue = (game: string): string => readFileSync(`../src/reame/games/${game}/words.en.ftl`, 'utf8');
const lines = (text: string): Line[] =>
  text.trim().split('\n').map((row, n): Line => {
    const [key = '', ...args] = row.trim().split(' ');
    const each = args.find((arg) => arg.startsWith('each='))?.slice(5).split(':');
    const line: Line = { n, key, rule: '', args: args.filter((arg) => !arg.startsWith('each=')).map((arg): Arg => arg.split(':') as Arg) };
    return each ? { ...line, each: [each[0] ?? '', (each[1] ?? '').split(',')] } : line;
  });
function tell(game: string, scenesOf: ScenesOf, text: string, before: View | null = null, known = 0): Scene[] {
  const all = lines(text);
  const view: View = { game, seats: 3, options: {}, asked: [], draft: [], outcome: null, table: {}, stack: [] };
  const told: Told = { lines: all.slice(known), earlier: all.slice(0, known), before, view, seat: 0, names, words: new GameWords('en', catalogue(game), names) };
  return scenesOf(told);
}
const battle = (scene: Scene | undefined): Battle => {
  expect(scene?.kind).toBe('battle');
  return scene as Battle;
};

describe('Universalis', () => {
  it('shows calamities and revolts', () => {
    const scenes = tell('universalis', universalis, `calamity-drawn seat:1 calamity:peste
      slaves-rise seat:1 count:3`);
    expect(scenes.map((scene) => scene.kind === 'rite' && scene.sign)).toEqual(['calamity', 'war']);
  });

  const text = `battle-wild seat:0 territory:borgogna armies:20 armies:2
    attacks-with seat:0 dice:3
    rolled holder:0 each=die:4,6,1
    rolled holder:barbarians each=die:2,5
    round-losses armies:0 armies:2`;
  it('shows the dice of a round, highest against highest', () => {
    const scene = battle(tell('universalis', universalis, text)[0]);
    expect(scene.camps.map((camp) => camp.rolls.map((roll) => roll.n))).toEqual([[6, 4, 1], [5, 2]]);
    expect(scene.camps[0].rolls.map((roll) => roll.state)).toEqual(['won', 'won', 'plain']);
    expect(scene.camps[1].rolls.map((roll) => roll.state)).toEqual(['lost', 'lost']);
    expect(scene).toMatchObject({ won: 'attack', at: 'territory:borgogna', mode: 'pairs' });
    expect(scene.verdict).toContain('the defender 2');
  });
  it('never shows dice that fell before', () => {
    expect(tell('universalis', universalis, `${text}\nconquered seat:0 territory:borgogna holder:barbarians armies:5`, null, 5)).toEqual([]);
    expect(tell('universalis', universalis, text, null, 5)).toEqual([]);
  });
  it('marks no die where the journal says otherwise than the dice alone', () => {
    const scene = battle(tell('universalis', universalis, text.replace('armies:0 armies:2', 'armies:1 armies:1'))[0]);
    expect(new Set(scene.camps.flatMap((camp) => camp.rolls.map((roll) => roll.state)))).toEqual(new Set(['plain']));
  });
  it('is told of crusades and bans', () => {
    expect(tell('universalis', universalis, 'crusade-called seat:1\nexcommunicated seat:1 seat:2').map((scene) => scene.kind === 'rite' && scene.sign)).toEqual(['crusade', 'ban']);
  });
});

describe('Medieval', () => {
  const die = (value: number): Term => ({ key: 'sum-die', rule: '', args: [], value });
  const army = (power: string, value: number): Term => ({ key: 'sum-army', rule: '', args: [['power', power]], value });
  const militia = (florins: string, value: number): Term => ({ key: 'sum-militia', rule: '', args: [['purse', florins]], value });
  const sum = (key: string, args: Arg[], terms: Term[]): Sum => ({ of: { key, rule: '', args }, terms, total: terms.reduce((n, term) => n + term.value, 0) });
  function tellSums(text: string, sums: Sum[]): Battle {
    const all = lines(text);
    all[all.length - 1] = { ...all.at(-1)!, sums };
    const view: View = { game: 'medieval', seats: 3, options: {}, asked: [], draft: [], outcome: null, table: {}, stack: [] };
    return battle(medieval({ lines: all, earlier: [], before: null, view, seat: 0, names, words: new GameWords('en', catalogue('medieval'), names) }).at(-1));
  }
  it('shows the dice and the parts of a battle', () => {
    const scene = tellSums(`attacks-now seat:0 power:VEN province:RHO_3D purse:1
      bid-shown seat:0 militia:4 purse:12
      bid-shown seat:1 militia:0 purse:0
      conquered seat:0 province:RHO_3D total:9 total:2`, [sum('sum-attack', [['seat', '0']], [die(4), army('VEN', 1), militia('12', 4)]), sum('sum-defence', [['province', 'RHO_3D']], [die(2)])]);
    expect(scene.camps.map((camp) => [camp.seat, camp.sum, camp.rolls])).toEqual([[0, 9, [{ n: 4, state: 'won' }]], [1, 2, [{ n: 2, state: 'lost' }]]]);
    expect(scene.camps[0].parts.map((part) => part.value)).toEqual(['+1', '+4']);
    expect(scene.camps[0].parts[1]?.label).toBe('Militia (12 FI)');
    expect(scene).toMatchObject({ mode: 'sum', won: 'attack', at: 'province:RHO_3D', verdict: 'Anna conquers Rhodes: 9 against 2.' });
  });
  it('shows a battle at sea, and the Mongols', () => {
    const fleet = (power: string, seat: string, n: number): Sum => sum('sum-fleet', [['power', power], ['seat', seat]], [die(n)]);
    const sea = tellSums('intercepts seat:1 power:HRE sea:3C purse:1\nsunk seat:2 sea:3C total:2 total:6', [fleet('AYY', '2', 2), fleet('HRE', '1', 6)]);
    expect(sea).toMatchObject({ won: 'defence', at: 'sea:3C' });
    expect(sea.camps.map((camp) => camp.seat)).toEqual([2, 1]);
    const horde = tellSums('map-destroyed map:1D total:9 total:7', [sum('sum-mongols', [], [die(4), { key: 'sum-horde', rule: '', args: [], value: 5 }]), sum('sum-map', [['map', '1D']], [die(3)])]);
    expect(horde.camps[0].rolls).toEqual([{ n: 4, state: 'won' }]);
  });
});

describe('Fief', () => {
  const text = `battle village:la_salle occupant:2 occupant:0
    strikes occupant:2 occupant:0 total:1 points:0
    strikes occupant:0 occupant:2 total:3 points:1
    troops-lost seat:2 points:1
    strikes occupant:2 occupant:0 total:6 points:3
    strikes occupant:0 occupant:2 total:6 points:3
    troops-lost seat:2 points:1
    lord-dies lord:charles seat:2
    both-perish village:la_salle`;
  it('shows a battle round by round, and a death', () => {
    const scenes = tell('fief', fief, text);
    const rounds = scenes.filter((scene) => scene.kind === 'battle').map(battle);
    expect(rounds.map((round) => round.camps.map((camp) => camp.rolls[0]?.n))).toEqual([[1, 3], [6, 6]]);
    expect(rounds.map((round) => round.won)).toEqual(['defence', null]);
    expect(new Set(rounds.map((round) => round.of)).size).toBe(1);
    expect(scenes.find((scene) => scene.kind === 'rite')).toMatchObject({ sign: 'death', seat: 2 });
  });
});

describe('Conspiracy', () => {
  it('shows the throws of all pairs', () => {
    const scene = battle(tell('conspiracy', conspiracy, `attacks seat:0 territory:lueneburg seat:1
      rolls side:attack pair:1 seat:0 unit:knight total:9 hits:1
      rolls side:defence pair:1 seat:1 unit:knight total:4 hits:0
      round-fought round:1 territory:lueneburg hits:1 hits:0
      unit-dead seat:1 unit:knight
      conquered seat:0 territory:lueneburg seat:1`)[0]);
    expect(scene.camps.map((camp) => camp.rolls)).toEqual([[{ n: 9, state: 'won', plate: true, plus: 1 }], [{ n: 4, state: 'lost', plate: true }]]);
    expect(scene).toMatchObject({ won: 'attack', verdict: 'Anna conquers Lüneburg from Berta.', more: ['Berta’s knight falls.'] });
  });
  it('is told of deaths and elections', () => {
    expect(tell('conspiracy', conspiracy, 'emperor-dead\nelected seat:1 criterion:votes').map((scene) => scene.kind === 'rite' && scene.sign)).toEqual(['death', 'crown']);
  });
});

describe('Carolus', () => {
  it('is told where lands grow together', () => {
    expect(tell('carolus', carolus, 'spaces-merged side:white territory:T3 castles:2')).toMatchObject([{ kind: 'rite', sign: 'founding', at: 'territory:T3' }]);
  });
});
