/** Messages that reach this browser also when no page of ours is open. */

import { deviceName } from './device';
import type { NewChannel } from './told';
import type { Language } from './words';

/** Browsers push only to pages that came over HTTPS, or from this very machine. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPhone pushes only to what stands on its home screen. */
export const wantsHomeScreen = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

/** Somebody has said no to messages, in the browser; only they can change that, there. */
export class NotAllowed extends Error {}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** Ask the browser for an address, where the holder of this key may send messages. */
export async function subscribe(key: string, language: Language): Promise<NewChannel> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another server, or before its key was lost, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  return {
    kind: 'push',
    address: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    label: deviceName(navigator.userAgent),
    language,
  };
}

/** No more messages to this browser. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
