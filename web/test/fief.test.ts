import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { assaults, prospects, readCamps, roundsOf } from '../src/boards/fief/battle';
import { kindOf, playRef } from '../src/boards/fief/cards';
import { blessed, churchmen, hopes, readBallot } from '../src/boards/fief/election';
import * as figures from '../src/boards/fief/figures';
import { firstLit, tell } from '../src/boards/fief/look';
import { lossOf, oddsOf, type Host } from '../src/boards/fief/odds';
import { standsOf } from '../src/boards/fief/pieces';
import { along, clearing, regionOf, spotOf, villagesOf } from '../src/boards/fief/places';
import { electionStep, panels } from '../src/boards/fief/procedure';
import { readRealm, span, villageOf } from '../src/boards/fief/realm';
import { readTerm } from '../src/boards/fief/terms';
import type { Line, View } from '../src/lib/protocol';
import { GameWords } from '../src/lib/words';
import type { BoardFile } from '../src/map/format';

const file = JSON.parse(readFileSync('public/maps/fief.json', 'utf8')) as BoardFile;
const rules = readFileSync('../src/reame/games/fief/data.toml', 'utf8');
const things = readFileSync('../src/reame/games/fief/table/things.py', 'utf8');

/** The text of a section of the rules data. */
function section(name: string): string {
  return rules.slice(rules.indexOf(`\n[${name}]`) + name.length + 3).split(/\n\[/)[0] ?? '';
}
const number = (name: string, key: string): number => Number(new RegExp(`^${key} *= *(\\d+)`, 'm').exec(section(name))?.[1]);
const list = (name: string, key: string): number[] => JSON.parse(new RegExp(`^${key} *= *(\\[.*\\])`, 'm').exec(section(name))?.[1] ?? '[]') as number[];

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

  it('are the same in both languages, and there is one for every card', () => {
    expect(keys('it')).toEqual(keys('en'));
    for (const [, card] of section('blue_deck').matchAll(/id = "(\w+)"/g)) {
      if (!['lord_male', 'lord_female', 'bishop'].includes(card ?? '')) expect(keys('en')).toContain(`effect-${card}`);
    }
  });
});

