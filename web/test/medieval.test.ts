import { readdirSync, readFileSync } from 'node:fs';

import { describe as about, expect, it } from 'vitest';

import { prospects, readBattle } from '../src/boards/medieval/battle';
import * as figures from '../src/boards/medieval/figures';
import { bargain, term, wayOf } from '../src/boards/medieval/frames';
import { litShapes, refAt } from '../src/boards/medieval/lights';
import { battleTable, crusadeOdds, landOdds, mongolOdds, seaOdds } from '../src/boards/medieval/odds';
import { away, readWorld, seatProvince } from '../src/boards/medieval/world';
import english from '../src/boards/medieval/words.en.ftl?raw';
import italian from '../src/boards/medieval/words.it.ftl?raw';
import type { View } from '../src/lib/protocol';

function view(table: Record<string, unknown>, stack: View['stack'] = [], board: Record<string, unknown> = {}): View {
  const made = { game: 'medieval', seats: 3, options: {}, asked: [], draft: [], outcome: null, table, stack, board };
  return made as View;
}

const RULES = readFileSync('../src/reame/games/medieval/data.toml', 'utf8');

/** The entries of a list of the rules' data: each is an inline table on a line of its own. */
function entries(section: string): Record<string, string | number | boolean>[] {
  const from = RULES.slice(RULES.indexOf(`\n[${section}]`) + 1);
  const body = from.slice(0, from.indexOf('\n]'));
  return [...body.matchAll(/^ +\{ (id = .*) \}/gm)].map(([, line = '']) =>
    Object.fromEntries([...line.matchAll(/(\w+) = ("[^"]*"|[\d.-]+|true|false)/g)].map(([, key = '', value = '']) => [key, JSON.parse(value)])),
  );
}

about('the figures printed on cards', () => {
  it('are those of the rules', () => {
    const powers = Object.fromEntries(
      entries('powers').map((x) => [
        x['id'],
        { religion: x['religion'], army: x['army'], naval: x['ntc'] ? x['naval'] : null, florins: x['fi'], mercenary: x['merc'] },
      ]),
    );
    expect(figures.POWERS).toEqual(powers);
    const provinces = Object.fromEntries(
      entries('provinces').map((x) => [x['id'], { power: x['power'] === 'PAPACY' ? '' : x['power'], card: x['card'], income: x['income'] }]),
    );
    expect(figures.PROVINCES).toEqual(provinces);
    expect(figures.CARDS).toEqual(Object.fromEntries(entries('cards').map((x) => [x['id'], x['mongol'] ?? null])));
    expect(figures.ACTIONS).toEqual(
      Object.fromEntries(entries('deck').map((x) => [x['id'], { copies: x['count'], mandatory: x['mandatory'] }])),
    );
  });

  it('are as expensive and as strong as the rules say', () => {
    const value = (key: string): number => Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(RULES)?.[1]);
    expect(figures.MILITIA_COST).toBe(value('militia_per_drm'));
    expect(figures.ATTACK_FEE).toBe(value('attack'));
    expect(figures.QUELL_FEE).toBe(value('attack_civil_war'));
    expect(figures.QUELL_FEE).toBe(value('attack_heresy'));
    expect(figures.INTERCEPTION_FEE).toBe(value('naval_interception'));
    expect(figures.LIFT_COST).toBe(value('lift_excommunication_with_pope'));
    expect(RULES).toContain(`assassin_success = [${figures.MURDER_ROLLS.join(', ')}]`);
    expect(figures.JIHAD_COST).toBe(value('militia_per_drm_jihad'));
    expect(figures.NAVAL_COST).toBe(value('naval_per_drm'));
    expect(figures.KNIGHTS_CARD).toBe(value('knights_card'));
    expect(figures.KNIGHTS_PROVINCE).toBe(value('knights_province'));
    expect(figures.KNIGHTS_AGAINST_MONGOLS).toBe(value('knights_province_vs_mongols'));
    expect(figures.MONGOL_ARMY).toBe(value('mongol_attack'));
    expect(figures.HARMLESS_MONGOLS).toBe(value('mongol_no_event_draws'));
    expect(figures.ATTACKS).toBe(value('attacks_per_turn'));
    expect(figures.ATTACKS_AFTER_MAP).toBe(value('attacks_per_turn_after_map_draw'));
  });
});

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
const BESIDE = { defence: { FRA_2A: 2, FRA_2B: 2, HRE_2B: 1 }, defender: { FRA_2A: 'FRA', FRA_2B: 'FRA', HRE_2B: 'HRE' }, points: [6, 7, 4] };

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

about('odds', () => {
  it('give a tie to the defender on land, to the Mongols, and at sea to the stronger navy', () => {
    expect(landOdds(0)).toBeCloseTo(15 / 36);
    expect(landOdds(5)).toBeCloseTo(35 / 36);
    expect(landOdds(-5)).toBe(0);
    expect(mongolOdds(5, 5)).toBeCloseTo(21 / 36);
    expect(seaOdds(0, 1, 1)).toBeCloseTo(21 / 36);
    expect(seaOdds(-1, 1, 2)).toBeCloseTo(10 / 36);
  });

  it('of a Crusade count what it brings', () => {
    expect(crusadeOdds(2)).toEqual({ chance: 0, mean: 0 });
    expect(crusadeOdds(13).chance).toBe(1);
    expect(crusadeOdds(13).mean).toBeCloseTo(6);
  });

  it('look through the eyes of either side', () => {
    const attack = battleTable({ ahead: 1, attacking: true, mySteps: 2, theirSteps: 1 });
    const defence = battleTable({ ahead: 1, attacking: false, mySteps: 1, theirSteps: 2 });
    expect(attack.chances[2]?.[1]).toBeCloseTo(1 - (defence.chances[1]?.[2] ?? 0));
    expect(battleTable({ ahead: 0, attacking: true, mySteps: 9, theirSteps: 9, known: 3 }).theirs).toEqual([3]);
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

  it('adds up a battle, and what spies have seen', () => {
    const battle = {
      step: 'Battle',
      rule: '9.6',
      attacker: '0',
      power: 'ENG',
      knights: 0,
      target: 'FRA_2A',
      jihad: false,
      mercenaries: ['CUM'],
      support: 1,
      bids: { 0: 1, 1: null, 2: null },
      spied: { 0: 2, 1: null, 2: null },
    };
    const now = view(TABLE, [battle], BESIDE);
    const read = readBattle(now, readWorld(now, 0), 0);
    expect(read?.attack.sum).toBe(3);
    expect(read?.defence.sum).toBe(4);
    expect(read?.bid).toBe(1);
    expect(read?.odds.theirs).toEqual([2]);
    expect(read?.odds.mine).toEqual([0, 1, 2]);
    expect(read?.odds.chances[1]?.[0]).toBeCloseTo(landOdds(3 + 1 - 4 - 2));
  });

  it('says what one’s own powers could hope for', () => {
    const world = readWorld(view(TABLE, [], BESIDE), 0);
    const target = world.provinces.get('FRA_2A');
    const [hope] = target ? prospects(world, 0, target) : [];
    expect(hope).toMatchObject({ power: 'ENG', sum: 2 });
    expect(hope?.odds.theirs).toEqual([0, 1, 2]);
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
    const abouts = Object.keys(figures.ACTIONS).map((card) => `about-${card}`);
    const known = new Set(keys(english));
    expect([...said, ...abouts].filter((key) => !known.has(key))).toEqual([]);
  });
});
