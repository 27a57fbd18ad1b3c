/** The secret keys of this browser's seats, and the links it may still hand out. They never leave localStorage but to the server. */

interface Held {
  /** Keys of the seats that are played here. */
  keys: string[];
  /** Keys made for friends, by seat: links to copy, not seats to play. */
  invites: Record<string, string>;
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

export function keysOf(table: string): string[] {
  return held(load(), table).keys;
}

export function allKeys(): string[] {
  return Object.values(load()).flatMap((h) => h.keys);
}

export function invitesOf(table: string): Record<string, string> {
  return held(load(), table).invites;
}

export function addKey(table: string, key: string): void {
  const all = load();
  const mine = held(all, table);
  if (!mine.keys.includes(key)) mine.keys.push(key);
  for (const [seat, invited] of Object.entries(mine.invites)) if (invited === key) delete mine.invites[seat];
  all[table] = mine;
  localStorage.setItem(STORE, JSON.stringify(all));
}

export function addInvite(table: string, seat: string, key: string): void {
  const all = load();
  const mine = held(all, table);
  mine.invites[seat] = key;
  all[table] = mine;
  localStorage.setItem(STORE, JSON.stringify(all));
}

/** The same keys open the table of a rematch. */
export function passOn(from: string, to: string): void {
  for (const key of keysOf(from)) addKey(to, key);
  for (const [seat, key] of Object.entries(invitesOf(from))) addInvite(to, seat, key);
}

/** The link that seats a friend; the key is in the fragment, which browsers do not send. */
export function linkOf(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** A key that came with the address moves into the store and out of sight. */
export function takeKeyFromAddress(table: string): void {
  const key = location.hash.slice(1);
  if (!/^[\w-]{16,}$/.test(key)) return;
  addKey(table, key);
  history.replaceState(history.state, '', location.pathname + location.search);
}
