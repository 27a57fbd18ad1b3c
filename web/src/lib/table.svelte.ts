/** One table as this browser sees it: the live connection, the latest state, and what has been sent but not yet acknowledged. */

import { changed } from './changes';
import { keysOf, newKey } from './keys';
import { Letters } from './letters.svelte';
import { addLines, standing } from './talk';
import { lastSeen, mergeLines, newsOf } from './lines';
import type { Frame } from './following.svelte';
import { isWeighed, Prospects } from './prospects.svelte';
import { settings } from './settings.svelte';
import { timing } from './timing.svelte';
import type { ChatLine, CounselTold, FromServer, Line, OrdersNote, Outcome, SeatState, Sentence, State, TableInfo, ToServer } from './protocol';

/** Something to tell the person who just tried something: a sentence of the rules or a message of the server. */
export interface Notice {
  sentence: Sentence | null;
  key: string;
  message: string;
  allowed: boolean;
}

export type Sent = Exclude<ToServer, { type: 'hello' | 'look' }>;
export type Body<M> = M extends Sent ? Omit<M, 'id'> : never;

/** What the page says by itself: nobody has acted, so what is told stays. */
const OF_ITSELF: ReadonlySet<Sent['type']> = new Set(['read', 'read-letters']);
const SLOWEST_RETRY_MS = 8000;
const RESEND_MS = 1500;
/** So often at most the server is told that the page is seen. */
const LOOK_MS = 3000;

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
  /** Letters and promises. */
  readonly post = new Letters();
  /** What own seats have said beforehand. */
  orders: OrdersNote | null = $state.raw(null);
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

  /** What things would mean to those whose eyes we have. */
  readonly prospects = new Prospects((seat, about, state) => this.weigh(seat, about, state));

  private socket: WebSocket | null = null;
  private retry = 500;
  /** The number of the last line that this browser has shown; null before it has shown anything of this table. */
  private told: number | null;
  private timer = 0;
  private closed = false;
  /** No state has come on this connection yet. */
  private anew = true;
  /** A move was sent since the last state. */
  protected acted = false;
  private lookedAt = -Infinity;
  private lookTimer = 0;
  /** The last state that was sent: what has changed is told of this one. */
  private whole: State | null = null;
  private readonly open = new Map<string, Sent>();
  /** Questions about prospects, by id: the state that they are about. One that is lost with the connection is asked anew. */
  private readonly weighed = new Map<string, { state: object; about: string[] }>();

  /** Questions to the counsellor, by id. */
  private readonly advised = new Map<string, { take: (told: CounselTold) => void; fail: (why: Notice) => void }>();

  constructor(id: string) {
    this.id = id;
    this.told = lastSeen(id);
  }

  connect(): void {
    timing.take(null); // the server tells it anew, if there is anything to tell
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.retry = 500;
      this.anew = true;
      this.post.reset();
      socket.send(JSON.stringify({ type: 'hello', table: this.id, keys: keysOf(this.id), name: settings.name, changes: true } satisfies ToServer));
      // What was not acknowledged goes out again under its old id, so that it cannot be applied twice.
      for (const message of this.open.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.connected = false;
      for (const id of [...this.advised.keys()]) this.noCounsel(id, 'no-answer', '');
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
    clearTimeout(this.lookTimer);
    timing.take(null);
    this.socket?.close();
  }

  send(body: Body<Sent>): void {
    const message = { ...body, id: newKey() } as Sent;
    if (!OF_ITSELF.has(message.type)) this.notice = null;
    this.open.set(message.id, message);
    if (message.type === 'move' || message.type === 'undo') this.acted = true;
    this.count();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask what these things would mean. An answer counts for the state that was shown when it was asked. */
  protected weigh(seat: number, about: string[], state: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !isWeighed(this.info)) return;
    const id = newKey();
    this.weighed.set(id, { state, about });
    this.socket.send(JSON.stringify({ type: 'prospects', id, seat, about } satisfies ToServer));
  }

  /** Ask the counsellor: for a hint, or with the words of a choice what that would bring. Fails with a notice. */
  advise(seat: number, seq: number, words: string): Promise<CounselTold> {
    return new Promise((take, reject: (why: Notice) => void) => {
      const id = newKey();
      this.advised.set(id, { take, fail: reject });
      if (this.socket?.readyState !== WebSocket.OPEN) return void this.noCounsel(id, 'no-answer', '');
      this.socket.send(JSON.stringify({ type: 'counsel', id, seat, seq, want: words ? 'preview' : 'hint', words } satisfies ToServer));
    });
  }

  private noCounsel(id: string, key: string, message: string): boolean {
    const asked = this.advised.get(id);
    this.advised.delete(id);
    asked?.fail({ sentence: null, key, message, allowed: false });
    return asked !== undefined;
  }

  private refusedToWeigh(id: string): boolean {
    const asked = this.weighed.get(id);
    this.weighed.delete(id);
    if (asked) this.prospects.fail(asked.state, asked.about);
    return asked !== undefined;
  }

  /** Whoever has this before their eyes need not be called. A page in the background is not seen. */
  readonly seen = (): void => {
    clearTimeout(this.lookTimer);
    if (document.visibilityState !== 'visible' || this.socket?.readyState !== WebSocket.OPEN || (this.eyes[0] ?? -1) < 0) return;
    const wait = this.lookedAt + LOOK_MS - performance.now();
    if (wait > 0) {
      this.lookTimer = window.setTimeout(this.seen, wait);
      return;
    }
    this.lookedAt = performance.now();
    this.socket.send(JSON.stringify({ type: 'look' } satisfies ToServer));
  };

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
        timing.kind = message.clock.kind;
        this.connected = true;
        break;
      case 'state':
        this.take(message);
        this.seen();
        break;
      case 'change':
        if (this.whole) this.take({ ...changed(this.whole, message.changes), kept: message.kept, lines: message.lines });
        this.seen();
        break;
      case 'ack':
        this.open.delete(message.id);
        this.count();
        break;
      case 'refused':
        if (this.refusedToWeigh(message.id) || this.noCounsel(message.id, message.key, message.message ?? '')) break;
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
      case 'prospects': {
        const asked = this.weighed.get(message.id);
        this.weighed.delete(message.id);
        if (asked && this.seats[message.seat] === asked.state) this.prospects.take(asked.state, message.told);
        break;
      }
      case 'counsel':
        this.advised.get(message.id)?.take(message);
        this.advised.delete(message.id);
        break;
      case 'chat':
        this.hall = addLines(this.hall, message.lines);
        break;
      case 'clock':
        timing.take(message);
        break;
      case 'gallery':
        this.gallery = addLines(this.gallery, message.lines);
        break;
      case 'orders':
        this.orders = message;
        break;
      case 'letters':
        this.post.take(message);
        break;
      case 'thinking':
        this.thinking = { seat: message.seat, seconds: message.seconds, since: performance.now() - 1000 * message.spent };
        break;
      case 'error':
        if (message.id && (this.refusedToWeigh(message.id) || this.noCounsel(message.id, message.key, message.message))) break;
        if (message.key === 'no-such-table' || message.key === 'shut-out') this.gone = message.key;
        // It may not have been saved, or came too fast: the same again, under the same id, cannot be done twice.
        else if (message.id && this.open.has(message.id)) window.setTimeout(() => this.again(message.id ?? ''), RESEND_MS);
        else this.notice = { sentence: null, key: message.key, message: message.message, allowed: false };
        break;
    }
  }

  private take(state: State): void {
    this.whole = state;
    this.look(state);
    if (!this.anew) {
      this.post.cut(state.kept);
      this.hall = standing(this.hall, state.kept);
    }
    this.anew = false;
    this.lines = mergeLines(this.lines, state.kept, state.lines);
    this.news = newsOf(this.told, state.kept, state.lines);
    this.told = this.lines.at(-1)?.n ?? -1;
    this.tell(this.news);
  }

  protected tell(news: Line[]): void {
    const { seats, asked, outcome, lines } = this;
    this.onframe({ seats, asked, outcome, lines, news, own: this.acted });
    this.acted = false;
  }

  protected look(state: Omit<State, 'kept' | 'lines'>): void {
    this.eyes = state.eyes;
    this.seats = state.seats;
    this.asked = state.asked;
    this.outcome = state.outcome;
    for (const seat of state.eyes) {
      const shown = state.seats[seat];
      if (shown) this.prospects.show(seat, shown);
    }
  }
}
