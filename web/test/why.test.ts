import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Line } from '../src/lib/protocol';
import { rulesOf, sectionOf } from '../src/lib/why';
import { GameWords } from '../src/lib/words';
import Journal from '../src/shell/Journal.svelte';

const GUIDE = `# A game

## 4 War

### 4.1 Attacks

![A board](pictures/war.en.webp)

An attack costs **two** florins.

### 4.2 Ties

A tie goes to the defender.

## R02 Who begins

The eldest.
`;
vi.mock('../src/lib/api', () => ({ api: { guide: () => Promise.resolve(GUIDE) } }));

const catalogue = `
people = seat
figure-florins = Florins
figure-die = Die
attacked = { $seat } attacks for { $florins }
rolled = the die shows { $die }
sum-of = attack
sum-die = die { $value }
`;

describe('the paragraph of a line', () => {
  it('is the one that is cited, without pictures', () => {
    expect(sectionOf(GUIDE, '4.1')).toEqual({ paragraph: '4.1', heading: '4.1 Attacks', text: 'An attack costs **two** florins.' });
    expect(sectionOf(GUIDE, 'R02')?.text).toBe('The eldest.');
  });

  it('is the nearest above it, with what it gathers', () => {
    expect(sectionOf(GUIDE, '4.2B')?.heading).toBe('4.2 Ties');
    expect(sectionOf(GUIDE, '4')?.text).toContain('A tie goes');
    expect(sectionOf(GUIDE, '4')?.text).not.toContain('eldest');
    expect(sectionOf(GUIDE, '9')).toBeNull();
  });

  it('stands first among those of its details and sums', () => {
    const sum = { of: { key: 'sum-of', rule: '4.1', args: [] }, terms: [{ key: 'sum-die', rule: '4.2', args: [], value: 3 }], total: 3 };
    const line: Line = { n: 0, key: 'attacked', rule: '4.1', args: [], sums: [sum] };
    expect(rulesOf(line, [{ n: 1, key: 'rolled', rule: 'R02', args: [] }])).toEqual(['4.1', 'R02', '4.2']);
    expect(rulesOf({ n: 0, key: 'attacked', rule: '', args: [] }, [])).toEqual([]);
  });
});

describe('a line that explains itself', () => {
  let shown: ReturnType<typeof mount> | undefined;
  afterEach(() => void (shown && unmount(shown)));
  const attacked = (n: number): Line => ({ n, key: 'attacked', rule: '4.1', args: [['seat', '0'], ['florins', '2']] });
  const lines: Line[] = [attacked(0), { n: 1, key: 'rolled', rule: '4.2', args: [['die', '5']], place: 'detail' }, attacked(2)];

  const put = (show = vi.fn()): typeof show => {
    shown = mount(Journal, { target: document.body, props: { lines, words: new GameWords('en', catalogue, ['Anna']), game: 'war', seen: -1, show } });
    flushSync();
    return show;
  };
  const marks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-why]')];

  it('names its figures and its paragraph, which is a link to the rules', async () => {
    const show = put();
    expect(document.querySelector('.why')).toBeNull();
    document.querySelector<HTMLElement>('li.line')?.click();
    await vi.waitFor(() => expect(document.querySelector('.why .text')?.textContent).toContain('An attack costs two florins.'));
    expect(document.querySelector('.why dl')?.textContent).toBe('Florins2');
    expect(document.querySelector('.under')?.textContent).toContain('The die shows 5');
    expect(document.querySelector('.why .others')?.textContent).toContain('4.2 Ties');
    const link = document.querySelector<HTMLAnchorElement>('.why .heading a');
    expect(link?.getAttribute('href')).toBe('/?rules=war&paragraph=4.1');
    link?.click();
    expect(show).toHaveBeenCalledWith('4.1');
  });

  it('goes by keyboard: one stop, arrows from line to line, Escape closes', async () => {
    put();
    expect(marks().map((mark) => mark.tabIndex)).toEqual([-1, 0]);
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    };
    marks()[1]?.focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(marks()[0]);
    expect(marks().map((mark) => mark.tabIndex)).toEqual([0, -1]);
    marks()[0]?.click();
    flushSync();
    expect(marks()[0]?.getAttribute('aria-expanded')).toBe('true');
    await vi.waitFor(() => expect(document.querySelector('.why a')).not.toBeNull());
    document.querySelector<HTMLElement>('.why a')?.focus();
    press('Escape');
    expect(document.querySelector('.why')).toBeNull();
    expect(document.activeElement).toBe(marks()[0]);
  });
});
