import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ATLAS, coastsOf, placeOf, technologies } from '../src/boards/universalis/atlas';
import { battleOf, forceOf, prospect, threatTo } from '../src/boards/universalis/battle';
import { fateOf } from '../src/boards/universalis/fate';
import { layerOf, LAYERS } from '../src/boards/universalis/layers';
import { DEEDS } from '../src/boards/universalis/now';
import { oddsOf, roundOf, type Fight } from '../src/boards/universalis/odds';
import { countersOf, loadOf } from '../src/boards/universalis/pieces';
import { nextPick } from '../src/boards/universalis/plan';
import { panels } from '../src/boards/universalis/procedure';
import { crusadeOf, objectiveOf } from '../src/boards/universalis/quest';
import { blank, relation } from '../src/boards/universalis/relations';
import { allied, armiesAt, atWar, capacity, faithOf, levelOf, mayPass, readState, type State } from '../src/boards/universalis/state';
import { statusOf, toNextLevel, treeOf } from '../src/boards/universalis/techs';
import { drafting, ENDS, readTerm, sidesOf, SORTS } from '../src/boards/universalis/terms';
import { gainsOf, margins, markets, mayDeal, proceeds, routesOf } from '../src/boards/universalis/trade';
import { fullMoves, landCost, moverOf, reach, steps, strides } from '../src/boards/universalis/ways';
import type { Line, View } from '../src/lib/protocol';
import { section } from './universalis-atlas';

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
  const lands = Object.keys(ATLAS.territories);
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
    for (const card of Object.keys(ATLAS.cards)) expect(all).toContain(`card-${card}`);
    for (const event of Object.keys(ATLAS.events)) expect(all).toContain(`event-${event}`);
    for (const calamity of ATLAS.calamities) expect(all).toContain(`calamity-${calamity}`);
    for (const tech of Object.keys(ATLAS.technologies)) expect(all).toContain(`tech-${tech}`);
    for (const [kingdom, { kind }] of Object.entries(ATLAS.kingdoms)) if (kind === 'playable') expect(all).toContain(`abbr-${kingdom}`);
  });
});

describe('the map', () => {
  const file = JSON.parse(readFileSync('public/maps/universalis.json', 'utf8')) as { shapes: object };

  it('has a place for every area', () => {
    for (const area of [...Object.keys(ATLAS.territories), ...Object.keys(ATLAS.seas)]) expect(file.shapes).toHaveProperty([placeOf(area)]);
  });
});

describe('the table', () => {
  it('knows level, faith and capacity', () => {
    const s = game({ technologies: { 0: ['agricoltura', 'vasellame'], 1: Object.keys(ATLAS.technologies).slice(0, 9) }, owner: own('tracia'), settlement: { tracia: 4 }, fort: { tracia: 4 }, cathedral: { tracia: 1 }, excommunicated: ['2'], leader: { rodopi: 'general' } });
    expect([levelOf(s, 0), levelOf(s, 1)]).toEqual([1, 2]);
    expect([faithOf(s, 0), faithOf(s, 2)]).toEqual(['orthodox', 'muslim']);
    expect(capacity(s, 'tracia')).toBe(90);
    expect(capacity(s, 'rodopi')).toBe(25);
  });

  it('counts armies loose, aboard and in trains', () => {
    const s = game({ owner: own('tracia'), armies: { tracia: 7 }, transport_at: { '0-cavalry-1': 'tracia', '0-caravan-1': 'rodopi' }, transport_armies: { '0-cavalry-1': 5 }, trains: [{ seat: '0', territory: 'rodopi', armies: 4 }] });
    expect(armiesAt(s, '0', 'tracia')).toBe(12);
    expect(armiesAt(s, '0', 'rodopi')).toBe(4);
    expect(armiesAt(s, 'barbarians', 'rodopi')).toBe(1);
  });

  it('reads relations', () => {
    const s = game({ war: { 0: { 1: 1 }, 1: { 0: 1 } }, truce: { 0: { 1: 3 }, 1: { 0: 3 } }, passage_term: { 2: { 0: 4 } }, toll: { 1: { 0: 20 } }, claims: { 0: { 2: 3 } }, comrades: { 0: { 2: 2 }, 2: { 0: 2 } } });
    expect(atWar(s, 0, 1)).toBe(false);
    expect(relation(s, 0, 1)).toMatchObject({ war: true, truce: 3 });
    expect(relation(s, 2, 0)).toMatchObject({ passage: 4, trade: null });
    expect(relation(s, 1, 0).toll).toBe(20);
    expect(relation(s, 0, 2).claims).toBe(3);
    expect(mayPass(s, 2, 0)).toBe(true);
    expect(allied(s, 0, 2)).toBe(false);
    expect(blank(relation(s, 1, 2))).toBe(true);
  });
});

