import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { KINGDOMS, neighboursOf, placeOf, SEAS, TERRITORIES } from '../src/boards/universalis/atlas';
import { fateOf } from '../src/boards/universalis/fate';
import { layerOf, LAYERS } from '../src/boards/universalis/layers';
import { DEEDS } from '../src/boards/universalis/now';
import { countersOf, loadOf } from '../src/boards/universalis/pieces';
import { nextPick } from '../src/boards/universalis/plan';
import { panels } from '../src/boards/universalis/procedure';
import { readState, type State } from '../src/boards/universalis/state';
import { drafting, ENDS, readTerm, sidesOf, SORTS } from '../src/boards/universalis/terms';
import { landsTold, learningTold, objectiveTold, relationTold, tradersTold, waysTold } from '../src/boards/universalis/told';
import type { Line, Prospect, View } from '../src/lib/protocol';

const BLANK = {
  turn: 3, phase: 'combat', active: '0', order: ['0', '1', '2'], dead: [], kingdom: { 0: 'bizantini', 1: 'mamelucchi', 2: 'sri' }, honour: {}, technologies: {}, fresh: {}, merchants: {}, collectors: {},
  coins: {}, council: {}, owner: {}, armies: {}, settlement: {}, fort: {}, cathedral: {}, catapults: {}, bombards: {}, leader: {}, stored: {}, finds: {}, tower: {}, building: {}, barn: {}, transport_at: {},
  transport_armies: {}, cargo: {}, transport_moves: {}, delay: {}, sheltered: {}, experience: {}, general: {}, banner_at: {}, banner_on: {}, banner_moves: {}, attacks: {}, trains: [], pirates: [], blockades: [],
  war: {}, truce: {}, alliance: {}, comrades: {}, passage: {}, trade: {}, passage_term: {}, trade_term: {}, toll: {}, claims: {}, instalments: [], pope: null, excommunicated: [], banned: [], crusade: 'none',
  crusade_target: null, crusade_start: null, crusade_due: 0, crusaders: [], crusade_foe: null, pledge: {}, host_at: null, host: {}, host_banner: {}, host_general: {}, host_engine: {}, florins: { 0: 700, 1: null, 2: null },
  reserve: { 0: {}, 1: null, 2: null }, hands: { 0: [], 1: { count: 2, known: [] }, 2: { count: 1, known: [] } }, objective: { 0: null, 1: null, 2: null }, grain: { 0: 0 },
};

function view(table: object = {}, stack: View['stack'] = []): View {
  return { game: 'universalis', seats: 3, options: { pottery_capacity: 'on', ocean_needs_astronomy: 'on' }, asked: [], draft: [], outcome: null, table: { ...BLANK, ...table }, stack };
}
/** Every territory is the barbarians', with one army, unless told. */
function game(table: { owner?: Record<string, string>; armies?: Record<string, number> } & Record<string, unknown> = {}): State {
  const lands = Object.keys(TERRITORIES);
  return readState(
    view({
      ...table,
      owner: { ...Object.fromEntries(lands.map((t) => [t, 'barbarians'])), ...table.owner },
      armies: { ...Object.fromEntries(lands.map((t) => [t, 1])), ...table.armies },
    }),
  );
}
const own = (...lands: string[]) => Object.fromEntries(lands.map((t) => [t, '0']));
const line = (n: number, key: string, rule: string, args: Line['args'] = []): Line => ({ n, key, rule, args });

