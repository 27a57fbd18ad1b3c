import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Sentence } from '../src/lib/protocol';
import { GameWords, ShellWords } from '../src/lib/words';

const catalogue = `
clan-red = red
    .plural = the reds
territory-T1 = territory 1
move-play = Send a { $clan } paladin to { $territory }
move-pay = { $florins ->
    [one] Pay one florin
   *[other] Pay { $florins } florins
 }
taken = { $seat } now holds { $clan-plural }, not { $seat2 }
nothing = nothing
given = { $clan } ({ $clan_id })
ask-half = which half?
help-ask-half = { $seat } may refuse it.
`;

describe('words of a game', () => {
  const words = new GameWords('en', catalogue, ['Anna', 'Berta']);

  it('name things, people and attributes', () => {
    const args: [string, string][] = [['seat', '0'], ['clan', 'red'], ['seat', '1']];
    expect(words.say({ key: 'taken', rule: '', args })).toBe('Anna now holds the reds, not Berta');
  });

  it('treat amounts as numbers, so that plurals work', () => {
    const pay = (n: string) => words.move({ move: 0, words: '', verb: 'pay', args: [['florins', n]] });
    expect(pay('1')).toBe('Pay one florin');
    expect(pay('7')).toBe('Pay 7 florins');
  });

  it('say nothing for an empty argument', () => {
    expect(words.say({ key: 'given', rule: '', args: [['clan', '-']] })).toBe('Nothing (-)');
  });

  it('leave open what is not chosen yet', () => {
    const sample = { move: 0, words: '', verb: 'play', args: [['clan', 'red'], ['territory', 'T1']] as [string, string][] };
    expect(words.verb(sample)).toBe('Send a … paladin to …');
  });

  it('show the key of a missing message instead of nothing', () => {
    expect(words.say({ key: 'not-there', rule: '', args: [['clan', 'red']] })).toBe('Not there red');
  });

  it('explain a question where the catalogue does', () => {
    expect(words.help({ key: 'ask-half', rule: '', args: [['seat', '1']] })).toBe('Berta may refuse it.');
    expect(words.help({ key: 'nothing', rule: '', args: [] })).toBeNull();
    expect(words.anything('ask')).toBeNull();
  });

  it('find a thing whose kind is not known', () => {
    expect(words.anything('T1')).toBe('territory 1');
    expect(words.anything('7')).toBeNull();
  });
});

describe('grammar, the same cases as in Python', () => {
  interface Case {
    language: 'it' | 'en';
    sentence: Sentence;
    text: string;
    sums?: string[];
  }
  const { names, catalogue: texts, cases } = JSON.parse(readFileSync('../tests/words/cases.json', 'utf8')) as {
    names: string[];
    catalogue: Record<'it' | 'en', string>;
    cases: Case[];
  };
  it.each(cases)('$language $text', ({ language, sentence, text, sums }) => {
    const words = new GameWords(language, texts[language], names);
    expect(words.say(sentence)).toBe(text);
    expect(words.sums({ n: 0, ...sentence })).toEqual(sums ?? []);
  });

  it('leaves forms of what is not chosen open, with their prepositions', () => {
    const args: [string, string][] = [['power', 'ENG'], ['province', 'FRA_1A']];
    const words = new GameWords('it', texts.it, names);
    expect(words.verb({ move: 0, words: '', verb: 'attack', args })).toBe('Attacca … con …');
  });
});

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe('words of the shell', () => {
  const source = files('src')
    .filter((file) => /\.(svelte|ts)$/.test(file) && (!file.includes('boards') || file.includes('boards/shared')))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = new Set([...source.matchAll(/\bt\('([a-z-]+)'/g)].map((m) => m[1] ?? ''));
  const ids = (language: string): string[] =>
    [...readFileSync(`src/words/${language}.ftl`, 'utf8').matchAll(/^([a-z-]+) =/gm)].map((m) => m[1] ?? '');

  it('exist in both languages, the same ones', () => {
    expect(ids('it').sort()).toEqual(ids('en').sort());
    expect(used.size).toBeGreaterThan(80);
    for (const language of ['it', 'en'] as const) {
      const words = new ShellWords(language);
      expect([...used].filter((key) => !words.has(key))).toEqual([]);
    }
  });

  it('are all in use', () => {
    // Keys that are put together at run time: strengths and tempers of bots, states of a table and of the build, jumps in a replay, rites, paces, keys, arms, clocks, how people talk, how far counsel goes, what becomes of promises, ways of being told and what goes wrong there.
    const composed = /^(build-(building|ready|no-compiler|failed)|closed-(damaged|other-rules)|vote-for-(kick|mute|unmute)|note-(kicked|muted|unmuted|leaves|departs|sits|takes-over|renewed|regent|returns|went-back|other-rules|paused|resumed|more-time|other-clock|time-out|asks-back|reseated)|clock-((live|days)(-hint)?|part-(turn|bank|add|cap)|minutes|hours|rests|in-bank|late)|bot-(random|greedy|search)(-hint)?|temper-\w+|status-(waiting|running|over)|first|earlier|later|last|rite-\w+|pace-(of-\w+|by-(none|live|days))|key-\w+|preset-(first|evening|full)(-hint)?|(division|tincture|charge)-\w+|talk-(free|rulebook|public|none)(-short)?|counsel-(off|rules|preview|hint)(-short)?|opened-(end|never)|kind-(push|mail|discord|slack|ntfy|json)|about-(turn|offer|letter|vote|time|regent|invite|over)|why-(no-answer|(private|bad)-address|gone|mail-refused|no-mail|status)|promise-((replies|says)-)?(kept|broken|released))$/;
    expect(ids('en').filter((key) => !used.has(key) && !composed.test(key))).toEqual([]);
  });
});

describe('the shell', () => {
  it('has no word about any particular game', () => {
    const games = /carolus|medieval|fief|conspiracy|universalis|paladin|emperor|castle/i;
    const shell = files('src').filter((file) => !/boards\/\w+\/|src\/map\/|src\/words\//.test(file) && /\.(svelte|ts)$/.test(file));
    const guilty = shell.filter((file) => games.test(readFileSync(file, 'utf8')));
    expect(guilty).toEqual([]);
  });
});
