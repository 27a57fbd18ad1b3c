import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { lastRound, readChart } from '../src/boards/conspiracy/battle';
import { elected, needOf, needsOf, type Ballot } from '../src/boards/conspiracy/crown';
import { gain, readEmpire } from '../src/boards/conspiracy/empire';
import * as figures from '../src/boards/conspiracy/figures';
import { survey } from '../src/boards/conspiracy/land';
import { chances, modifier, oddsOf, type Field, type Fighter } from '../src/boards/conspiracy/odds';
import { stakes, standsOf, unitOf, unitRef } from '../src/boards/conspiracy/pieces';
import { reactionStack, readSale } from '../src/boards/conspiracy/procedure';
import { neighbours, prospects } from '../src/boards/conspiracy/war';
import type { Arg, Line, View } from '../src/lib/protocol';
import type { BoardFile } from '../src/map/format';

const file = JSON.parse(readFileSync('public/maps/conspiracy.json', 'utf8')) as BoardFile;
const rules = readFileSync('../src/reame/games/conspiracy/data.toml', 'utf8');
const land = survey(file);

function view(table: Record<string, unknown>, seats = 4, stack: View['stack'] = [], draft: string[] = []): View {
  return { game: 'conspiracy', seats, options: {}, asked: [], draft, outcome: null, table, stack };
}

