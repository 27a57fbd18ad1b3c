/** To whom one is writing: chosen by arms anywhere at the table, shown in one place. */

import { desk } from './desk.svelte';

export type Place = 'hall' | 'room' | 'notes' | 'promises';

class Talking {
  place: Place = $state('hall');
  /** The others in the room. */
  readers: number[] = $state.raw([]);
  /** May one write to others at this table at all? */
  can = $state(false);
  /** Letters not read, by the seat of another. */
  unread: (other: number) => number = $state.raw(() => 0);

  /** Opens a letter to these seats. */
  write(readers: number[]): void {
    this.readers = [...new Set(readers)].sort((a, b) => a - b);
    this.place = this.readers.length ? 'room' : 'hall';
    desk.show('chat');
  }

  /** A reader more, or one less. */
  toggle(seat: number): void {
    const others = this.place === 'room' ? this.readers : [];
    this.write(others.includes(seat) ? others.filter((s) => s !== seat) : [...others, seat]);
  }

  go(place: Place): void {
    this.place = place;
    desk.show('chat');
  }
}

export const talking = new Talking();
