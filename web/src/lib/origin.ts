/** Where a table comes from, if it was not laid anew. */

import type { Origin } from './protocol';
import { t } from './settings.svelte';

export function originOf(origin: Origin): string {
  if (origin.by_hand) return origin.move ? t('origin-by-hand-at', { n: origin.move }) : t('origin-by-hand');
  return t('origin-at', { n: origin.move });
}
