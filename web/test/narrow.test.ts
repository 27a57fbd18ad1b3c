import { describe, expect, it } from 'vitest';

import { litBy, meant, NOTHING, remaining, stepBack, verbsOf, withRef, withVerb } from '../src/lib/narrow';
import type { Arg, Choice } from '../src/lib/protocol';

let number = 0;
function choice(words: string, ...kinds: string[]): Choice {
  const [verb = '', ...rest] = words.split(' ');
  return { move: number++, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? '', word]) };
}

const plays = ['red', 'blue', 'green'].flatMap((clan) =>
  ['court', 'T1', 'T2', 'T3', 'T4'].map((place) => choice(`play ${clan} ${place}`, 'clan', 'place')),
);
const attacks = [
  choice('attack A B', 'province', 'province'),
  choice('attack B A', 'province', 'province'),
  choice('attack A A', 'province', 'province'),
  choice('pass'),
];

describe('narrowing by reference', () => {
  it('keeps the choices that name everything picked, in any order', () => {
    expect(remaining(plays, { verb: null, refs: ['place:T2', 'clan:red'] }).map((c) => c.words)).toEqual(['play red T2']);
  });

  it('counts a thing that is named twice', () => {
    expect(remaining(attacks, { verb: null, refs: ['province:A', 'province:A'] }).map((c) => c.words)).toEqual(['attack A A']);
  });

  it('lights all arguments at first, then only those that still fit', () => {
    expect(litBy(plays, NOTHING).size).toBe(8);
    const lit = litBy(plays, withRef(NOTHING, 'clan:red'));
    expect(lit.has('place:T1')).toBe(true);
    expect(lit.has('clan:red')).toBe(false);
    expect(lit.has('clan:blue')).toBe(false);
  });

  it('offers the verbs that are left, until one is picked', () => {
    expect([...verbsOf(attacks, NOTHING)]).toEqual(['attack', 'pass']);
    expect([...verbsOf(attacks, withRef(NOTHING, 'province:A'))]).toEqual(['attack']);
    expect(verbsOf(attacks, withVerb(NOTHING, 'pass')).size).toBe(0);
  });

  it('goes back one reference at a time, then forgets the verb', () => {
    const picked = withRef(withVerb(NOTHING, 'play'), 'clan:red');
    expect(stepBack(picked)).toEqual({ verb: 'play', refs: [] });
    expect(stepBack(stepBack(picked))).toEqual(NOTHING);
  });
});

describe('what somebody meant who clicked something unlit', () => {
  it('puts the thing in the place of another of its kind', () => {
    expect(meant(plays, withRef(NOTHING, 'clan:blue'), 'place:T9')).toBe('play blue T9');
  });

  it('is nothing when no such thing is asked for', () => {
    expect(meant(plays, NOTHING, 'token:3')).toBeNull();
  });
});
