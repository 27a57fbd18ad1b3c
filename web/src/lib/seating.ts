/** Sitting down: an invitation is exchanged for a key of one's own, which is made and kept here before it is sent. */

import { api, Refused } from './api';
import { addKey, clearAddress, dropKey, keyInAddress, newKey } from './keys';
import { myself } from './me.svelte';
import type { NewSeat, TableInfo } from './protocol';
import { settings } from './settings.svelte';

/** Sit down with these keys, on the seat they invite to or on a free one; is it ours, or have the others to agree first? */
export async function sitDown(table: string, invites: string[], seat: number | null): Promise<'ours' | 'pending'> {
  const own = newKey();
  addKey(table, own); // if the answer is lost, the seat is not
  try {
    const taken = await api.take(table, { seat, name: settings.name, key: own }, invites);
    if (taken.key !== own) {
      dropKey(table, own);
      if (taken.key) addKey(table, taken.key); // else another device of ours has it
    }
    await myself.own();
    return taken.pending ? 'pending' : 'ours';
  } catch (error) {
    if (error instanceof Refused && error.key) dropKey(table, own);
    throw error;
  }
}

/** Whoever comes by a link sits down, if it invites to a seat; what the server says against it, if it does. */
export async function arrive(table: string): Promise<unknown> {
  const key = keyInAddress();
  if (!key) return null;
  try {
    await sitDown(table, [key], null);
  } catch (error) {
    if (!(error instanceof Refused) || !error.key) return error; // not answered: the key stays where it is
    if (error.key === 'looks-on') {
      addKey(table, key);
      clearAddress();
      return null;
    }
    clearAddress();
    return error;
  }
  clearAddress();
  return null;
}

/** The device that held a seat is lost: ask the others for it; the key made here holds it when all have agreed. */
export async function askBack(table: string, seat: number): Promise<void> {
  const fresh = newKey();
  addKey(table, fresh);
  try {
    await api.reseat(table, seat, fresh);
  } catch (error) {
    if (error instanceof Refused && error.key) dropKey(table, fresh);
    throw error;
  }
}

/** Exchange the key of an own seat: other devices and links lose it. */
export async function renew(table: string, seat: number): Promise<void> {
  const fresh = newKey();
  addKey(table, fresh);
  try {
    await api.renew(table, seat, fresh);
  } catch (error) {
    if (error instanceof Refused && error.key) dropKey(table, fresh);
    throw error;
  }
}

/** Whoever sat there is offered again: a bot as strong as the one that played, a person as a bot; one of them is oneself. */
export function seatsAgain(info: TableInfo, me: number, bots: readonly string[]): NewSeat[] {
  const strength = bots[1] ?? bots[0] ?? '';
  return info.seats.map((sat, i): NewSeat =>
    i === me ? { who: 'me', name: settings.name } : { who: 'bot', bot: sat.bot ?? sat.regent ?? strength },
  );
}
