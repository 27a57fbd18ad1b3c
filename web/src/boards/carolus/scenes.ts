/** Where lands grow together, and where castles change hands. */

import { type RiteSign, rites, type Scene, type Told } from '../scenes';

const RITES: Record<string, RiteSign> = { 'spaces-merged': 'founding', 'castles-replaced': 'fall' };

export const scenesOf = (told: Told): Scene[] => rites(told, RITES);
