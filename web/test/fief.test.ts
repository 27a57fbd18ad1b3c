import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readCamps, roundsOf } from '../src/boards/fief/battle';
import { kindOf, playRef } from '../src/boards/fief/cards';
import * as figures from '../src/boards/fief/figures';
import { firstLit, tell } from '../src/boards/fief/look';
import { standsOf } from '../src/boards/fief/pieces';
import { along, clearing, regionOf, spotOf, villagesOf } from '../src/boards/fief/places';
import { electionStep, panels } from '../src/boards/fief/procedure';
import { readRealm, span, villageOf } from '../src/boards/fief/realm';
import { readTerm } from '../src/boards/fief/terms';
import { ballotOf, clashesOf, hopesOf, oddsOf } from '../src/boards/fief/told';
import type { Line, View } from '../src/lib/protocol';
import { GameWords } from '../src/lib/words';
import type { BoardFile } from '../src/map/format';

const file = JSON.parse(readFileSync('public/maps/fief.json', 'utf8')) as BoardFile;

const lord = (word: string, more: object = {}) => ({
  lord: word, free: true, fighter: true, voter: false, eligible: false, titles: [], spouse: null, escrow: null, ...more,
});
const family = (lords: object[], more: object = {}) => ({ lords, votes: 0, fiefs: 0, allies: [], soldiers: 0, cards: 0, ...more });

function view(table: Record<string, unknown> = {}, extras: Record<string, unknown> = {}, stack: View['stack'] = [], seats = 3): View {
  return { game: 'fief', seats, options: {}, asked: [], draft: [], outcome: null, table, stack, ...extras };
}