describe('the figures', () => {
  it('are those of the rules', () => {
    for (const walls of figures.WALLS) expect(figures.LOSSES[walls]).toEqual(list('battle', walls));
    expect(figures.D_ARC_BONUS).toBe(number('battle', 'd_arc_bonus'));
    expect(figures.VOTES_NEEDED).toBe(number('crown', 'votes_needed'));
    expect(figures.BISHOPS_NEEDED).toBe(number('crown', 'bishops_to_consecrate'));
    expect(figures.SOLO_FIEFS).toBe(number('crown', 'solo_victory_fiefs'));
    expect(figures.COUPLE_FIEFS).toBe(number('crown', 'couple_victory_fiefs'));
    expect(figures.HAND).toBe(number('blue_deck', 'hand_size'));
    for (const [key, price] of Object.entries(figures.PRICES)) expect(number('prices', key), key).toBe(price);
    const dice = [...rules.matchAll(/\[\[battle\.dice\]\]\nup_to = (\d+)/g)].map(([, n]) => Number(n)).filter(Boolean);
    expect(figures.DICE_UP_TO).toEqual(dice);
  });

  it('know the lands and the women', () => {
    const sees: Record<string, string[]> = {};
    for (const [, id, region, see] of rules.matchAll(/\[\[villages\]\]\nid = "(\w+)"\n(?:.*\n)*?region = "(\w+)"\nbishopric = "(\w+)"/g)) {
      (sees[see ?? ''] ??= []).push(id ?? '');
      expect(regionOf(file, id ?? '')).toBe(region);
    }
    expect(figures.BISHOPRICS).toEqual(sees);
    for (const [, id, title] of rules.matchAll(/\[\[regions\]\]\nid = "(\w+)"\ntitle = "(\w+)"/g)) expect(figures.REGIONS[id ?? '']).toBe(title);
    const women = [...rules.matchAll(/\[\[lords\]\]\nid = "(\w+)"\n(?:(?!\[\[).*\n)*?sex = "f"/g)].map(([, id]) => id);
    expect([...figures.WOMEN]).toEqual(women);
  });

  it('give one, two or three dice', () => {
    expect([0, 1, 6, 7, 12, 13, 60].map(figures.diceFor)).toEqual([0, 1, 1, 2, 2, 3, 3]);
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
        stacks: [{ seat: '0', place: 'bourg', least: 5, most: 8 }, { seat: '1', place: 'bourg-villeneuve', least: 12, most: 12 }],
      },
    ),
  );

  it('has camps with troops, fighters and dice', () => {
    const [attack, defence] = readCamps(realm, step);
    expect(attack).toMatchObject({ party: 'attackers', strength: 13, troops: 12, dice: 3, maid: true, target: 1, total: 9, damage: 3 });
    expect(defence).toMatchObject({ party: 'defenders', strength: 6, most: 9, walls: 'castle', dice: 1, target: null });
  });

  it('is foreseen at the gates, between what one knows for the worse and for the better', () => {
    const [p] = prospects(realm);
    expect(p).toMatchObject({ village: 'bourg', attacker: '1', defender: '0', strength: [[13, 13], [6, 9]] });
    expect(p!.bounds[0][1]).toMatchObject({ strength: 9, walls: 'castle' });
    expect(p!.bounds[1][1]).toMatchObject({ strength: 6 });
  });

  it('can be weighed before the group sets out', () => {
    const march = { step: 'March', rule: '8.1', seat: '1', lords: ['blanche'], taken: { 0: null, 1: { 0: 4, 1: 1 } } };
    expect(assaults(realm, march, ['bourg', 'sigy'])).toMatchObject([{ village: 'bourg', defender: '0', strength: [[6, 6], [6, 9]] }]);
    expect(assaults(realm, { ...march, seat: '0', lords: ['eric'], taken: {} }, ['bourg'])).toEqual([]);
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

  it('has odds that add up and follow strength and walls', () => {
    const host = (party: Host['party'], strength: number, walls: Host['walls'] = 'open', maid = false): Host => ({ party, strength, walls, maid });
    const even = oddsOf([host('attackers', 5), host('defenders', 5)]);
    expect(even.attackers + even.defenders + even.nobody).toBeCloseTo(1);
    expect(Math.abs(even.attackers - even.defenders)).toBeLessThan(0.08);
    expect(oddsOf([host('attackers', 13), host('defenders', 3)]).attackers).toBeGreaterThan(0.95);
    expect(oddsOf([host('attackers', 5), host('defenders', 5, 'castle')]).defenders).toBeGreaterThan(even.defenders);
    expect(oddsOf([host('attackers', 5, 'open', true), host('defenders', 5)]).attackers).toBeGreaterThan(0.9);
    expect(oddsOf([host('attackers', 0), host('defenders', 5)])).toMatchObject({ defenders: 1, rounds: 0 });
    expect([lossOf('open', 0), lossOf('open', 18), lossOf('open', 24), lossOf('citadel', 7)]).toEqual([0, 9, 9, 1]);
  });
});

describe('the crown', () => {
  const realm = readRealm(
    view({ bishop: { charles: 'sigy', pierre: 'bourg' }, cardinals: ['pierre'], king: null }, {
      families: {
        0: family([lord('eric', { titles: ['duchy_south'] }), lord('charles')], { votes: 2, fiefs: 2, allies: ['1'] }),
        1: family([lord('pierre')], { votes: 1, fiefs: 2, allies: ['0'] }),
        2: family([lord('othon')], { votes: 2 }),
      },
      election: { vacant: true, candidates: { 0: 'eric', 2: 'othon' }, votes: { 0: 2, 1: 1, 2: 2 }, promised: { 1: 'eric' } },
    }),
  );
  const ballot = (cast: Record<string, string>, more: object = {}) => ({ step: 'Ballot', rule: '13.4', cast, ...more });

  it('counts votes cast, promised and still out', () => {
    const b = readBallot(realm, ballot({ 0: 'eric', 2: 'othon' }));
    expect(b.candidates).toMatchObject([{ lord: 'eric', votes: 2, promised: 1, from: [0] }, { lord: 'othon', votes: 2, promised: 0 }]);
    expect(b.open).toEqual([{ seat: 1, votes: 1, promised: 'eric' }]);
    expect(b.leader).toBeNull();
    expect(readBallot(realm, ballot({ 0: 'eric', 1: 'eric', 2: 'none' }))).toMatchObject({ leader: 'eric', none: 2, open: [] });
  });

  it('asks for one cardinal or two bishops', () => {
    expect(blessed(churchmen(realm, ballot({}, { willing: ['0'] })))).toBe(false);
    expect(blessed(churchmen(realm, ballot({}, { willing: ['0', '1'] })))).toBe(true);
  });

  it('knows who is near victory, alone and as a couple', () => {
    const couple = hopes(realm).find((h) => h.seats.length === 2);
    expect(couple).toMatchObject({ seats: [0, 1], fiefs: 4, needs: 4, missing: ['king', 'queen'], won: false });
    expect(hopes(realm)[0]).toMatchObject({ seats: [0], fiefs: 2, needs: 3, won: false });
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
    const after = things.slice(things.indexOf('# Terms of an offer'));
    for (const [, verb, kinds] of after.matchAll(/MOVES\.verb\("(\w+)", "[\w.]*", ([\w, ]+)\)/g)) {
      const known = readTerm([verb, ...(kinds ?? '').split(', ')].join(' ')).args.map(([kind]) => kind);
      expect(known.every(Boolean), verb).toBe(true);
    }
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
