import { describe, expect, it } from 'vitest';

import { written } from './universalis-atlas';

describe('the atlas of the board', () => {
  // `npx vitest run universalis-atlas -u` writes it anew after a change of the rules data.
  it('says what the rules data say', async () => {
    await expect(written()).toMatchFileSnapshot('../src/boards/universalis/atlas.json');
  });
});
