/** One table as this browser sees it: the live connection, the latest state, and what has been sent but not yet acknowledged. */

import { keysOf, newKey } from './keys';
import { addLines } from './talk';
import { lastSeen, mergeLines, newsOf } from './lines';
import type { Frame } from './following.svelte';
import { settings } from './settings.svelte';
import type { ChatLine, FromServer, Line, Outcome, SeatState, Sentence, State, TableInfo, ToServer } from './protocol';

/** Something to tell the person who just tried something: a sentence of the rules or a message of the server. */
export interface Notice {
  sentence: Sentence | null;
  key: string;
  message: string;
  allowed: boolean;
}

type Sent = Exclude<ToServer, { type: 'hello' }>;
type Body<M> = M extends Sent ? Omit<M, 'id'> : never;

const SLOWEST_RETRY_MS = 8000;
const RESEND_MS = 1500;

export class LiveTable {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  eyes: number[] = $state.raw([]);
  seats: Record<string, SeatState> = $state.raw({});
  asked: number[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** The lines of the latest message that were not seen before: what has just happened. */
  news: Line[] = $state.raw([]);
  private hall: ChatLine[] = $state.raw([]);
  private gallery: ChatLine[] = $state.raw([]);
  /** What was said at the table and, where we may hear it, in the gallery, in order. */
  readonly chat: ChatLine[] = $derived(this.gallery.length ? [...this.hall, ...this.gallery].sort((a, b) => a.at - b.at) : this.hall);
  connected = $state(false);
  /** Whose turn has begun, if a bot's: how long it may take, and when it began by this browser's clock. */
  thinking: { seat: number; seconds: number; since: number } | null = $state.raw(null);
  /** The server says that there is no such table, or that we may not look on; no use in trying again. */
  gone: '' | 'no-such-table' | 'shut-out' = $state('');
  notice: Notice | null = $state.raw(null);
  /** Moves on their way; the choices rest until they are answered. */
  busy = $state(0);
  /** Told of every state that comes. */
  onframe: (frame: Frame) => void = () => undefined;

  private socket: WebSocket | null = null;
  private retry = 500;
  /** The number of the last line that this browser has shown; null before it has shown anything of this table. */
  private told: number | null;
  private timer = 0;
  private closed = false;
  /** A move was sent since the last state. */
  private acted = false;
  private readonly open = new Map<string, Sent>();

  constructor(id: string) {
    this.id = id;
    this.told = lastSeen(id);
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.retry = 500;
      socket.send(JSON.stringify({ type: 'hello', table: this.id, keys: keysOf(this.id), name: settings.name } satisfies ToServer));
      // What was not acknowledged goes out again under its old id, so that it cannot be applied twice.
      for (const message of this.open.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.connected = false;
      if (this.closed || this.gone) return;
      this.timer = window.setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, SLOWEST_RETRY_MS);
    };
  }

  /** With other keys than before: a seat was taken. */
  reconnect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  send(body: Body<Sent>): void {
    const message = { ...body, id: newKey() } as Sent;
    this.notice = null;
    this.open.set(message.id, message);
    if (message.type === 'move' || message.type === 'undo') this.acted = true;
    this.count();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Is anything sent but not answered? */
  get waiting(): boolean {
    return this.open.size > 0;
  }

  private again(id: string): void {
    const message = this.open.get(id);
    if (message && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private count(): void {
    this.busy = [...this.open.values()].filter((m) => m.type === 'move' || m.type === 'undo').length;
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        this.connected = true;
        break;
      case 'state':
        this.take(message);
        break;
      case 'ack':
        this.open.delete(message.id);
        this.count();
        break;
      case 'refused':
        this.open.delete(message.id);
        this.count();
        if (message.state) {
          this.look(message.state);
          this.tell([]);
        }
        this.notice = { sentence: message.sentence ?? null, key: message.key, message: message.message ?? '', allowed: false };
        break;
      case 'why':
        this.open.delete(message.id);
        this.notice = { sentence: message.sentence, key: '', message: '', allowed: message.allowed };
        break;
      case 'chat':
        this.hall = addLines(this.hall, message.lines);
        break;
      case 'gallery':
        this.gallery = addLines(this.gallery, message.lines);
        break;
      case 'thinking':
        this.thinking = { seat: message.seat, seconds: message.seconds, since: performance.now() - 1000 * message.spent };
        break;
      case 'error':
        if (message.key === 'no-such-table' || message.key === 'shut-out') this.gone = message.key;
        // It may not have been saved, or came too fast: the same again, under the same id, cannot be done twice.
        else if (message.id && this.open.has(message.id)) window.setTimeout(() => this.again(message.id ?? ''), RESEND_MS);
        else this.notice = { sentence: null, key: message.key, message: message.message, allowed: false };
        break;
    }
  }

  private take(state: State): void {
    this.look(state);
    this.lines = mergeLines(this.lines, state.kept, state.lines);
    this.news = newsOf(this.told, state.kept, state.lines);
    this.told = this.lines.at(-1)?.n ?? -1;
    this.tell(this.news);
  }

  private tell(news: Line[]): void {
    const { seats, asked, outcome, lines } = this;
    this.onframe({ seats, asked, outcome, lines, news, own: this.acted });
    this.acted = false;
  }

  private look(state: Omit<State, 'kept' | 'lines'>): void {
    this.eyes = state.eyes;
    this.seats = state.seats;
    this.asked = state.asked;
    this.outcome = state.outcome;
  }
}
