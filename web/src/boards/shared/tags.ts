/** Prospects of what is lit, as tags at their places on the map. */

import type { Tag } from '../../map';
import { percent, toneOf, type Worded } from '../herald';

export function tagsOf(prospects: ReadonlyMap<string, Worded>, place: (ref: string) => string | undefined): Tag[] {
  return [...prospects].flatMap(([ref, prospect]): Tag[] => {
    const at = place(ref);
    const text = prospect.odds !== undefined ? percent(prospect.odds).replace(' ', '') : undefined;
    if (at === undefined || text === undefined) return [];
    const tone = toneOf(prospect);
    return [{ at, text, tone: tone === 'even' ? 'plain' : tone, from: 0 }];
  });
}