/** A figure of the rules data, by its section and key. */
function rule(section: string, key: string): number {
  const body = rules.slice(rules.indexOf(`[${section}]`) + section.length + 2).split(/\n\[/)[0] ?? '';
  return Number(new RegExp(`^${key} *= *(-?\\d+)`, 'm').exec(body)?.[1]);
}

describe('the words', () => {
  it.each(['it', 'en'])('are a catalogue and nothing else, each key once: %s', (language) => {
    const lines = readFileSync(`src/boards/conspiracy/words.${language}.ftl`, 'utf8').split('\n');
    expect(lines.filter((line) => !/^([a-z][\w-]* = | +\S|#|$)/.test(line))).toEqual([]);
    const keys = lines.flatMap((line) => /^([a-z][\w-]*) = /.exec(line)?.[1] ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are the same in both languages', () => {
    const keys = (language: string) =>
      [...readFileSync(`src/boards/conspiracy/words.${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys('it')).toEqual(keys('en'));
    for (const [, card] of rules.matchAll(/\[\[action_cards\]\]\nid = "(\w+)"/g)) expect(keys('en')).toContain(`effect-${card}`);
  });
});

describe('the figures', () => {
  it('are those of the rules', () => {
    const { INCOME, COMBAT } = figures;
    expect(INCOME.secular).toBe(rule('income', 'secular_fief'));
    expect(INCOME.see).toBe(rule('income', 'ecclesiastical_fief'));
    expect(INCOME.electorate).toBe(rule('income', 'electorate'));
    for (const key of ['castle', 'monastery', 'relic', 'floor'] as const) expect(INCOME[key]).toBe(rule('income', key));
    expect(figures.ROAD).toEqual(['road', 'road_one_reichsstadt', 'road_two_reichsstadt'].map((k) => rule('income', k)));
    expect(figures.ROAD_ABROAD).toEqual(['road', 'road_reichsstadt'].map((k) => rule('income.foreign_road', k)));
    for (const [key, price] of Object.entries(figures.PRICES)) expect(price).toBe(rule('prices', key));
    expect(COMBAT.hitAt).toBe(rule('combat', 'hit_at'));
    expect(COMBAT.doubleAt).toBe(rule('combat', 'double_hit_at'));
    expect(COMBAT.fronts).toBe(rule('combat', 'front_max'));
    expect(COMBAT.supports).toBe(rule('combat', 'support_max_per_pair'));
    expect(COMBAT.castle).toBe(rule('combat', 'castle_attacker_modifier'));
    expect(COMBAT.knightFalls).toBe(rule('combat', 'knight_captured_at_hits'));
    expect(COMBAT.mercenaryFalls).toBe(rule('combat.reconstructed', 'mercenary_killed_at_hits'));
    expect(COMBAT.knight).toBe(rule('combat.reconstructed', 'knight_against_mercenary_modifier'));
    expect(figures.ELECTORATE_GLORY).toBe(rule('glory', 'electorate'));
    expect(figures.IMMUNE).toBe(rule('limits', 'immunity_territories'));
    expect(figures.DEPOSE).toBe(rule('limits', 'electorates_to_depose'));
    expect(figures.HAND).toBe(rule('limits', 'hand'));
    expect(rules).toContain(`by_players = { ${Object.entries(figures.ELECTOR_BID).map(([n, d]) => `${n} = ${d}`).join(', ')} }`);
    expect(rules).toContain(`cards = [${figures.ELECTORS.map((e) => `"${e}"`).join(', ')}]`);
    expect(rules).toContain(`colours = [${figures.COLOURS.map((c) => `"${c}"`).join(', ')}]`);
    const masters = [...rules.matchAll(/\[\[master_cards\]\]\nid = "(\w+)"[^[]*?glory = (\d+)[^[]*?minimum = (\d+)/g)];
    expect(masters.map(([, id, glory, minimum]) => [id, Number(glory), Number(minimum)])).toEqual(
      figures.MASTERS.map((m) => [m, figures.GLORY[m], figures.MINIMUM[m]]),
    );
  });
});

describe('the land', () => {
  it('has forty fiefs, seventeen sees and seven electorates', () => {
    const count = (kind: string) => [...land.lands.values()].filter((t) => t.kind === kind).length;
    expect([count('secular'), count('see'), count('electorate')]).toEqual([40, 17, 7]);
    expect(land.lands.get('mainz')?.zone).toBe('ecclesiastical');
    expect(land.lands.get('boehmen')?.zone).toBe('secular');
  });

  it('has every road of the rules, those abroad with one end', () => {
    expect(land.roads.length).toBe(file.links.length);
    expect(land.roads.filter((r) => r.to === null).every((r) => r.end.startsWith('city:') && r.market)).toBe(true);
  });
});

describe('incomes', () => {
  it('come from lands, improvements and roads, doubled for each Reichsstadt', () => {
    const table = { owner: { holland: '0', brabant: '0', utrecht: '1' }, works: { holland: ['reichsstadt', 'castle'] } };
    const empire = readEmpire(view(table), land);
    const abroad = land.roads.filter((r) => r.to === null && ['holland', 'brabant'].includes(r.from)).length;
    expect(empire.families[0]?.tolls).toBe(20 + 10 * abroad);
    expect(empire.families[0]?.income).toBe(60);
    expect(empire.families[1]?.tolls).toBe(0);
    expect(gain(empire.fields, land, 'utrecht', 0)).toBe(20 + 20);
  });

  it('hides what others have', () => {
    const empire = readEmpire(view({ ducats: { 0: 40, 1: null }, hands: { 0: ['crusade'], 1: { count: 3, known: [] } } }), land);
    expect(empire.families.map((f) => [f.ducats, f.cards]).slice(0, 2)).toEqual([[40, 1], [null, 3]]);
  });
});

describe('the election', () => {
  const free = { owner: null, marker: null };
  const ballot = (owners: (number | null)[], markers: Ballot['electors'] = [], holder: Ballot['holder'] = {}): Ballot => ({
    seats: 3,
    electors: Array.from({ length: 7 }, (_, i) => ({ ...free, ...markers[i], owner: owners[i] ?? null })),
    holder,
  });
  const tracks = [0, 1, 2].map(() => ({ faith: 0, war: 0, trade: 0 }));

  it('is won by votes, then glory, then direct votes', () => {
    expect(elected(ballot([0, 0, 0, 1, 1]))).toBe(0);
    expect(elected(ballot([0, 0, 1, 1, 2, 2]))).toBeNull();
    expect(elected(ballot([]))).toBeNull();
  });

  it('counts the marker of a Master on a neutral elector', () => {
    const markers: Ballot['electors'] = [free, free, free, free, free, free, { owner: null, marker: 'faith' }];
    expect(elected(ballot([0, 0, 0, 1, 1, 1], markers, { faith: 1 }))).toBe(1);
  });

  it('says what everybody lacks', () => {
    expect(needOf(ballot([0, 0, 0, 1, 1]), 0, tracks).elected).toBe(true);
    expect(needOf(ballot([0, 0, 0]), 0, tracks)).toMatchObject({ elected: false, electorates: 1 });
    expect(needOf(ballot([0, 0]), 1, tracks).electorates).toBe(3);
    const tied = needOf(ballot([0, 0, 0, 1, 1, 1]), 0, tracks);
    expect(tied.masters).toEqual([
      { master: 'faith', missing: 2, enough: true },
      { master: 'war', missing: 8, enough: true },
      { master: 'trade', missing: 80, enough: true },
    ]);
  });

  it('never asks for more than the four that depose the Emperor', () => {
    for (const need of needsOf(readEmpire(view({ owner: { mainz: '0' } }), land))) expect(need.electorates).toBeLessThanOrEqual(4);
  });
});

describe('battle', () => {
  const field: Field = { castle: false, relic: false, preacher: false, hostlers: {}, forging: {}, leaders: { attack: 0, defence: 1 } };
  const unit = (side: 'attack' | 'defence', knight: boolean): Fighter => ({
    side, seat: side === 'attack' ? 0 : 1, knight, hits: 0, pair: 0, rank: 0,
  });

  it('hits at seven with two dice, twice at twelve', () => {
    expect(chances(0).one).toBeCloseTo(20 / 36);
    expect(chances(0).two).toBeCloseTo(1 / 36);
    expect(chances(1).two).toBeCloseTo(3 / 36);
  });

  it('adds castle, relic, Preacher and the knight against a mercenary', () => {
    const strong = { ...field, castle: true, relic: true, preacher: true };
    expect(modifier(strong, unit('attack', true), unit('defence', false))).toBe(0);
    expect(modifier(strong, unit('defence', false), unit('attack', true))).toBe(2);
    expect(modifier({ ...field, forging: { 0: 1 } }, unit('attack', false), unit('defence', false))).toBe(1);
  });

  it('is even between equals and hopeless for one against six', () => {
    const even = oddsOf([unit('attack', false), unit('defence', false)], field);
    expect(Math.abs(even.attack - even.defence)).toBeLessThan(0.05);
    expect(even.attack + even.defence + even.nobody).toBeCloseTo(1);
    const six = Array.from({ length: 6 }, () => unit('defence', true));
    expect(oddsOf([unit('attack', false), ...six], field).attack).toBeLessThan(0.02);
    expect(oddsOf([unit('attack', false), unit('defence', false)], field)).toEqual(even);
  });

  const step: View['stack'][number] = {
    step: 'Battle', rule: '13', target: 'bremen', attacker: '1', defender: '3', attack_allies: ['2'], defence_allies: [],
    units: [
      { side: 'attack', seat: '1', unit: 'knight2', home: 'lueneburg', pair: 1, rank: 0, leaving: 0 },
      { side: 'defence', seat: '3', unit: 'mercenary', home: 'bremen', pair: 1, rank: 1, leaving: 0 },
      { side: 'defence', seat: '3', unit: 'mercenary1', home: 'bremen', pair: 1, rank: 0, leaving: 1 },
      { side: 'defence', seat: '3', unit: 'mercenary', home: 'bremen', pair: 0, rank: 0, leaving: 0 },
    ],
    forging: {}, hostlers: { 1: 1 }, round: 1, stage: 'fight',
  };

  it('reads the chart: pairs with fronts before supports, and who waits', () => {
    const chart = readChart(view({ works: { bremen: ['castle'] }, preacher_at: 'bremen', preacher_owner: '3' }, 4, [step]), step);
    expect(chart.pairs).toHaveLength(1);
    expect(chart.pairs[0]?.defence.map((u) => u.unit)).toEqual(['mercenary1', 'mercenary']);
    expect(chart.parties.defence.waiting).toHaveLength(1);
    expect(chart.parties.attack.allies).toEqual([2]);
    expect(chart.field).toMatchObject({ castle: true, preacher: true, hostlers: { 1: 1 } });
    expect(chart.fighters[0]).toMatchObject({ knight: true, hits: 2, pair: 0 });
  });

  it('keeps places that are being taken for the odds', () => {
    const lining = { step: 'LineUp', rule: '13.6', side: 'defence' };
    expect(readChart(view({}, 4, [step, lining]), step).fighters[0]?.pair).toBe(1);
  });

  it('remembers the dice of the last round', () => {
    const roll = (n: number, side: string, pair: string, total: string, hits: string): Line => {
      const args: Arg[] = [['side', side], ['pair', pair], ['total', total], ['hits', hits]];
      return { n, key: 'rolls', rule: '', args };
    };
    const thrown = lastRound([roll(1, 'attack', '1', '4', '0'), roll(2, 'defence', '1', '9', '1'), roll(3, 'attack', '1', '12', '2')]);
    expect([...(thrown ?? [])]).toEqual([['attack:1', { total: 12, hits: 2 }]]);
    expect(lastRound([])).toBeNull();
  });
});

describe('war', () => {
  const near = neighbours(file);

  it('borders as the rules say', () => {
    const body = rules.slice(rules.indexOf('[borders.neighbours]'), rules.indexOf('\n[borders_from_rulebook]'));
    const borders = [...body.matchAll(/^(\w+) = \[(.*)\]/gm)];
    expect(borders).toHaveLength(64);
    for (const [, word, list] of borders) expect([...(near.get(word ?? '') ?? [])].sort()).toEqual([...(list ?? '').matchAll(/\w+/g)].map(([w]) => w).sort());
  });

  it('comes from own bordering fiefs with troops', () => {
    const table = { owner: { mark: '0', berg: '0', koeln: '0', nassau: '1' }, troops: { mark: { knight: 6 }, koeln: { knight: 2 }, nassau: { mercenary: 1 } } };
    const found = prospects(readEmpire(view(table), land).fields, land, near, 0, 'nassau');
    expect(found.map((p) => [p.base, p.attackers, p.defenders])).toEqual([['mark', 6, 1]]);
    expect(found[0]?.odds.attack).toBeGreaterThan(0.95);
  });

  it('counts the garrison before the battle is joined', () => {
    const step = { step: 'Battle', rule: '13', target: 'nassau', attacker: '0', defender: '1', units: [], stage: 'commit' };
    const sending = { step: 'Commitment', rule: '13.3', seat: '0', units: { knight: 2 } };
    const at = view({ owner: { nassau: '1' }, troops: { nassau: { mercenary: 1 } } }, 4, [step, sending]);
    expect(readChart(at, step).fighters.map((u) => [u.side, u.knight])).toEqual([['attack', true], ['attack', true], ['defence', false]]);
  });
});

describe('procedures', () => {
  it('show the last card played on top', () => {
    const step = { step: 'IncomeCards', rule: '4', seats: ['0', '2'], played: ['play alchemist', 'rob 0'] };
    expect(reactionStack(step)).toEqual([{ seat: 2, card: 'robber_knight', on: 0 }, { seat: 0, card: 'alchemist', on: null }]);
  });

  it('know the next bid', () => {
    const sale = { step: 'Sale', rule: '5', bidders: ['1', '2'], high: null as string | null, bid: 0, minimum: 10, stage: 'ask', event: 'relic', territory: null };
    expect(readSale(sale).floor).toBe(10);
    expect(readSale({ ...sale, high: '2', bid: 40 })).toMatchObject({ floor: 50, high: 2, bidders: [1, 2] });
  });
});

describe('pieces', () => {
  const name = { thing: (_: string, word: string) => word, letter: (m: string) => m[0] ?? '', say: (key: string) => key };
  const table = {
    owner: { berg: '0', mark: '1' },
    troops: { berg: { knight: 1, mercenary: 2 }, mark: { knight1: 1 } },
    works: { berg: ['castle', 'reichsstadt'] },
    holder: { faith: '1' },
    marker: { faith: 'trier' },
  };

  it('stand in their territories, and can be chosen when unit and territory are asked for', () => {
    const at = view(table);
    const lit = new Set(['unit:knight', 'territory:berg']);
    const stands = standsOf({ empire: readEmpire(at, land), view: at, seat: 0, lit }, name);
    const berg = stands.find((s) => s.at === 'territory:berg');
    expect(berg?.rows[0]?.map((p) => [p.form, p.text, p.ref])).toEqual([['knight', '1', unitRef('knight', 'berg')], ['mercenary', '2', null]]);
    expect(berg?.rows[1]?.map((p) => p.form)).toEqual(['castle']);
    expect(stands.find((s) => s.at === 'capital:trier')?.rows[0]?.[0]).toMatchObject({ form: 'vote', seat: 1, text: 'f' });
    expect(unitOf(unitRef('knight1', 'mark'))).toEqual(['knight1', 'mark']);
    expect(unitOf('territory:mark')).toBeNull();
  });

  it('show a secret placement to its owner, and what is at stake', () => {
    const at = view({}, 4, [{ step: 'Vacancy', rule: '8.3', fief: 'mark' }], ['deploy knight berg']);
    const stands = standsOf({ empire: readEmpire(at, land), view: at, seat: 0, lit: new Set() }, name);
    expect(stands.map((s) => s.at)).toEqual(['territory:berg', 'territory:mark']);
    expect([...stakes(at)]).toEqual([['mark', 'vacancy']]);
  });
});
