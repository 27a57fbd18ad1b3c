import { describe, expect, it } from 'vitest';

import { mergeLines, newsOf } from '../src/lib/lines';
import type { Line } from '../src/lib/protocol';
import { haveSecrets } from '../src/lib/secrets';
import { nearest, paragraphOf, render } from '../src/lib/guide';

const lines = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, i) => ({ n: from + i, key: `k${from + i}`, rule: '', args: [] }));

describe('the journal', () => {
  it('grows, and loses what was taken back', () => {
    expect(mergeLines(lines(0, 5), 5, lines(5, 7)).map((l) => l.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(mergeLines(lines(95, 100), 98, lines(98, 99)).map((l) => l.n)).toEqual([95, 96, 97, 98]); // came late, one taken back
    expect(mergeLines(lines(0, 5), 3, []).map((l) => l.n)).toEqual([0, 1, 2]);
  });

  it('tells as news what came since one last looked', () => {
    expect(newsOf(6, 0, lines(0, 10)).map((l) => l.n)).toEqual([7, 8, 9]);
    expect(newsOf(9, 10, lines(10, 12)).map((l) => l.n)).toEqual([10, 11]);
  });

  it('tells lines anew whose numbers were freed by an undo', () => {
    expect(newsOf(9, 7, lines(7, 9)).map((l) => l.n)).toEqual([7, 8]);
  });

  it('tells the first lines of a table that had none', () => {
    expect(newsOf(-1, 0, lines(0, 2)).map((l) => l.n)).toEqual([0, 1]);
  });

  it('tells the beginning to somebody who comes early, and nothing to somebody who comes late', () => {
    expect(newsOf(null, 0, lines(0, 10))).toHaveLength(10);
    expect(newsOf(null, 0, lines(0, 100))).toEqual([]);
  });
});

describe('handing over the device', () => {
  const view = (table: Record<string, unknown>) => ({
    game: 'g', seats: 2, options: {}, asked: [], draft: [], outcome: null, table, stack: [],
  });

  it('covers the board only when the seats see different things', () => {
    expect(haveSecrets([view({ gold: 3 }), view({ gold: 3 })])).toBe(false);
    expect(haveSecrets([view({ hand: ['pope'] }), view({ hand: [] })])).toBe(true);
  });
});

describe('the rules page', () => {
  it('knows paragraphs by the number at the head of a heading', () => {
    expect(paragraphOf('4.2A Play cubes')).toBe('4.2A');
    expect(paragraphOf('R02: crowns')).toBe('R02');
    expect(paragraphOf('About')).toBeNull();
  });

  it('goes to the nearest paragraph there is', () => {
    const known = new Set(['4', '4.2', '5']);
    expect(nearest('4.2A', known)).toBe('4.2');
    expect(nearest('5.3', known)).toBe('5');
    expect(nearest('R02', known)).toBeNull();
  });

  it('gives each heading a place to jump to', () => {
    const { html, paragraphs } = render('## 4.1 Tokens\n\ntext');
    expect(html).toContain('<h2 id="p-4.1"');
    expect(paragraphs.has('4.1')).toBe(true);
  });
});
