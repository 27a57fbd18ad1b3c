/** The HTTP calls of the protocol. */

import type { Hours } from './clock';
import { allKeys, keysOf } from './keys';
import type { AnalysisCard, Build, Cup, CupLine, CupTerms, Edition, GameInfo, Honour, LessonCard, Letter, LobbyTable, Made, Me, Moment, MyCode, NewSeat, NewTable, OpenedLetters, PersonInfo, Preview, Prospect, Ranking, Recap, TableInfo, Taken, Told, View } from './protocol';
import { timing } from './timing.svelte';
import type { Language } from './words';

/** What the server refused, in its own words. */
export class Refused extends Error {
  readonly key: string;
  /** What the words of the refusal need besides the message. */
  readonly details: Record<string, string | number>;

  constructor(key: string, message: string, details: Record<string, string | number> = {}) {
    super(message);
    this.key = key;
    this.details = details;
  }
}

async function call(method: string, path: string, keys: string[], body?: string, type?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (keys.length) headers['Authorization'] = `Bearer ${keys.join(',')}`;
  if (type) headers['Content-Type'] = type;
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
  timing.set(answer.headers.get('date'));
  if (answer.ok) return answer;
  let key = '';
  let message = `${answer.status} ${answer.statusText}`;
  let details: Record<string, string | number> = {};
  try {
    const said = (await answer.json()) as { error?: { key?: string; message?: string; details?: typeof details } };
    key = said.error?.key ?? '';
    details = said.error?.details ?? {};
    message = said.error?.message ?? message;
  } catch {
    // Not from the table server but from something on the way: its status is all there is to say.
  }
  throw new Refused(key, message, details);
}

async function get<T>(path: string, keys: string[] = []): Promise<T> {
  return (await (await call('GET', path, keys)).json()) as T;
}

async function post<T>(path: string, body: unknown, keys: string[] = []): Promise<T> {
  return (await (await call('POST', path, keys, JSON.stringify(body), 'application/json')).json()) as T;
}

