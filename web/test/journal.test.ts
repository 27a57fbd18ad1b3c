import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { captions, entriesOf, lastOf } from '../src/lib/entries';
import type { Line } from '../src/lib/protocol';
import { GameWords } from '../src/lib/words';
import Journal from '../src/shell/Journal.svelte';

const line = (n: number, key: string, more: Partial<Line> = {}): Line => ({ n, key, rule: '', args: [], ...more });
const set = (lines: Line[]): unknown[] => entriesOf(lines).map((e) => [e.line.n, e.under.map((l) => l.n)]);

describe('how the journal is set', () => {
  it('folds details under the line before, leads under the line after', () => {
    const lines = [
      line(0, 'year', { place: 'heading' }),
      line(1, 'bid', { place: 'lead' }),
      line(2, 'bid', { place: 'lead' }),
      line(3, 'sold'),
      line(4, 'paid', { place: 'detail' }),
      line(5, 'march'),
    ];
    expect(set(lines)).toEqual([[0, []], [3, [1, 2, 4]], [5, []]]);
    expect(entriesOf(lines).map(lastOf)).toEqual([0, 4, 5]);
  });

  it('hides nothing: what has no line of its own stands for itself', () => {
    expect(set([line(0, 'paid', { place: 'detail' }), line(1, 'march')])).toEqual([[0, []], [1, []]]);
    expect(set([line(0, 'year', { place: 'heading' }), line(1, 'paid', { place: 'detail' })])).toEqual([[0, []], [1, []]]);
    expect(set([line(0, 'bid', { place: 'lead' }), line(1, 'year', { place: 'heading' })])).toEqual([[0, []], [1, []]]);
    expect(set([line(0, 'march'), line(1, 'bid', { place: 'lead' }), line(2, 'paid', { place: 'detail' })])).toEqual([[0, []], [1, []], [2, []]]);
  });

  it('tells over the board what does not fold away', () => {
    const bid = line(0, 'bid', { place: 'lead' });
    const sold = line(1, 'sold');
    expect(captions([bid, sold])).toEqual([sold]);
    expect(captions([bid])).toEqual([bid]);
  });
});

const catalogue = `
year = The year begins
sold = it is sold
bid = a bid
won = a battle is won
die = die { $value }
army = army { $value }
fort = fort { $value }
side = { $seat }
`;

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the journal on the page', () => {
  it('has headings, and unfolds details and sums', () => {
    const part = (key: string, value: number) => ({ key, rule: '', args: [], value });
    const of = { key: 'side', rule: '', args: [['seat', '0']] as [string, string][] };
    const lines = [
      line(0, 'year', { place: 'heading' }),
      line(1, 'bid', { place: 'lead' }),
      line(2, 'sold'),
      line(3, 'won', { sums: [{ of, terms: [part('die', 4), part('army', 2), part('fort', -1)], total: 5 }] }),
    ];
    shown = mount(Journal, { target: document.body, props: { lines, words: new GameWords('en', catalogue, ['Anna']), game: 'war', seen: null, show: () => undefined } });
    flushSync();
    expect(document.querySelector('h3')?.textContent.trim()).toBe('The year begins');
    expect(document.body.textContent).not.toContain('A bid');
    const [sold, won] = document.querySelectorAll<HTMLButtonElement>('.unfold');
    sold?.click();
    won?.click();
    flushSync();
    expect(sold?.getAttribute('aria-expanded')).toBe('true');
    const under = [...document.querySelectorAll('.under')].map((e) => e.textContent.replaceAll(/\s+/g, ' ').trim());
    expect(under).toEqual(['A bid', 'Anna: die 4 + army 2 − fort 1 = 5']);
    sold?.click();
    flushSync();
    expect(document.body.textContent).not.toContain('A bid');
  });
});
