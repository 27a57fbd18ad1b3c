/** Do two own seats see different things? Then the board is covered when the device changes hands. */

import type { View } from './protocol';

export function haveSecrets(views: View[]): boolean {
  const seen = views.map((view) => JSON.stringify([view.table, view.stack, view.draft]));
  return new Set(seen).size > 1;
}