describe('the words', () => {
  const keys = (language: string) =>
    [...readFileSync(`src/boards/universalis/words.${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

  it('are the same in both languages, and there is one for every thing', () => {
    expect(keys('it')).toEqual(keys('en'));
    const all = new Set(keys('en'));
    expect(keys('en').length).toBe(all.size);
    for (const [kingdom, { kind }] of Object.entries(KINGDOMS)) if (kind === 'playable') expect(all).toContain(`abbr-${kingdom}`);
  });
});

describe('the map', () => {
  const file = JSON.parse(readFileSync('public/maps/universalis.json', 'utf8')) as { shapes: object };

  it('has a place for every area', () => {
    for (const area of [...Object.keys(TERRITORIES), ...Object.keys(SEAS)]) expect(file.shapes).toHaveProperty([placeOf(area)]);
  });
});

describe('what the rules say', () => {
  const told: Record<string, Prospect[]> = {
    lands: [{ of: 'territory:tracia', figures: { held: 4, room: 20, armies: 4, threat: 8 } }],
    powers: [{ of: 'seat:0', figures: { level: 1, armies: 9, allies: [], enemies: [1] }, parts: [{ of: 'seat:1', figures: { war: true, truce: 3 } }] }],
    routes: [{ of: 'transport:0-caravan-1', figures: { near: [] }, parts: [{ of: 'territory:tracia', figures: { good: 'vino', units: 3, gain: 40 } }] }],
    objective: [{ of: 'objective:bizantini_1', figures: { yellow: ['tracia'], red: [], green: [], points: 3 } }],
    'technologies:0': [{ of: 'technology:legge', figures: { price: 100, status: 'locked', missing: ['istruzione'], needs: ['istruzione'] } }],
  };
  const tell = (about: string): Prospect[] | null => told[about] ?? null;

  it('is read by the thing that it is about', () => {
    expect(landsTold(tell).get('tracia')).toEqual({ held: 4, room: 20, armies: 4, threat: 8 });
    expect(relationTold(tell, 0, 1)).toEqual({ war: true, truce: 3 });
    expect(relationTold(tell, 1, 0)).toEqual({});
    expect(tradersTold(tell).get('0-caravan-1')).toEqual({ near: [], routes: [{ to: 'tracia', good: 'vino', units: 3, gain: 40 }] });
    expect(objectiveTold(tell)).toMatchObject({ id: 'bizantini_1', points: 3 });
    expect(learningTold(tell, 0).get('legge')?.missing).toEqual(['istruzione']);
    expect(waysTold([{ of: 'area:egeo_nord', figures: { cost: 2, path: ['egeo_nord'] } }]).get('egeo_nord')).toEqual({ cost: 2, path: ['egeo_nord'] });
  });

  it('is nothing before it is known', () => {
    const silence = (): null => null;
    expect([landsTold(silence).size, tradersTold(silence).size, objectiveTold(silence)]).toEqual([0, 0, null]);
  });
});

describe('the atlas', () => {
  it('has the lands of the rules data and what touches them', () => {
    expect(TERRITORIES['tracia']).toMatchObject({ kingdom: 'bizantini' });
    expect(neighboursOf('tracia')).toContain('rodopi');
    expect(neighboursOf('rodopi')).toContain('tracia');
  });
});

describe('what one can do now', () => {
  it('is told by verbs that the rules know', () => {
    const all = readFileSync('src/boards/universalis/words.en.ftl', 'utf8');
    const verbs = readFileSync('../src/reame/games/universalis/table/verbs.py', 'utf8');
    for (const verb of DEEDS) {
      expect(all).toContain(`\ndo-${verb} = `);
      if (verb !== 'pass') expect(verbs).toContain(`MOVES.verb("${verb}"`);
    }
  });

  it('goes a long way step by step and gives up when stopped', () => {
    const plan = { piece: 'transport:x', path: ['a', 'b'] };
    expect(nextPick(plan, new Set(['transport:x', 'area:a']), new Set())).toEqual({ plan, pick: 'transport:x' });
    expect(nextPick(plan, new Set(['area:a']), new Set(['transport:x']))).toEqual({ plan: { piece: 'transport:x', path: ['b'] }, pick: 'area:a' });
    expect(nextPick(plan, new Set(['seat:1']), new Set())).toEqual({ plan: null, pick: null });
  });

  it('is said by a panel for steps that need one', () => {
    const stack = [{ step: 'Turns', rule: '' }, { step: 'CombatPhase', rule: '' }, { step: 'Losses', rule: '', n: 3 }];
    expect(panels(view({}, stack)).map((s) => s.step)).toEqual(['Losses']);
  });
});

describe('fate', () => {
  const told = [line(1, 'moved', '4.1'), line(2, 'calamity-drawn', '8', [['seat', '1'], ['calamity', 'peste']]), line(3, 'calamity-roll', '8'), line(4, 'armies-die', '8'), line(5, 'reinforced', '3.6')];

  it('is the last card with what it did', () => {
    expect(fateOf(told, [])).toMatchObject({ kind: 'calamity', card: 'peste', seat: 1, n: 2, running: false });
    expect(fateOf(told, [])?.lines.map((l) => l.n)).toEqual([3, 4]);
    expect(fateOf([], [])).toBeNull();
  });

  it('is read from the stack when nothing was told', () => {
    expect(fateOf([], [{ step: 'DrawEvent', rule: '7.3', seat: '2', card: 'fango' }])).toMatchObject({ kind: 'event', card: 'fango', seat: 2, running: true });
  });
});

describe('offers', () => {
  it('have two sides', () => {
    const sides = sidesOf({ step: 'Offer', rule: '6.2', maker: '0', other: '1', terms: ['give_florins 50', 'ask_passage', 'ally'], added: ['ask_passage'] });
    expect(sides.gives.map((t) => t.sort)).toEqual(['florins']);
    expect(sides.asks).toMatchObject([{ sort: 'passage', added: true }]);
    expect(sides.mutual.map((t) => t.sort)).toEqual(['ally']);
    expect(readTerm('give_instalments 40 3', false).args).toEqual([['part', '40'], ['terms', '3']]);
  });
});

describe('a draft', () => {
  it('has words for everything that can be added and for every end', () => {
    const all = readFileSync('src/boards/universalis/words.en.ftl', 'utf8');
    for (const sort of SORTS) expect(all).toContain(`\nadd-${sort} = `);
    for (const verb of ENDS) expect(all).toContain(`\nend-${verb} = `);
    expect(drafting(new Set(['give_trade', 'drop']))).toBe(true);
    expect(drafting(new Set(['yes', 'no']))).toBe(false);
  });
});

describe('the map shows', () => {
  const speech = { holder: (h: string) => h, thing: (_: string, w: string) => w, say: (k: string) => k };
  const s = game({ owner: own('tracia'), settlement: { tracia: 1 }, armies: { tracia: 4, rodopi: 9 }, transport_at: { '0-caravan-1': 'tracia' }, cargo: { '0-caravan-1': { vino: 3 } }, pirates: [{ sea: 'egeo_nord', armies: 6, leader: 'none' }], objective: { 0: 'bizantini_1' } });

  it('all that stands on it', () => {
    const counters = countersOf(s, speech, 0);
    expect(counters.filter((c) => c.at === 'territory:tracia').map((c) => c.form)).toEqual(['shield', 'wagon']);
    expect(counters.find((c) => c.at === 'sea:egeo_nord')?.load).toBe('6');
    expect(loadOf(s.transports[0]!)).toBe('3');
  });

  it('each layer', () => {
    const told: Record<string, Prospect[]> = {
      lands: [{ of: 'territory:tracia', figures: { held: 4, room: 20, armies: 4, threat: 8 } }, { of: 'territory:rodopi', figures: { held: 9, room: 10, armies: 9 } }],
      markets: [{ of: 'territory:tracia', figures: { buy: { spezie: 40 }, sell: { spezie: 50 }, open: true, toll: 0 } }],
      objective: [{ of: 'objective:bizantini_1', figures: { yellow: ['rodopi'], red: [], green: ['tracia'], points: 1 } }],
    };
    const show = (name: (typeof LAYERS)[number]) => layerOf(name, s, 0, 'spezie', (key) => key, (about) => told[about] ?? null);
    for (const name of LAYERS) expect(Object.keys(show(name).tints).length > 0).toBe(name !== 'political');
    expect(show('threats').tags).toEqual([{ at: 'territory:tracia', text: '4:8', tone: 'bad', from: 0 }]);
    expect(show('people').tags[0]).toMatchObject({ at: 'territory:tracia', text: '4/20' });
    expect(show('prices').tags[0]).toMatchObject({ at: 'territory:tracia', text: '40/50', tone: 'good' });
  });
});
