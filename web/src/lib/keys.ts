/** The secret keys of this browser's seats, and the links it may still hand out. They never leave localStorage but to the server. */

interface Held {
  /** Keys of the seats that are played here. */
  keys: string[];
  /** Keys that invite friends, by seat: links to copy, not seats to play. */
  invites: Record<string, string>;
  /** The key of whoever laid the table, if it holds no seat. */
  host?: string;
}

const STORE = 'reame.keys';

function load(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

function held(all: Record<string, Held>, table: string): Held {
  return all[table] ?? { keys: [], invites: {} };
}

function change(table: string, act: (mine: Held) => void): void {
  const all = load();
  const mine = held(all, table);
  act(mine);
  all[table] = mine;
  localStorage.setItem(STORE, JSON.stringify(all));
}

/** All that the server is told at this table: the keys of one's seats, and the host's. */
export function keysOf(table: string): string[] {
  const mine = held(load(), table);
  return mine.host ? [...mine.keys, mine.host] : mine.keys;
}

export function allKeys(): string[] {
  return Object.values(load()).flatMap((h) => h.keys);
}

export function invitesOf(table: string): Record<string, string> {
  return held(load(), table).invites;
}

/** A key that nobody else has: 192 random bits. */
export function newKey(): string {
  const bits = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bits)).replaceAll('+', '-').replaceAll('/', '_');
}

export function addKey(table: string, key: string): void {
  change(table, (mine) => {
    if (!mine.keys.includes(key)) mine.keys.push(key);
  });
}

export function dropKey(table: string, key: string): void {
  change(table, (mine) => (mine.keys = mine.keys.filter((k) => k !== key)));
}

export function addInvite(table: string, seat: string, key: string): void {
  change(table, (mine) => (mine.invites[seat] = key));
}

export function dropInvite(table: string, seat: string): void {
  change(table, (mine) => delete mine.invites[seat]);
}

export function addHost(table: string, key: string): void {
  change(table, (mine) => (mine.host = key));
}

/** The same keys open the table of a rematch. */
export function passOn(from: string, to: string): void {
  const old = held(load(), from);
  change(to, (mine) => {
    mine.keys = [...new Set([...mine.keys, ...old.keys])];
    if (old.host) mine.host = old.host;
  });
}

/** This browser holds no seats by itself any more. */
export function dropAll(): void {
  localStorage.removeItem(STORE);
}

/** The link that seats a friend; the key is in the fragment, which browsers do not send. */
export function linkOf(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** The key that came with the address, if one did; it stays there until it has been exchanged. */
export function keyInAddress(): string | null {
  const key = location.hash.slice(1);
  return /^[\w-]{16,64}$/.test(key) ? key : null;
}

export function clearAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
