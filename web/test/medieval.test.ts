import { readdirSync, readFileSync } from 'node:fs';

import { describe as about, expect, it } from 'vitest';

import { bargain, term, wayOf } from '../src/boards/medieval/frames';
import { litShapes, refAt } from '../src/boards/medieval/lights';
import { battleOf, threatsOf } from '../src/boards/medieval/told';
import { away, readWorld, seatProvince } from '../src/boards/medieval/world';
import english from '../src/boards/medieval/words.en.ftl?raw';
import italian from '../src/boards/medieval/words.it.ftl?raw';
import type { View } from '../src/lib/protocol';

function view(table: Record<string, unknown>, stack: View['stack'] = [], board: Record<string, unknown> = {}): View {
  const made = { game: 'medieval', seats: 3, options: {}, asked: [], draft: [], outcome: null, table, stack, board };
  return made as View;
}

const TABLE = {
  in_play: ['1B', '2A', '2B'],
  gone: ['1F'],
  active: '0',
  attacks: 1,
  controller: { ENG_1B: '0', FRA_1B: '0', FRA_2A: '1', FRA_2B: '1', HRE_2B: '2' },
  holder: { ENG: '0', FRA: '1', HRE: '2' },
  face: { ENG: 'up', FRA: 'up', HRE: 'up' },
  ruler: { ENG: 'good', FRA: 'normal', HRE: 'bad' },
  excommunicated: ['FRA'],
  civil_war: ['HRE'],
  heresy: ['FRA_2A'],
  marriages: [{ one: 'ENG', other: 'FRA' }],
  florins: { 0: 7, 1: null, 2: null },
  least: { 0: { 1: 3 }, 1: null, 2: null },
  most: { 0: { 1: 6, 2: 4 }, 1: null, 2: null },
  hands: { 0: ['pope', 'SPA'], 1: { count: 4, known: ['deus'] }, 2: { count: 2, known: [] } },
};
const BESIDE = { attacks_left: 1, strength: { ENG: 2, FRA: 2, HRE: 1 }, idle: ['FRA_2A', 'HRE_2B'], defence: { FRA_2A: 2, FRA_2B: 2, HRE_2B: 1 }, defender: { FRA_2A: 'FRA', FRA_2B: 'FRA', HRE_2B: 'HRE' }, points: [6, 7, 4] };

about('the world', () => {
  const world = readWorld(view(TABLE, [], BESIDE), 0);

  it('knows owners, stopped incomes and who defends', () => {
    expect(world.provinces.get('FRA_2A')).toMatchObject({ owner: 1, income: 4, pays: 0, heresy: true, defence: 2, defender: 'FRA' });
    expect(world.provinces.get('HRE_2B')).toMatchObject({ owner: 2, pays: 0 });
    expect(world.provinces.get('NOR_1B')?.owner).toBeNull();
    expect(world.provinces.has('AYY_4D')).toBe(false);
    expect(world.attacksLeft).toBe(1);
  });

  it('knows what lies on a power and where it shows on the map', () => {
    const france = world.powers.get('FRA');
    expect(france).toMatchObject({ marks: ['excommunicated', 'married'], partners: ['ENG'], strength: 2, kept: 2 });
    expect(france && seatProvince(world, france)).toBe('FRA_2A');
    expect(world.powers.get('ENG')?.strength).toBe(2);
  });

  it('knows of purses and hands what the seat knows, and nothing as a spectator', () => {
    expect(world.courts.map((c) => c.florins)).toEqual([[7, 7], [3, 6], [0, 4]]);
    expect(world.courts[1]?.known).toEqual(['deus']);
    expect(world.hand).toEqual(['pope', 'SPA']);
    const outside = readWorld(view({ ...TABLE, florins: {}, least: {}, most: {} }), -1);
    expect(outside.courts[0]?.florins).toBeNull();
    expect(outside.hand).toEqual([]);
  });

  it('shows the backs of cards that are not on the table', () => {
    expect(away(world).size).toBe(16);
    expect(world.gone.has('1F')).toBe(true);
  });
});

