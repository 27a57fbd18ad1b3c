// How choices are laid out: deeds, things, dials, what ends the matter; and an offer as a form.

import { describe, expect, it } from 'vitest';

import { type Item, menuOf, type Taste, valuesOf } from '../src/lib/menu';
import { NOTHING, remaining, withRef, withVerb, type Picked } from '../src/lib/narrow';
import type { Arg, Choice } from '../src/lib/protocol';
import { settingsOf, termsOf } from '../src/lib/terms';

let number = 0;
function choice(words: string, ...kinds: string[]): Choice {
  const [verb = '', ...rest] = words.split(' ');
  return { move: number++, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? '', word]) };
}
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const taste: Taste = { order: ['attack', 'move'], amount: ([kind, word]) => kind !== 'seat' && /^\d+$/.test(word), worth: () => undefined, near: () => false, talks: new Set(['offer']), talking: false };
const shown = (item: Item): string => (item.kind === 'move' ? item.choice.words : item.kind === 'verb' ? `${item.verb}*${item.count}` : `${item.ref}*${item.count}`);
const laid = (choices: Choice[], picked: Picked = NOTHING, more: Partial<Taste> = {}) => {
  const menu = menuOf(choices, picked, { ...taste, ...more });
  return { ...menu, rows: menu.sections.map((s) => s.items.map(shown)) };
};

const pass = choice('pass');
const bids = range(30).map((n) => choice(`bid ${10 * n}`, 'ducats'));
const attacks = ['ENG', 'VEN'].flatMap((power) => ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((land) => choice(`attack ${power} ${land}`, 'power', 'province')));
const plays = ['red', 'blue', 'green', 'pink', 'gold', 'grey'].flatMap((clan) => range(16).map((n) => choice(`play ${clan} T${n}`, 'clan', 'place')));
const garrisons = ['a', 'b', 'c'].flatMap((land) => range(5).map((n) => choice(`garrison ${land} ${n}`, 'territory', 'batch')));

describe('the menu', () => {
  it('keeps apart what ends the matter, and makes a dial of numbers', () => {
    const menu = laid([pass, ...bids]);
    expect(menu.pass).toBe(pass);
    expect(menu.rows).toEqual([]);
    expect(menu.dials).toMatchObject([{ verb: 'bid', at: [0] }]);
    expect(menu.dials[0]!.choices).toHaveLength(30);
  });

  it('shows what is near as a whole, and leads to the rest', () => {
    const menu = laid(plays, NOTHING, { near: (c) => c.args[1]?.[1] === 'T16' });
    expect(menu.rows).toEqual([
      ['red', 'blue', 'green', 'pink', 'gold', 'grey'].map((clan) => `play ${clan} T16`),
      ['red', 'blue', 'green', 'pink', 'gold', 'grey'].map((clan) => `clan:${clan}*15`),
    ]);
    expect(menu.sections[0]!.title).toEqual({ arg: ['place', 'T16'] });
  });

  it('says whole moves when they are few', () => {
    const [a, b] = [choice('march knight a b', 'unit', 't', 't'), choice('march page c d', 'unit', 't', 't')];
    expect(laid([a, b, choice('yes')]).rows).toEqual([['march knight a b', 'march page c d', 'yes']]);
  });

  it('opens small deeds where they stand, and folds large ones, in the order of a turn', () => {
    const discards = ['x', 'y'].map((card) => choice(`discard ${card}`, 'card'));
    const menu = laid([...discards, ...plays, ...attacks, choice('end')]);
    expect(menu.rows).toEqual([['attack*14', 'play*96'], ['discard x', 'discard y']]);
    expect(menu.sections[1]!.title).toMatchObject({ verb: 'discard' });
    expect(menu.pass?.verb).toBe('end');
  });

  it('asks for two things at once where the first is one of few', () => {
    const menu = laid(attacks, withVerb(NOTHING, 'attack'));
    expect(menu.sections.map((s) => s.title)).toEqual([{ arg: ['power', 'ENG'] }, { arg: ['power', 'VEN'] }]);
    expect(menu.rows[0]).toHaveLength(7);
  });

  it('puts what looks best first', () => {
    const worth = (c: Choice): number => ({ A: 0.2, B: 0.9 })[c.args[1]![1]] ?? 0.5;
    expect(laid(attacks, withRef(NOTHING, 'power:ENG'), { worth }).rows[0]![0]).toBe('attack ENG B');
  });

  it('names one thing after the other where there are many, numbers last', () => {
    expect(laid(plays).rows[0]).toEqual(['clan:red*16', 'clan:blue*16', 'clan:green*16', 'clan:pink*16', 'clan:gold*16', 'clan:grey*16']);
    expect(laid(garrisons).rows).toEqual([['territory:a*5', 'territory:b*5', 'territory:c*5']]);
    expect(laid(garrisons, withRef(NOTHING, 'territory:b')).dials).toMatchObject([{ verb: 'garrison', at: [1] }]);
  });

  it('asks for what is still open when the second argument was picked first', () => {
    expect(laid(plays, withRef(NOTHING, 'place:T2')).rows[0]).toEqual(['red', 'blue', 'green', 'pink', 'gold', 'grey'].map((clan) => `play ${clan} T2`));
  });

  it('puts negotiations behind one button, unless there is nothing else', () => {
    const offers = range(4).map((n) => choice(`offer ${n}`, 'seat'));
    const all = [...attacks, ...offers, pass];
    expect(laid(all).talks).toBe(4);
    expect(laid(all).rows.flat().join()).not.toContain('offer');
    expect(laid(all, NOTHING, { talking: true }).rows).toEqual([offers.map((c) => c.words)]);
    expect(laid([...offers, pass])).toMatchObject({ talks: 0, rows: [offers.map((c) => c.words)] });
  });

  it('reaches every move', () => {
    for (const all of [plays, attacks, garrisons, bids, [...plays, ...attacks, ...bids, pass]]) {
      for (const wanted of all) {
        let picked: Picked = NOTHING;
        for (let steps = 0; ; steps++) {
          expect(steps, wanted.words).toBeLessThan(4);
          const menu = menuOf(all, picked, taste);
          const items = menu.sections.flatMap((s) => s.items);
          if (menu.pass === wanted || menu.dials.some((d) => d.choices.includes(wanted)) || items.some((i) => i.kind === 'move' && i.choice === wanted)) break;
          const next = items.find((i) => (i.kind === 'thing' && wanted.args.some((a) => a.join(':') === i.ref)) || (i.kind === 'verb' && i.verb === wanted.verb));
          expect(next, wanted.words).toBeDefined();
          picked = next?.kind === 'verb' ? withVerb(picked, next.verb) : withRef(picked, (next as Item & { kind: 'thing' }).ref);
          expect(remaining(all, picked)).toContain(wanted);
        }
      }
    }
  });
});

