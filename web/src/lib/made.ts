/** What the server hands out when a table is made: own keys are kept to play with, invitations to be sent to friends. */

import { addHost, addInvite, addKey } from './keys';
import type { Made } from './protocol';

export function keep(made: Made): void {
  for (const key of Object.values(made.keys)) addKey(made.table, key);
  for (const [seat, key] of Object.entries(made.invites)) addInvite(made.table, seat, key);
  if (!Object.values(made.keys).includes(made.host)) addHost(made.table, made.host);
}