describe('the words', () => {
  const keys = (language: string) =>
    [...readFileSync(`src/boards/fief/words.${language}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

  it('are the same in both languages', () => {
    expect(keys('it')).toEqual(keys('en'));
  });
});

describe('the figures', () => {
  it('place every village where the sheet has it', () => {
    for (const region of Object.keys(figures.REGIONS)) for (const village of villagesOf(file, region)) expect(regionOf(file, village)).toBe(region);
    expect(Object.values(figures.BISHOPRICS).flat().filter((village) => !(`village:${village}` in file.shapes))).toEqual([]);
  });
});

describe('places', () => {
  it('find every gate on its road, and the field', () => {
    for (const { ends } of file.links) {
      const [a, b] = ends.map((ref) => ref.slice('village:'.length)) as [string, string];
      for (const [here, there] of [[a, b], [b, a]] as const) {
        const at = spotOf(file, `${here}-${there}`);
        const near = file.marks[`village:${here}`]!.at;
        const far = file.marks[`village:${there}`]!.at;
        expect(Math.hypot(at![0] - near[0], at![1] - near[1])).toBeLessThan(Math.hypot(at![0] - far[0], at![1] - far[1]));
      }
    }
    expect(spotOf(file, 'bourg')).toEqual(file.shapes['village:bourg']!.anchor);
    expect(spotOf(file, 'bourg-field')).not.toBeNull();
    expect(spotOf(file, 'nowhere')).toBeNull();
  });

  it('measure along a line, and find room in a region', () => {
    expect(along([[0, 0], [10, 0], [10, 10]], 15)).toEqual([10, 5]);
    expect(along([[0, 0], [10, 0]], 99)).toEqual([10, 0]);
    expect(villagesOf(file, 'barony_north')).toHaveLength(3);
    for (const region of Object.keys(figures.REGIONS)) expect(clearing(file, region)).not.toBeNull();
    expect(villageOf('les_essarts-st_paul')).toBe('les_essarts');
  });
});

describe('the realm', () => {
  const realm = readRealm(
    view(
      {
        coat: { 0: 'vert', 1: 'gules' }, place: { eric: 'bourg', isabelle: 'bourg' }, captor: { isabelle: '1' }, king: 'eric',
        walls: { bourg: 2 }, mills: { bourg: 2 }, guards: { king: 20 }, guards_at: { king: 'bourg' }, guards_of: { king: '0' },
        rebels: 7, rebels_at: 'sigy', hands: { 0: ['sun'], 1: { count: 2, known: [] } }, money: { 0: 300, 1: null },
      },
      {
        families: { 0: family([lord('eric', { titles: ['duchy_south'] }), lord('isabelle', { free: false })], { fiefs: 1 }) },
        villages: { bourg: { holder: '0', owner: '0', invaders: [] } },
        stacks: [{ seat: '0', place: 'bourg', least: 3, most: 3 }, { seat: '1', place: 'bourg-villeneuve', least: 1, most: 9 }],
        heirs: { eric: { by: 'family', seat: '0' } },
      },
    ),
  );

  it('reads families, crowns, prisoners and heirs', () => {
    expect(realm.families[0]).toMatchObject({ coat: 'vert', money: 300, hand: ['sun'], fiefs: 1 });
    expect(realm.families[1]).toMatchObject({ money: null, hand: [] });
    expect(realm.families[2]?.coat).toBe('cendree');
    expect(realm.lords.get('eric')).toMatchObject({ crowns: ['king'], woman: false, heir: { by: 'family', seat: 0 } });
    expect(realm.lords.get('isabelle')).toMatchObject({ captor: 1, woman: true });
    expect(realm.villages.get('bourg')).toMatchObject({ walls: 'citadel', mills: 2, owner: 0, bishopric: 'bourg' });
  });

  it('puts every piece on the map, own heaps to be chosen', () => {
    const stands = standsOf(realm, 0);
    const at = (place: string) => stands.find((s) => s.place === place)?.rows.flat() ?? [];
    expect(at('bourg').map((p) => p.ref)).toEqual(['heap:bourg', 'heap:king', 'lord:eric', 'lord:isabelle']);
    expect(at('bourg-villeneuve')).toMatchObject([{ kind: 'soldiers', text: '1–9', ref: null }]);
    expect(at('sigy')).toMatchObject([{ kind: 'rebels', text: '7' }]);
    expect(span(4, 4)).toBe('4');
  });
});

describe('a battle', () => {
  const step = {
    step: 'Battle', rule: '9.3', village: 'bourg', attacker: '1', defender: '0',
    contingents: [{ who: '1', where: 1, camp: '0', gone: 0 }, { who: '0', where: 0, camp: '1', gone: 0 }],
    camps: [
      { side: 'attackers', walls: 'open', leader: '1', target: '1', total: 9, damage: 3 },
      { side: 'defenders', walls: 'castle', leader: '0', target: null, total: 0, damage: 0 },
    ],
  };
  const realm = readRealm(
    view(
      {
        place: { eric: 'bourg', blanche: 'bourg-villeneuve' }, maid: 'blanche', walls: { bourg: 1 },
        armies: [{ who: '1', place: 'bourg-villeneuve', enemy: '0' }],
      },
      {
        families: { 0: family([lord('eric')]), 1: family([lord('blanche')]) },
        villages: { bourg: { holder: '0', owner: '0', invaders: [] } },
        camps: [{ strength: 13, troops: 12, dice: 3, lords: ['blanche'] }, { strength: 6, troops: 5, dice: 1, lords: ['eric'] }],
      },
    ),
  );

  it('has camps with troops, fighters and dice', () => {
    const [attack, defence] = readCamps(realm, step);
    expect(attack).toMatchObject({ party: 'attackers', strength: 13, troops: 12, dice: 3, maid: true, target: 1, total: 9, damage: 3 });
    expect(defence).toMatchObject({ party: 'defenders', strength: 6, walls: 'castle', dice: 1, target: null });
  });

  it('is told round by round', () => {
    const told = (...keys: string[]): number[][] =>
      roundsOf(keys.map((text, n): Line => {
        const [key = '', who] = text.split(' ');
        return { n, key, rule: '', args: who ? [['occupant', who]] : [] };
      })).map((round) => round.map((line) => line.n));
    expect(told('strikes 0', 'battle-won', 'battle', 'strikes 0', 'strikes 1', 'troops-lost', 'phase-begins', 'aim-misses', 'strikes 0', 'lord-dies')).toEqual([[3, 4, 5], [7, 8, 9]]);
    expect(told('battle', 'pleads', 'no-mercy', 'strikes 0', 'strikes 1', 'troops-lost', 'pleads')).toEqual([[1, 2, 3, 4, 5], [6]]);
    expect(told('battle', 'strikes 0', 'strikes 1', 'strikes 0', 'strikes 1')).toEqual([[1, 2], [3, 4]]);
  });
});

describe('what the rules tell', () => {
  it('is how battles would go', () => {
    const odds = { attackers: 0.5, defenders: 0.4, nobody: 0.1, left: [1, 2] as [number, number], rounds: 3 };
    expect(oddsOf([{ of: 'village:bourg', figures: odds }])).toEqual(odds);
    expect(oddsOf([])).toBeNull();
    const clash = { attacker: '0', defender: 'rebels', strength: [[3, 3], [2, 5]], odds: [0.2, 0.6] };
    expect(clashesOf([{ of: 'village:bourg', figures: clash }])).toEqual([{ ...clash, village: 'bourg' }]);
    expect(clashesOf(null)).toEqual([]);
  });

  it('is how votes stand, and who is near to victory', () => {
    const ballot = { needs: 3, leader: null, none: 0, open: [], church: [], blessed: false };
    const eric = { seat: 0, votes: 2, from: [0], promised: 1 };
    expect(ballotOf([{ of: 'election', figures: ballot, parts: [{ of: 'lord:eric', figures: eric }] }])).toEqual({ ...ballot, candidates: [{ ...eric, lord: 'eric' }] });
    expect(ballotOf(null)).toBeNull();
    const hope = { seats: [0, 1], fiefs: 4, needs: 4, crowns: 1, missing: ['queen'] };
    expect(hopesOf([{ of: 'seat:0', figures: hope }])).toEqual([hope]);
  });
});

describe('panels and references', () => {
  const steps = (...names: string[]): View['stack'] => names.map((step) => ({ step, rule: '' }));

  it('shows the most urgent step first, the election while the throne is empty', () => {
    expect(panels(view({}, {}, steps('Rounds', 'Battle', 'Casualties'))).map((s) => s.step)).toEqual(['Casualties', 'Battle']);
    expect(electionStep(view({}, {}, steps('Talks')), true).open).toBe(true);
    expect(electionStep(view({}, {}, steps('Talks')), false).open).toBe(false);
    expect(electionStep(view({}, {}, steps('Ballot')), false).step?.step).toBe('Ballot');
  });

  it('reads terms like moves', () => {
    expect(readTerm('marry eric blanche').args).toEqual([['lord', 'eric'], ['lord', 'blanche']]);
  });

  it('plays lords and bishops by what they are', () => {
    const isLord = (word: string): boolean => word === 'eric' || word === 'blanche';
    expect(['eric', 'blanche', 'bishop_sigy', 'sun'].map((c) => kindOf(c, isLord))).toEqual(['lord', 'lady', 'bishop', 'other']);
    expect([playRef('eric', 'lord'), playRef('bishop_sigy', 'bishop'), playRef('sun', 'other')]).toEqual(['lord:eric', 'bishopric:sigy', null]);
    expect(firstLit(new Set(['b']), ['a', 'b'])).toBe('b');
    expect(firstLit(new Set(), ['a', 'b'])).toBe('a');
  });
});

describe('a line of the journal', () => {
  it('calls players by their names', () => {
    const words = new GameWords('en', 'occupant-0 = Player 1\noccupant-rebels = the rebels\nstrikes = { $occupant } strike { $occupant2 }', ['Anna']);
    const line: Line = { n: 0, key: 'strikes', rule: '', args: [['occupant', '0'], ['occupant', 'rebels']] };
    expect(tell({ names: ['Anna'], words }, line)).toBe('Anna strike the rebels');
  });
});
