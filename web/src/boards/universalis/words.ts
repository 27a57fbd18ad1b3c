/** What only this board says; everything else is in the game's own catalogue. */

import { sayings } from '../shared/words';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';

export type { Say } from '../shared/words';

export const sayer = sayings(it, en);
