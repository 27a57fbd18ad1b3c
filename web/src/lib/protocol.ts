/** What browser and server say to each other; docs/protocol.md in types. */

export type Arg = [kind: string, word: string];

export interface Sentence {
  key: string;
  rule: string;
  args: Arg[];
  /** A list of things of one kind behind the arguments. */
  each?: [kind: string, words: string[]];
}

/** A part of a sum and where it comes from: a die of 4, an army of 2. */
export interface Term extends Sentence {
  value: number;
}

/** How a figure came about. */
export interface Sum {
  of: Sentence;
  terms: Term[];
  total: number;
}

/** `place`: a heading, or a detail that folds away under the line before, or one (a lead) under the line after. */
export interface Line extends Sentence {
  n: number;
  place?: 'heading' | 'detail' | 'lead';
  sums?: Sum[];
}

export interface Choice {
  move: number;
  words: string;
  verb: string;
  args: Arg[];
}

/** What a seat may know, as plain data: the fields of the table and of the steps that are running. */
export interface View {
  game: string;
  seats: number;
  options: Record<string, string>;
  asked: number[];
  draft: string[];
  outcome: Outcome | null;
  table: Record<string, unknown>;
  stack: ({ step: string; rule: string } & Record<string, unknown>)[];
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: { name: string; values: string[]; standard: string; rule: string }[];
  bots: string[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot?: string | null;
  regent?: string | null;
  online: boolean;
  /** Not seen for longer than the table's limit, while something is asked of it. */
  away: boolean;
  mine: boolean;
  /** The blazon of whoever sits there, if that is known. */
  arms: string | null;
  /** Its holder has left for good. */
  departed: boolean;
  /** Says that the game may begin. */
  ready: boolean;
  /** The others have decided that it is silent. */
  muted: boolean;
  /** A link invites to it; only the host is told. */
  invited: boolean;
}

/** A seat in the list of tables. */
export type LobbySeat = Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'bot'>;

/** Which build the server runs, or is making: `make play` compiles the games while people already play. */
export type BuildState = 'plain' | 'compiled' | 'building' | 'ready' | 'no-compiler' | 'failed';

export interface Build {
  state: BuildState;
}

/** A line of the list of tables; of own tables with the own seats and those that are waited for. */
export interface LobbyTable {
  table: string;
  game: string;
  status: Status;
  seats: LobbySeat[];
  created: number;
  origin: Origin | null;
  mine?: number[];
  waiting?: number[];
}

/** Where a table goes on from, if it was not laid anew; `by_hand`: somebody wrote the position it began with. */
export interface Origin {
  move: number;
  by_hand: boolean;
  table: string | null;
}

export type Status = 'waiting' | 'running' | 'over';

/** How the bots of a table think. */
export type Manner = 'briskly' | 'usually' | 'deeply';

export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  status: Status;
  seats: SeatInfo[];
  /** Did we lay this table? Only its host begins. */
  host: boolean;
  public: boolean;
  /** Whoever does not play may not look on. */
  shut: boolean;
  commitment: string;
  seed?: string | null;
  salt?: string | null;
  pace_ms: number;
  manner: Manner;
  away_hours: number;
  auto_forced: boolean;
  votes: Vote[];
  rematch?: string | null;
  /** An uploaded record: there are no seats to take and nobody to play with. */
  archived: boolean;
  origin: Origin | null;
  /** Nobody can play here any more: it is damaged, or its rules are not here. */
  closed: { key: 'damaged' | 'other-rules'; message: string } | null;
}

/** A question to the people at the table: go back, give a seat to a bot, or a bot's seat to a person. */
export interface Vote {
  vote: number;
  kind: 'rewind' | 'regent' | 'seat' | 'kick' | 'mute' | 'unmute';
  /** Who asks; -1 where that is secret, and then `yes` and `no` are our own votes only. */
  by: number;
  yes: number[];
  no: number[];
  voters: number[];
  /** To go back: so many of our lines of the journal would stay. */
  lines?: number | null;
  seat?: number | null;
  bot?: string | null;
  name?: string | null;
}

export interface SeatState {
  seq: number;
  view: View;
  question: Sentence | null;
  choices: Choice[];
  default: string | null;
  can_undo: boolean;
  forced: boolean;
  /** Verbs of the choices that could not be taken back, as far as can be told beforehand. */
  final: string[];
}

export interface State {
  type: 'state';
  eyes: number[];
  seats: Record<string, SeatState>;
  /** So many of the lines sent before still stand; an undo takes the others back. */
  kept: number;
  lines: Line[];
  asked: number[];
  outcome: Outcome | null;
}

export interface ChatLine {
  n: number;
  /** Seconds since 1970. */
  at: number;
  seat: number | null;
  name: string;
  text: string;
  /** Something that the table itself tells. */
  note: string | null;
}

export type FromServer =
  | ({ type: 'table' } & TableInfo)
  | State
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id: string; key: string; sentence?: Sentence | null; message?: string | null; state?: Omit<State, 'kept' | 'lines'> | null }
  | { type: 'why'; id: string; allowed: boolean; sentence: Sentence }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'gallery'; lines: ChatLine[] }
  | { type: 'error'; key: string; message: string; id?: string | null }
  | { type: 'thinking'; seat: number; seconds: number; spent: number }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; table: string; keys: string[]; name: string }
  | { type: 'move'; id: string; seat: number; seq: number; words: string }
  | { type: 'why'; id: string; seat: number; words: string }
  | { type: 'undo'; id: string; seat: number }
  | { type: 'rewind'; id: string; seat: number; to: number }
  | { type: 'vote'; id: string; seat: number; vote: number; yes: boolean }
  | { type: 'regent'; id: string; seat: number; bot: string | null }
  | { type: 'rename'; id: string; seat: number; name: string }
  | { type: 'chat'; id: string; seat: number | null; text: string }
  | { type: 'start'; id: string; bot: string }
  | { type: 'adjust'; id: string; manner?: Manner; pace_ms?: number }
  | { type: 'hurry'; id: string; seat: number };

export interface NewSeat {
  who: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
  pace_ms: number;
  manner: Manner;
  away_hours: number;
  auto_forced: boolean;
}

export interface Made {
  table: string;
  keys: Record<string, string>;
  invites: Record<string, string>;
  host: string;
}

export interface Taken {
  seat: number;
  key: string;
  pending: boolean;
}

/** Somebody, as they are told of themselves. */
export interface Me {
  name: string;
  arms: string;
  created: number;
  devices: { device: string; label: string; created: number; seen: number; here: boolean }[];
  /** Is there a recovery code? */
  recovery: boolean;
}

/** A code for another device, and when it ends. */
export interface MyCode {
  code: string;
  until: number | null;
}

/** Whose a code is, before it is used. */
export interface Preview {
  name: string;
  arms: string;
  mine: boolean;
  /** At how many tables whoever is known on this device sits. */
  tables: number;
}

export interface Moment {
  n: number;
  total: number;
  view: View;
  lines: Sentence[];
  move: (Choice & { seat: number }) | null;
}
