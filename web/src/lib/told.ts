/** How one is told: the calls about channels, as the server answers them. */

import { api } from './api';
import type { Language } from './words';

export const KINDS = ['turn', 'offer', 'letter', 'vote', 'time', 'regent', 'invite', 'over'] as const;
export type NoticeKind = (typeof KINDS)[number];
export const HOOKS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type HookKind = (typeof HOOKS)[number];

export interface Channel {
  channel: string;
  kind: 'push' | 'mail' | HookKind;
  address: string;
  label: string;
  kinds: NoticeKind[];
  digest: boolean;
  verified: boolean;
  /** A word for why the last message did not arrive. */
  error: string;
  dead: boolean;
  /** Is it this very browser? */
  here: boolean;
  created: number;
}

export interface Told {
  push_key: string;
  mail: boolean;
  zone: string;
  quiet: string;
  digest: string;
  channels: Channel[];
}

export interface NewChannel {
  kind: Channel['kind'];
  address: string;
  p256dh?: string;
  auth?: string;
  label?: string;
  language: Language;
}

const { get, post } = api;
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}/hooks`;

export const telling = {
  load: () => get<Told>('/api/me/channels'),
  add: (channel: NewChannel) => post<Told>('/api/me/channels', channel),
  change: (channel: string, change: { kinds?: NoticeKind[]; digest?: boolean }) => post<Told>('/api/me/channels/change', { channel, ...change }),
  remove: (channel: string) => post<Told>('/api/me/channels/remove', { channel }),
  test: (channel: string) => post<{ error: string }>('/api/me/channels/test', { channel }),
  wish: (wishes: { zone?: string; quiet?: string; digest?: string; language?: Language }) => post<Told>('/api/me/wishes', wishes),
  verify: (code: string) => post<Told>('/api/me/verify', { code }),
  lost: (address: string, language: Language) => post<unknown>('/api/lost', { address, language }),
  hooks: (table: string, keys: string[]) => get<{ hooks: Channel[] }>(at(table), keys),
  addHook: (table: string, keys: string[], kind: HookKind, address: string, language: Language) =>
    post<{ hooks: Channel[] }>(at(table), { kind, address, language }, keys),
  removeHook: (table: string, keys: string[], channel: string) => post<{ hooks: Channel[] }>(`${at(table)}/remove`, { channel }, keys),
  testHook: (table: string, keys: string[], channel: string) => post<{ error: string }>(`${at(table)}/test`, { channel }, keys),
};

/** What sort of hook an address is, as far as it shows. */
export function hookKind(address: string): HookKind {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\/api\/webhooks\//.test(address)) return 'discord';
  if (/^https:\/\/hooks\.slack\.com\//.test(address)) return 'slack';
  if (/^https:\/\/ntfy\./.test(address)) return 'ntfy';
  return 'json';
}

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