about('what the rules tell', () => {
  const side = (seat: number, n: number) => ({ seat, parts: [{ what: 'army', of: 'ENG', n }], militia: true });

  it('is a battle with two sides and a table of odds', () => {
    const odds = { price: 3, mine: [0, 1], theirs: [2], chances: [[0.1], [0.2]], attacking: true, involved: true, bid: null };
    const told = [{ of: 'province:FRA_2A', odds: 0.1, figures: odds, parts: [{ of: 'side:attack', figures: side(0, 2) }, { of: 'side:defence', figures: side(1, 1) }] }];
    expect(battleOf(told)).toEqual({ ...odds, target: 'FRA_2A', attack: side(0, 2), defence: side(1, 1) });
    expect(battleOf([])).toBeNull();
    expect(battleOf(null)).toBeNull();
  });

  it('is what threatens the edge', () => {
    expect(threatsOf([{ of: 'map:2F', odds: 0.7, figures: { defence: 1, army: 5 } }])).toEqual([{ card: '2F', odds: 0.7, defence: 1, army: 5 }]);
    expect(threatsOf(null)).toEqual([]);
  });
});

about('lights', () => {
  const inPlay = new Set(['1B', '2A', '2B']);

  it('find the place of a route, the province of a card, the home of a power', () => {
    expect(refAt('sea:1B', new Set(['place:sea_1B']))).toBe('place:sea_1B');
    expect(refAt('province:FRA_1B', new Set(['map:1B']))).toBe('map:1B');
    expect(refAt('province:FRA_1B', new Set(['power:FRA']))).toBe('power:FRA');
    expect(refAt('province:FRA_1B', new Set(['power:FRA', 'province:FRA_1B']))).toBe('province:FRA_1B');
    expect(refAt('province:FRA_1B', new Set(), new Set(['power:FRA']))).toBe('power:FRA');
    expect(refAt('province:FRA_1B', new Set())).toBe('province:FRA_1B');
  });

  it('light the homes of powers only where no province is asked for', () => {
    expect(litShapes(new Set(['power:ENG']), inPlay)).toEqual(new Set(['province:ENG_1B']));
    expect(litShapes(new Set(['power:ENG', 'province:FRA_2A']), inPlay)).toEqual(new Set(['province:FRA_2A']));
    expect(litShapes(new Set(['place:sea_1B', 'place:FRA_1B']), inPlay)).toEqual(new Set(['sea:1B', 'province:FRA_1B']));
  });
});

about('what is going on', () => {
  const attack = { step: 'Attack', rule: '9.4', seat: '0', power: 'ENG', target: 'FRA_2A', route: [], permits: [], granted: 0 };

  it('shows the way that is planned, with who has to be asked and who may intercept', () => {
    const route = { step: 'Route', rule: '9.5', route: ['ENG_1B'], plan: ['ENG_1B', 'sea_1B', 'FRA_1B', 'FRA_2A'], permits: ['1'], interceptors: ['FRA'] };
    expect(wayOf(view({}, [attack, route]))).toMatchObject({
      settled: 1,
      permits: [{ seat: 1, granted: false }],
      interceptors: ['FRA'],
      fleet: null,
    });
  });

  it('shows the way that is taken, who has agreed, and the fleet', () => {
    const on = { ...attack, route: ['ENG_1B', 'sea_1B', 'FRA_2A'], permits: ['1', '2'], granted: 1 };
    const voyage = { step: 'Voyage', rule: '10.2', stage: 'intercept', areas: ['1B'], queue: ['FRA'] };
    expect(wayOf(view({}, [on, voyage]))).toMatchObject({
      settled: 3,
      permits: [{ seat: 1, granted: true }, { seat: 2, granted: false }],
      interceptors: ['FRA'],
      fleet: 'sea_1B',
    });
    expect(wayOf(view({}, []))).toBeNull();
  });

  it('reads the terms of a bargain', () => {
    expect(term('give_passage ENG FRA_1B').args).toEqual([['power', 'ENG'], ['province', 'FRA_1B']]);
    expect(term('ask_florins 3').args).toEqual([['florins', '3']]);
    expect(bargain(view({}, [attack, { step: 'Permission', rule: '9.5' }]))?.step).toBe('Permission');
  });
});

about('words', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z_-]+) =/gm)].map(([, key = '']) => key).sort();
  it('are the same in both languages', () => expect(keys(italian)).toEqual(keys(english)));

  it('are all there', () => {
    const folder = 'src/boards/medieval/';
    const source = readdirSync(folder)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(folder + name, 'utf8'))
      .join('\n');
    const said = [...source.matchAll(/\bsay\('([a-z_-]+)'/g)].map(([, key = '']) => key);
    const known = new Set(keys(english));
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });
});
