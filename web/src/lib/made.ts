/** What the server hands out when a table is made: own keys are kept to play with, the others to be sent to friends. */

import { addInvite, addKey } from './keys';
import type { Made, NewSeat } from './protocol';

export function keep(made: Made, seats: NewSeat[]): void {
  for (const [seat, key] of Object.entries(made.keys)) {
    if (seats[Number(seat)]?.who === 'me') addKey(made.table, key);
    else addInvite(made.table, seat, key);
  }
}
