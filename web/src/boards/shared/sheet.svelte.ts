/** The map of a board, on its way or here. */

import { loadBoard, type Decoded } from '../../map';

export interface Sheet {
  readonly map: Decoded | null;
  readonly failed: string;
}

export function sheetOf(game: string): Sheet {
  let map = $state.raw<Decoded | null>(null);
  let failed = $state('');
  loadBoard(game).then(
    (board) => (map = board),
    (error: unknown) => (failed = String(error)),
  );
  return {
    get map() { return map; },
    get failed() { return failed; },
  };
}
