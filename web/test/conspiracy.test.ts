import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { lastRound, readChart } from '../src/boards/conspiracy/battle';
import { readEmpire } from '../src/boards/conspiracy/empire';
import { survey } from '../src/boards/conspiracy/land';
import { stakes, standsOf, unitOf, unitRef } from '../src/boards/conspiracy/pieces';
import { reactionStack, readSale } from '../src/boards/conspiracy/procedure';
import { basesOf, crownOf, oddsOf, saleOf } from '../src/boards/conspiracy/told';
import type { Arg, Line, View } from '../src/lib/protocol';
import type { BoardFile } from '../src/map/format';

const file = JSON.parse(readFileSync('public/maps/conspiracy.json', 'utf8')) as BoardFile;
const land = survey(file);

function view(table: Record<string, unknown>, seats = 4, stack: View['stack'] = [], draft: string[] = [], more: object = {}): View {
  return { game: 'conspiracy', seats, options: {}, asked: [], draft, outcome: null, table, stack, ...more };
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
  it('and tolls are those that the rules have reckoned', () => {
    const abroad = land.roads.filter((r) => r.to === null && r.from === 'holland');
    const inland = land.roads.find((r) => r.from === 'holland' && r.to !== null) ?? land.roads.find((r) => r.to === 'holland');
    const ends = [inland?.from ?? '', inland?.to ?? ''];
    const reckoning = {
      families: { 0: { income: 70, roads: 20 + 10 * abroad.length, votes: 2, glory: 5, immune: true } },
      neutral: { votes: 4, glory: 20 },
      roads: [{ ends, seat: '0', ducats: 20 }, ...(abroad.length ? [{ ends: ['holland'], seat: '0', ducats: 10 * abroad.length }] : [])],
    };
    const empire = readEmpire(view({}, 4, [], [], { reckoning }), land);
    expect(empire.families[0]).toMatchObject({ income: 70, votes: 2, glory: 5, immune: true });
    expect(empire.neutral).toEqual({ votes: 4, glory: 20 });
    expect(empire.tolls.get(inland?.link ?? -1)).toEqual({ seat: 0, ducats: 20 });
    for (const road of abroad) expect(empire.tolls.get(road.link)).toEqual({ seat: 0, ducats: 10 });
    expect(empire.tolls.size).toBe(1 + abroad.length);
  });

  it('hides what others have', () => {
    const empire = readEmpire(view({ ducats: { 0: 40, 1: null }, hands: { 0: ['crusade'], 1: { count: 3, known: [] } } }), land);
    expect(empire.families.map((f) => [f.ducats, f.cards]).slice(0, 2)).toEqual([[40, 1], [null, 3]]);
  });
});

describe('what the rules tell', () => {
  it('is how battles and attacks would go', () => {
    const odds = { attack: 0.5, defence: 0.4, nobody: 0.1, left: [1, 2] as [number, number] };
    expect(oddsOf([{ of: 'territory:berg', figures: odds }])).toEqual(odds);
    expect(oddsOf(null)).toBeNull();
    expect(basesOf([{ of: 'territory:mark', odds: 0.25 }])).toEqual([{ base: 'mark', odds: 0.25 }]);
    expect(saleOf([{ of: 'sale', figures: { floor: 10 } }])).toEqual({ floor: 10 });
  });

  it('is what everybody lacks', () => {
    const card = { of: 'master:faith', figures: { missing: 2, enough: true } };
    const told = [{ of: 'crown', figures: { elected: 1, price: 300 }, parts: [{ of: 'seat:0', figures: { electorates: 2 }, parts: [card] }, { of: 'seat:1', figures: { electorates: 0 } }] }];
    expect(crownOf(told)).toEqual({
      price: 300,
      needs: [{ elected: false, electorates: 2, masters: [{ master: 'faith', missing: 2, enough: true }] }, { elected: true, electorates: 0, masters: [] }],
    });
    expect(crownOf([])).toBeNull();
  });
});

describe('battle', () => {
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
    const dice = { bonus: 1, one: 0.5, two: 0.1 };
    const battle = { possible: true, conditions: [{ what: 'castle', side: 'attack', n: -1 }], pairs: [{ attack: dice, defence: dice }] };
    const chart = readChart(view({}, 4, [step], [], { battle }), step);
    expect(chart.pairs).toHaveLength(1);
    expect(chart.pairs[0]?.defence.map((u) => u.unit)).toEqual(['mercenary1', 'mercenary']);
    expect(chart.parties.defence.waiting).toHaveLength(1);
    expect(chart.parties.attack.allies).toEqual([2]);
    expect(chart).toMatchObject({ possible: true, hostlers: { 1: 1 }, conditions: battle.conditions, dice: battle.pairs });
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

describe('procedures', () => {
  it('show the last card played on top', () => {
    const step = { step: 'IncomeCards', rule: '4', seats: ['0', '2'], played: ['play alchemist', 'rob 0'] };
    expect(reactionStack(step)).toEqual([{ seat: 2, card: 'robber_knight', on: 0 }, { seat: 0, card: 'alchemist', on: null }]);
  });

  it('know who has bid', () => {
    const sale = { step: 'Sale', rule: '5', bidders: ['1', '2'], high: null as string | null, bid: 0, minimum: 10, stage: 'ask', event: 'relic', territory: null };
    expect(readSale({ ...sale, high: '2', bid: 40 })).toMatchObject({ high: 2, bid: 40, bidders: [1, 2] });
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