describe('a dial of two hands', () => {
  it('offers to the second what the first leaves', () => {
    const takes = ['1 0', '2 0', '3 0', '1 1'].map((words) => choice(`take ${words}`, 'points', 'steps'));
    const [dial] = laid(takes).dials;
    expect(dial!.at).toEqual([0, 1]);
    expect(valuesOf(dial!, 0, []).map((c) => c.args[0]![1])).toEqual(['1', '2', '3']);
    expect(valuesOf(dial!, 1, ['1']).map((c) => c.args[1]![1])).toEqual(['0', '1']);
    expect(valuesOf(dial!, 1, ['3']).map((c) => c.args[1]![1])).toEqual(['0']);
  });
});

describe('an offer', () => {
  const draft = [choice('propose'), choice('drop'), choice('give_trade'), ...range(7).map((n) => choice(`ask_florins ${10 * n}`, 'sum')), choice('ally'), ...['0 1', '20 1', '20 2'].map((rest) => choice(`lend 100 ${rest}`, 'ecus', 'interest', 'rounds'))];
  it('is a form, with the terms of both sides', () => {
    expect(laid(draft)).toMatchObject({ deal: true, rows: [], dials: [] });
    expect(termsOf(draft).map((term) => [term.verb, term.side])).toEqual([['give_trade', 'mine'], ['ask_florins', 'theirs'], ['ally', 'both'], ['lend', 'mine']]);
  });
  it('is answered like any other question', () => {
    expect(laid([choice('yes'), choice('no'), choice('counter')])).toMatchObject({ deal: false, rows: [['yes', 'no', 'counter']] });
  });
  it('sets one argument after the other, and always names a move', () => {
    const lend = termsOf(draft).find((term) => term.verb === 'lend')!;
    expect(settingsOf(lend, ['100', '20', '2']).choice?.words).toBe('lend 100 20 2');
    expect(settingsOf(lend, ['100', '0', '2']).choice?.words).toBe('lend 100 0 1');
    expect(settingsOf(lend, ['100', '20', '1']).settings.map((s) => [s.kind, s.values.length])).toEqual([['interest', 2], ['rounds', 2]]);
  });
});