describe('the ways', () => {
  it('cost what the worked examples say', () => {
    const examples = [...section('examples').matchAll(/\{id = "(9\.01a-1)".*?path = \[(.*?)\].*?cost = (\d+)/g)];
    expect(examples.length).toBe(1);
    for (const [, , path, cost] of examples) {
      const way = [...(path ?? '').matchAll(/"(\w+)"/g)].map(([, t]) => t!);
      const s = game({ owner: own(...way) });
      const sum = way.slice(1).reduce((n, t, i) => n + (landCost(s, 0, 'caravan', way[i]!, t) ?? NaN), 0);
      expect(sum).toBe(Number(cost));
    }
  });

  it('lead a ship from Alexandria to Venice in seven points', () => {
    const s = game({ owner: own('delta', 'triveneto'), settlement: { delta: 1, triveneto: 1 }, transport_at: { '0-trade_ship-1': 'delta' } });
    const found = reach(s, moverOf(s.transports[0]!, fullMoves(s, s.transports[0]!)));
    expect(found.get('triveneto')).toMatchObject({ cost: 7, danger: false });
    expect([...found.keys()].some((area) => ATLAS.seas[area]?.type === 'ocean')).toBe(false);
  });

  it('stop at barbarians who are as many, and at foreign borders', () => {
    const s = game({ owner: { ...own('tracia'), bulgaria: '1' }, armies: { rodopi: 5, macedonia: 9 }, transport_at: { '0-cavalry-1': 'tracia' }, transport_armies: { '0-cavalry-1': 5 } });
    const found = reach(s, moverOf(s.transports[0]!, 9));
    expect(found.get('rodopi')?.danger).toBe(true);
    expect(found.has('bulgaria')).toBe(false);
    for (const [, way] of found) expect(way.path.slice(0, -1)).not.toContain('rodopi');
  });

  it('lead a caravan with trade into cities and out again, not through the land', () => {
    const french = Object.fromEntries(['poitou', 'bretagna', 'normandia', 'ile_de_france', 'linguadoca'].map((t) => [t, '1']));
    const table = { owner: { ...own('guascogna'), ...french }, trade: { 1: { 0: 1 } }, armies: { fiandre: 99 } };
    const near = (at: string, more: object = {}): string[] => {
      const s = game({ ...table, settlement: { ile_de_france: 1 }, transport_at: { '0-caravan-1': at }, ...more });
      return steps(s, moverOf(s.transports[0]!, 9), at).map((step) => step.to).filter((to) => s.table.owner[to] === '1').sort();
    };
    expect(near('guascogna')).toEqual(['linguadoca', 'poitou']);
    expect(near('poitou')).toEqual(['ile_de_france']);
    expect(near('bretagna', { trade: {} })).toEqual(['normandia', 'poitou']);
    expect(near('guascogna', { settlement: {} })).toEqual([]);
    expect(near('poitou', { passage: { 1: { 0: 1 } } })).toEqual(['bretagna', 'ile_de_france', 'linguadoca', 'normandia']);
  });

  it('keep ships out of a blockaded sea', () => {
    const table = { owner: own('delta'), settlement: { delta: 1 }, transport_at: { '0-trade_ship-1': 'delta' } };
    const free = game(table);
    const shut = game({ ...table, blockades: [{ by: '1', against: '0', sea: 'mare_egitto', strait: 0 }] });
    expect(reach(free, moverOf(free.transports[0]!, 9)).size).toBeGreaterThan(3);
    expect(reach(shut, moverOf(shut.transports[0]!, 9)).size).toBe(0);
  });

  it('count the steps of a crusade over land and sea', () => {
    const s = game();
    expect(strides(s, 'tracia', 'tracia')).toBe(0);
    expect(strides(s, 'tracia', 'bitinia')).toBe(1);
    expect(strides(s, coastsOf('mare_egitto')[0]!, 'mare_egitto')).toBe(1);
  });
});

const FIGHT: Fight = { force: 1, armies: 1, diceAttack: 0, diceDefence: 0, fortHolds: 0, topAttack: 0, topDefence: 0, onceAttack: 0, onceDefence: 0 };

describe('the odds', () => {
  it('are those of single dice', () => {
    expect(oddsOf(FIGHT).win).toBeCloseTo(15 / 36);
    expect(oddsOf({ ...FIGHT, topAttack: 1 }).win).toBeCloseTo(21 / 36);
    expect(oddsOf({ ...FIGHT, topDefence: 5 }).win).toBeCloseTo(0);
  });

  it('of a round add up to one', () => {
    for (const [a, d] of [[3, 2], [4, 5], [6, 6]] as const) expect(roundOf(a, d, 1, 2).reduce((n, o) => n + o.chance, 0)).toBeCloseTo(1);
  });

  it('of three against three are the well known ones', () => {
    const all = Object.fromEntries([0, 1, 2, 3].map((lost) => [lost, roundOf(3, 3, 0, 0).filter((o) => o.lost === lost).reduce((n, o) => n + o.chance, 0)]));
    expect(all[3]).toBeCloseTo(0.383, 2);
    expect(all[0]).toBeCloseTo(0.1376, 2);
  });

  it('grow with the force and shrink behind walls', () => {
    const few = oddsOf({ ...FIGHT, force: 5, armies: 5 }).win;
    expect(oddsOf({ ...FIGHT, force: 15, armies: 5 }).win).toBeGreaterThan(few);
    expect(oddsOf({ ...FIGHT, force: 5, armies: 5, fortHolds: 10 }).win).toBeLessThan(few);
    expect(oddsOf({ ...FIGHT, force: 5, armies: 5, onceDefence: 2 }).win).toBeLessThan(few);
  });
});

describe('battles', () => {
  const table = { owner: own('tracia', 'bitinia'), armies: { tracia: 21, rodopi: 6 }, fort: { rodopi: 1 }, leader: { rodopi: 'general' }, bombards: { tracia: 1 }, experience: { '0-banner-1': 2 }, banner_at: { '0-banner-1': 'tracia' } };

  it('are weighed before they are fought', () => {
    const s = game(table);
    expect(forceOf(s, s.banners[0]!)).toBe(20);
    const attack = prospect(s, s.banners[0]!, 'rodopi')!;
    expect(attack.fight).toMatchObject({ force: 20, armies: 6, diceAttack: 1, fortHolds: 10, onceDefence: 2 });
    expect(attack.helpDefence.map(([key]) => key)).toEqual(['help-fort', 'help-leader']);
    expect(prospect(s, s.banners[0]!, 'bitinia')).toBeNull();
  });

  it('are read from the stack, with the cards of the round', () => {
    const s = game(table);
    const stack = [
      { step: 'Battle', rule: '5.3', attacker: '0', target: 'territory', defender: 'barbarians', area: 'rodopi', force: 7, source: 'ground', origin: 'tracia', banner: '0-banner-1', pirate: 0 },
      { step: 'Round', rule: '5.2', armies: 4, cards_attack: ['condottiero'], cards_defence: [] },
    ];
    expect(battleOf(s, stack)?.fight).toMatchObject({ force: 7, armies: 4, onceAttack: 1, diceAttack: 1 });
    expect(battleOf(s, [])).toBeNull();
    const storm = { step: 'Round', rule: '5.2', attacker: '2', defender: '1', force: 9, armies: 6, dice_attack: 1, dice_defence: 2, top_attack: 0, top_defence: 0, general: true, cards_attack: ['condottiero'], cards_defence: [] };
    expect(battleOf(s, [storm])?.fight).toMatchObject({ force: 9, armies: 6, diceAttack: 1, diceDefence: 2, onceAttack: 2 });
  });

  it('threaten from the strongest hostile neighbour', () => {
    expect(threatTo(game(table), 'tracia', ['rodopi', 'bitinia'], (holder) => holder === 'barbarians')).toEqual({ from: 'rodopi', armies: 5 });
  });
});

describe('trade', () => {
  const table = { owner: { ...own('delta'), triveneto: '1' }, settlement: { delta: 1, triveneto: 1 }, transport_at: { '0-trade_ship-1': 'delta' }, trade: { 1: { 0: 1 } }, toll: { 1: { 0: 20 } } };

  it('gains three hundred with ten spices from Alexandria to Venice, less the toll', () => {
    const s = game(table);
    const best = routesOf(s, s.transports[0]!, 700).find((r) => r.good === 'spezie' && r.to === 'triveneto');
    expect(best).toMatchObject({ units: 10, cost: 7, gain: 150 });
    expect(proceeds(s, 0, 'triveneto', 'spezie', 10)).toBe(600);
    expect(gainsOf(s, s.transports[0]!, 700).get('triveneto')).toBe(150);
    const free = game({ ...table, toll: {} });
    expect(routesOf(free, free.transports[0]!, 700).find((r) => r.good === 'spezie' && r.to === 'triveneto')?.gain).toBe(300);
  });

  it('needs a right, a city, and metals for iron', () => {
    const s = game(table);
    expect(markets(s).sort()).toEqual(['delta', 'triveneto']);
    expect(mayDeal(s, 0, 'triveneto', 0)).toBe(true);
    expect(mayDeal(s, 2, 'triveneto', 0)).toBe(false);
    expect(mayDeal(s, 0, 'siria', 5)).toBe(false);
    expect(routesOf(s, s.transports[0]!, 700).some((r) => r.good === 'ferro')).toBe(false);
    expect(margins(s).find((m) => m.good === 'spezie')).toMatchObject({ cheap: 'delta', dear: 'triveneto' });
  });
});

describe('technologies', () => {
  it('are open, dear, closed, owned or new', () => {
    const s = game({ technologies: { 0: ['matematica', 'istruzione'] }, fresh: { 0: ['istruzione'] }, florins: { 0: 100 } });
    expect(statusOf(s, 0, 'matematica').status).toBe('owned');
    expect(statusOf(s, 0, 'istruzione').status).toBe('fresh');
    expect(statusOf(s, 0, 'agricoltura').status).toBe('open');
    expect(statusOf(s, 0, 'architettura').status).toBe('dear');
    expect(statusOf(s, 0, 'legge')).toEqual({ status: 'locked', missing: ['istruzione'] });
    expect(toNextLevel(s, 0)).toBe(7);
  });

  it('stand in one tree each', () => {
    const s = game();
    const count = (nodes: ReturnType<typeof treeOf>): number => nodes.reduce((n, node) => n + 1 + count(node.children), 0);
    expect(['primary', 'religion', 'science', 'commerce', 'education'].reduce((n, f) => n + count(treeOf(s, 0, f)), 0)).toBe(24);
    expect(technologies({ religion_four_levels: 'on' })['teologia']).toMatchObject({ price: 350, requires: ['monoteismo'] });
  });
});

describe('aims', () => {
  it('count as the cards say', () => {
    const card = ATLAS.objectives['bizantini_1']!;
    const home = Object.keys(ATLAS.territories).filter((t) => ATLAS.territories[t]!.kingdom === 'bizantini');
    const s = game({ objective: { 0: 'bizantini_1' }, owner: own(...home.slice(1), ...card.yellow.slice(0, 6), ...card.red.slice(0, 2)) });
    expect(objectiveOf(s, 0)).toMatchObject({ held: { yellow: 6, red: 2, green: 7 }, points: 6 + 4 - 3 });
    expect(objectiveOf(s, 1)).toBeNull();
  });

  it('show how far a crusade has come', () => {
    const s = game({ crusade: 'marching', crusade_target: 'palestina', crusade_start: 'tracia', host_at: 'mare_egitto', crusaders: ['2'], pledge: { 2: 10 }, host: { 2: 12 } });
    expect(crusadeOf(s)).toMatchObject({ worth: 5, left: 1, way: ['palestina'], armies: 12, host: 'mare_egitto' });
    expect(crusadeOf(game())).toBeNull();
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
    for (const name of LAYERS) {
      const layer = layerOf(name, s, 0, 'spezie', (key) => key);
      expect(Object.keys(layer.tints).length > 0).toBe(name !== 'political');
    }
    expect(layerOf('threats', s, 0, '', String).tags).toEqual([{ at: 'territory:tracia', text: '4:8', tone: 'bad', from: 0 }]);
    expect(layerOf('prices', s, 0, 'spezie', String).tags[0]).toMatchObject({ at: 'territory:tracia', tone: 'good' });
  });
});
