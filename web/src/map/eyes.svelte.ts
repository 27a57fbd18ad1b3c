/** Whose eyes a map is drawn for: with clear tinctures also for those that tell some colours badly apart. */

class Eyes {
  clear = $state(false);
}

export const eyes = new Eyes();
