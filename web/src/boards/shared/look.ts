/** What every panel of a board needs to draw and to be clicked. */

import type { BoardProps } from '../contract';
import type { Say } from './words';

export interface Look extends Pick<BoardProps, 'seat' | 'names' | 'lit' | 'picked' | 'words' | 'tell'> {
  pick: (ref: string) => void;
  say: Say;
}

/** The look of a board, always up to date; `more` are getters of what only this board adds. */
export function lookOf<More extends object>(props: () => BoardProps, say: () => Say, more: More): Look & More {
  const look: Look = {
    get seat() { return props().seat; },
    get names() { return props().names; },
    get lit() { return props().lit; },
    get picked() { return props().picked; },
    get words() { return props().words; },
    get say() { return say(); },
    pick: (ref) => props().pick(ref),
    tell: (about) => props().tell(about),
  };
  return Object.defineProperties(look, Object.getOwnPropertyDescriptors(more)) as Look & More;
}