async function text(path: string, keys: string[] = []): Promise<string> {
  return (await call('GET', path, keys)).text();
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const cupAt = (cup: string): string => `/api/cups/${encodeURIComponent(cup)}`;

export const api = {
  get,
  post,
  games: () => get<GameInfo[]>('/api/games'),
  house: () => get<{ keep_days: number | null; mail: boolean }>('/api/house'),
  build: () => get<Build>('/api/build'),
  words: (game: string, language: Language) => text(`/api/words/${game}/${language}`),
  guide: (game: string, language: Language) => text(`/api/guide/${game}/${language}`),
  tables: () => get<LobbyTable[]>('/api/tables'),
  table: (table: string) => get<TableInfo>(at(table), keysOf(table)),
  create: (table: NewTable) => post<Made>('/api/tables', table),
  take: (table: string, wish: { seat: number | null; name: string; key: string }, keys: string[]) =>
    post<Taken>(`${at(table)}/take`, wish, keys),
  renew: (table: string, seat: number, key: string) => post<Taken>(`${at(table)}/renew`, { seat, key }, keysOf(table)),
  ready: (table: string, seat: number, ready: boolean) => post<unknown>(`${at(table)}/ready`, { seat, ready }, keysOf(table)),
  invite: (table: string, seat: number) => post<{ seat: number; invite: string }>(`${at(table)}/invite`, { seat }, keysOf(table)),
  withdraw: (table: string, seat: number) => post<unknown>(`${at(table)}/withdraw`, { seat }, keysOf(table)),
  chair: (table: string, seat: number, bot: string | null) => post<unknown>(`${at(table)}/chair`, { seat, bot }, keysOf(table)),
  leave: (table: string, seat: number) => post<unknown>(`${at(table)}/leave`, { seat }, keysOf(table)),
  shut: (table: string, shut: boolean) => post<unknown>(`${at(table)}/shut`, { shut }, keysOf(table)),
  closeTable: (table: string) => post<unknown>(`${at(table)}/close`, {}, keysOf(table)),
  accuse: (table: string, by: number, seat: number, kind: 'kick' | 'mute' | 'unmute') =>
    post<unknown>(`${at(table)}/accuse`, { by, seat, kind }, keysOf(table)),
  record: (table: string) => text(`${at(table)}/record`, keysOf(table)),
  /** A moment with the lines of its own step, or with all lines up to it. */
  moment: (table: string, n: number, seat: number, lines: 'step' | 'all') =>
    get<Moment>(`${at(table)}/at/${n}?seat=${seat}&lines=${lines}`, keysOf(table)),
  edition: (table: string) => get<Edition>(`${at(table)}/edition`, keysOf(table)),
  wordsAt: (table: string, language: Language) => text(`${at(table)}/words/${language}`, keysOf(table)),
  tryEdition: (game: string, text: string) =>
    post<{ holds: boolean; faults: string[]; edition: Edition | null }>('/api/editions', { game, text }),
  recap: (table: string, seat: number) => get<Recap>(`${at(table)}/recap?seat=${seat}`, keysOf(table)),
  /** What an own seat saw when a line was told. */
  withLine: (table: string, line: number, seat: number) => get<{ view: View }>(`${at(table)}/line/${line}?seat=${seat}`, keysOf(table)),
  /** What things would have meant to a seat at a moment. */
  weigh: (table: string, n: number, seat: number, about: string[]) =>
    get<{ told: Record<string, Prospect[] | null> }>(`${at(table)}/at/${n}/prospects?seat=${seat}&${about.map((one) => `about=${encodeURIComponent(one)}`).join('&')}`, keysOf(table)),
  upload: async (record: string) =>
    (await (await call('POST', '/api/records', [], record, 'text/plain; charset=utf-8')).json()) as { table: string },
  analysis: (table: string) => get<AnalysisCard>(`${at(table)}/analysis`, keysOf(table)),
  analyse: (table: string) => post<AnalysisCard>(`${at(table)}/analysis`, {}, keysOf(table)),
  branch: (table: string, n: number, seats: NewSeat[]) =>
    post<Made>(`${at(table)}/branch`, { at: n, seats }, keysOf(table)),
  letters: (table: string, room: string, before: number) =>
    get<{ room: number[]; letters: Letter[] }>(`${at(table)}/letters?room=${room}&before=${before}`, keysOf(table)),
  opened: (table: string, start: number) => get<OpenedLetters>(`${at(table)}/opened?start=${start}`, keysOf(table)),
  honour: (table: string) => get<(Honour & { seat: number })[]>(`${at(table)}/honour`, keysOf(table)),
  rematch: (table: string) => post<{ table: string }>(`${at(table)}/rematch`, {}, keysOf(table)),
  lessons: () => get<Record<string, LessonCard[]>>('/api/lessons'),
  lessonWords: (game: string, language: Language) => text(`/api/lessons/${game}/words/${language}`),
  learn: (game: string, lesson: string, said: { entries: string[]; show?: boolean; why?: string; about?: string[] }) =>
    post<Told>(`/api/lessons/${game}/${lesson}`, said),
  playOn: (game: string, lesson: string, entries: string[], name: string) =>
    post<Made>(`/api/lessons/${game}/${lesson}/play`, { entries, name }),
  mine: () => get<LobbyTable[]>('/api/mine', allKeys().slice(-200)),
  personAt: (table: string, seat: number) => get<PersonInfo>(`${at(table)}/people/${seat}`, keysOf(table)),
  myResults: () => get<PersonInfo>('/api/me/results'),
  myRatings: () => get<Ranking[]>('/api/me/ratings'),
  createCup: (cup: { name: string; terms: CupTerms; plays: boolean }) => post<Cup>('/api/cups', cup),
  cup: (cup: string) => get<Cup>(cupAt(cup)),
  myCups: () => get<CupLine[]>('/api/me/cups'),
  joinCup: (cup: string) => post<Cup>(`${cupAt(cup)}/join`, {}),
  leaveCup: (cup: string) => post<Cup>(`${cupAt(cup)}/leave`, {}),
  openCup: (cup: string, open: boolean) => post<Cup>(`${cupAt(cup)}/open`, { open }),
  exchangeInCup: (cup: string, out: number | null, into: number | null) => post<Cup>(`${cupAt(cup)}/exchange`, { out, into }),
  nextRound: (cup: string, round: number) => post<Cup>(`${cupAt(cup)}/round`, { round }),
  closeCup: (cup: string) => post<Cup | null>(`${cupAt(cup)}/close`, {}),
  whoami: () => get<{ me: Me | null }>('/api/me'),
  greet: (name: string, device: string, keys: string[]) => post<Me>('/api/me', { name, device }, keys),
  changeMe: (change: { name?: string; arms?: string; hours?: Hours }) => post<Me>('/api/me/change', change),
  myLink: () => post<MyCode>('/api/me/link', {}),
  myRecovery: () => post<MyCode>('/api/me/recovery', {}),
  preview: (code: string) => post<Preview>('/api/me/preview', { code }),
  join: (code: string, device: string) => post<Me>('/api/me/join', { code, device }),
  forget: (device: string) => post<{ me: Me | null }>('/api/me/forget', { device }),
  exportMe: () => text('/api/me/export'),
  makeFeed: () => post<{ code: string }>('/api/me/feed', {}),
  endFeed: () => post<unknown>('/api/me/feed/end', {}),
  reseat: (table: string, seat: number, key: string) => post<Taken>(`${at(table)}/reseat`, { seat, key }, keysOf(table)),
  makeOnlooker: (table: string, label: string) => post<{ link: string; key: string }>(`${at(table)}/onlookers`, { label }, keysOf(table)),
  dropOnlooker: (table: string, link: string) => post<unknown>(`${at(table)}/onlookers/withdraw`, { link }, keysOf(table)),
  deleteMe: () => post<{ me: null }>('/api/me/delete', {}),
};
