/** Who plays here: the person that this device is known as, if it is. No password; the browser keeps a cookie that pages cannot read. */

import { alone } from './alone';
import { api, Refused } from './api';
import { deviceName } from './device';
import { allKeys } from './keys';
import type { Me } from './protocol';
import { settings } from './settings.svelte';

class Myself {
  me: Me | null = $state.raw(null);
  /** Has the server been asked? */
  asked = $state(false);
  private asking: Promise<void> | null = null;

  /** Ask who is known here; once for all parts of a page. */
  load(): Promise<void> {
    this.asking ??= api
      .whoami()
      .then(({ me }) => this.take(me))
      .finally(() => {
        this.asked = true;
        this.asking = null;
      });
    return this.asking;
  }

  take(me: Me | null): void {
    this.me = me;
    if (me?.name && !settings.name) settings.name = me.name;
  }

  /** A seat was taken: from now on it is a person's, on all their devices, and so are the others that this browser holds. */
  async own(): Promise<void> {
    const keys = allKeys().slice(-200);
    if (!keys.length) return;
    try {
      await this.greet(settings.name, keys);
    } catch (error) {
      // The key of the seat is kept; it becomes the person's another time.
      if (!(error instanceof Refused)) throw error;
    }
  }

  private greet(name: string, keys: string[]): Promise<void> {
    return alone(async () => this.take(await api.greet(name, deviceName(navigator.userAgent), keys)));
  }

  /** Be known here, under this name, as whoever joins something that is not a seat. */
  async introduce(name: string): Promise<void> {
    settings.name = name;
    if (this.me) return this.rename(name);
    await this.greet(name, allKeys().slice(-200));
  }

  /** A new name, here and on all devices. */
  async rename(name: string): Promise<void> {
    settings.name = name;
    if (this.me && this.me.name !== name) this.take(await api.changeMe({ name }));
  }
}

export const myself = new Myself();
