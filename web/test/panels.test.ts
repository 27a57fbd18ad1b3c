import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { GameWords } from '../src/lib/words';
import Panels from '../src/shell/Panels.svelte';

const catalogue = `
field-gold = Treasure
field-owners = Owners
province-ROM = Rome
power-FRA = France
step-Turn = A turn
`;

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function show(picks: string[] = []): void {
  shown = mount(Panels, {
    target: document.body,
    props: {
      view: {
        game: 'toy', seats: 2, options: {}, asked: [0], draft: [], outcome: null,
        table: { gold: { '0': 5, '1': 7 }, owners: { ROM: 'FRA' }, empty: {} },
        stack: [{ step: 'Turn', rule: '1' }],
      },
      seat: 0,
      people: [],
      names: ['Anna', 'Berta'],
      lit: new Set(['province:ROM']),
      picked: new Set<string>(),
      tell: () => null,
      prospects: new Map(),
      pick: (ref: string) => void picks.push(ref),
      words: new GameWords('en', catalogue, ['Anna', 'Berta']),
      light: 'light' as const,
      news: [],
    },
  });
  flushSync();
}

describe('a game without a board', () => {
  it('shows its fields under their names, with people and things by name', () => {
    show();
    const text = document.body.textContent ?? '';
    for (const word of ['Treasure', 'Anna', '5', 'Berta', '7', 'Owners', 'Rome', 'France', 'A turn']) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain('empty');
  });

  it('lets one pick what is lit', () => {
    const picks: string[] = [];
    show(picks);
    document.querySelector('button')?.click();
    expect(picks).toEqual(['province:ROM']);
  });
});
