/** What browser and server say to each other; docs/protocol.md in types. */

import type { Clock, ClockNote, Hours } from './clock';

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

/** What a move (by its words) or a thing (by its reference) would mean to a seat. What is blank is left out. */
export interface Prospect {
  of: string;
  /** The chance that it succeeds, 0 to 1. */
  odds?: number;
  /** What it costs or brings. */
  price?: Sentence;
  /** How the price is meant. */
  tone?: 'good' | 'bad';
  /** What comes of it. */
  says?: Sentence[];
  /** Numbers and names, for boards that draw them. */
  figures?: Record<string, unknown>;
  parts?: Prospect[];
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

export type Temper = 'honourable' | 'treacherous' | 'merchant' | 'warlike';

export interface Character {
  word: string;
  name: string;
  temper: Temper;
  arms: string;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: { name: string; values: string[]; standard: string; rule: string }[];
  bots: string[];
  /** Whom a bot can be: the word stands at the end of its name, as in `greedy:berta`. */
  characters: Character[];
  /** Owners' editions that the house offers. */
  editions: EditionName[];
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
  /** Of a bot that has one. */
  temper?: Temper | null;
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
  /** Does it count for ratings? Not told of own tables. */
  rated?: boolean;
  counsel?: CounselRule;
  mine?: number[];
  waiting?: number[];
  /** When the time of one of those is over. */
  due?: number | null;
}

/** Where a table goes on from, if it was not laid anew; `by_hand`: somebody wrote the position it began with. */
export interface Origin {
  move: number;
  by_hand: boolean;
  table: string | null;
}

export type Status = 'waiting' | 'running' | 'over';

/** How far counsel goes at a table; each allows what those before it do. */
export type CounselRule = 'off' | 'rules' | 'preview' | 'hint';

/** By how much a move is ahead in something that the game counts. */
export interface CounselReason {
  term: string;
  amount: number;
  error: number;
}

/** The move that search would make, and what it was compared with; where that is not sure, it hardly matters. */
export interface HintTold {
  move: Choice;
  plan: Choice[];
  worlds: number;
  beside: { move: Choice; sure: boolean; better: number; reasons: CounselReason[] }[];
}

/** A decision that cost much: what was chosen, what search would have chosen from the same eyes, and why. */
export interface AnalysisTurn {
  /** Moves that had been made before. */
  moves: number;
  round: number;
  seat: number;
  played: Choice;
  best: Choice;
  plan: Choice[];
  worlds: number;
  better: number;
  gain: number;
  error: number;
  reasons: CounselReason[];
}

/** A finished game looked back at; shares are parts of 1, by seat. */
export interface AnalysisBody {
  seats: number;
  /** By seat: whose side is the same wins and loses together. */
  sides: number[];
  moves: number;
  /** Are shares chances that were measured? Else they say how strong somebody stood. */
  calibrated: boolean;
  points: { moves: number; round: number; shares: number[] }[];
  first: number[];
  own: number[];
  others: number[];
  luck: number[];
  last: number[];
  throws: number;
  luckiest: { moves: number; round: number; seat: number; move: Choice; luck: number[] }[];
  turns: AnalysisTurn[];
  looked: number;
  right: number;
  rounds: number[];
  /** Moves made at the end of each round. */
  ends: number[];
  figures: { name: string; happened: boolean; rows: number[][] }[];
}

export interface AnalysisCard {
  state: 'none' | 'working' | 'ready' | 'failed';
  progress: number;
  /** Other games that are worked at, too. */
  before: number;
  failed: string;
  body: AnalysisBody | null;
}

/** Moves of one kind: the first of them, and how many there are. */
export interface CounselKind {
  move: Choice;
  count: number;
}

/** What a move would bring at once, in so many imagined worlds. */
export interface PreviewTold {
  move: Choice;
  worlds: number;
  lucky: boolean;
  certain: Sentence[];
  chances: { line: Sentence; count: number }[];
  rest: number;
  figures: { term: string; mean: number; low: number; high: number }[];
  asked: number[];
  over: number;
  opens: CounselKind[] | null;
  closes: CounselKind[] | null;
  question: Sentence | null;
}

export type CounselTold =
  | { type: 'counsel'; id: string; seat: number; seq: number; want: 'hint'; told: HintTold }
  | { type: 'counsel'; id: string; seat: number; seq: number; want: 'preview'; told: PreviewTold };

/** How the bots of a table think. */
export type Manner = 'briskly' | 'usually' | 'deeply';

export interface EditionName {
  name: string;
  mark: string;
}

/** One entry of the data that is not what it was: a value, or what came to a list and what went. */
export interface EditionChange {
  path: string;
  old?: unknown;
  new?: unknown;
  added?: unknown[];
  removed?: unknown[];
  marked: boolean;
}

/** An owner's edition in full. */
export interface Edition extends EditionName {
  changes: EditionChange[];
  words: string[];
  /** Paths of what the map shows as it was. */
  drawn: string[];
  data: Record<string, unknown>;
}

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
  clock: Clock;
  votes: Vote[];
  rematch?: string | null;
  /** An uploaded record: there are no seats to take and nobody to play with. */
  archived: boolean;
  origin: Origin | null;
  /** Nobody can play here any more: it is damaged, or its rules are not here. */
  closed: { key: 'damaged' | 'other-rules'; message: string } | null;
  /** The owner's edition by which it is played, if it is not the standard one. */
  edition: EditionName | null;
  /** Does it count for ratings? */
  rated: boolean;
  counsel: CounselRule;
  /** Links to look on; only the host is told. */
  onlookers: { link: string; label: string }[];
  talk: TalkRule;
  opened: LettersOpen;
  /** May letters be written now? */
  letters: boolean;
}

/** A question to the people at the table: go back, give a seat to a bot, or a bot's seat to a person. */
export interface Vote {
  vote: number;
  kind: 'rewind' | 'regent' | 'seat' | 'kick' | 'mute' | 'unmute' | 'reseat' | 'pause' | 'time' | 'clock';
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
  /** A pause lasts until then; a seat is given so many seconds; the clock that is asked for. */
  until?: number | null;
  seconds?: number | null;
  clock?: Clock | null;
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
  /** What standing orders may say of the question. */
  orders?: OrderGrounds | null;
}

/** What a standing order may say of a question: see docs/protocol.md. */
export interface OrderGrounds {
  pass: boolean;
  window: boolean;
  concerns: boolean;
  bid: boolean;
  brings: number | null;
}

export type OrderKind = 'bid' | 'pass' | 'accept';
export type OrderSpan = 'phase' | 'round' | 'end';

/** What is said beforehand: about one question, or with an empty one about every auction, every moment to react. */
export interface OrderWish {
  kind: OrderKind;
  question: string;
  limit: number;
  spare: boolean;
  until: OrderSpan;
}

/** An order of one's own; `about` is the question as it was put when it was given. */
export interface StandingOrder extends OrderWish {
  n: number;
  about: Sentence | null;
}

export interface OrdersNote {
  auctions: boolean;
  windows: boolean;
  seats: Record<string, { asleep: boolean; orders: StandingOrder[] }>;
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

/** What is different from the state before: a path with its new value, or with none if it is no more. */
export interface Changed {
  type: 'change';
  changes: [(string | number)[], unknown?][];
  kept: number;
  lines: Line[];
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
  /** What is proclaimed stands after so many of our lines of the journal. */
  line?: number | null;
}

export type FromServer =
  | ({ type: 'table' } & TableInfo)
  | State
  | Changed
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id: string; key: string; sentence?: Sentence | null; message?: string | null; state?: Omit<State, 'kept' | 'lines'> | null }
  | { type: 'why'; id: string; allowed: boolean; sentence: Sentence }
  | { type: 'prospects'; id: string; seat: number; told: Record<string, Prospect[] | null> }
  | CounselTold
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'gallery'; lines: ChatLine[] }
  | ({ type: 'clock' } & ClockNote)
  | ({ type: 'letters' } & LettersNews)
  | ({ type: 'orders' } & OrdersNote)
  | { type: 'error'; key: string; message: string; id?: string | null }
  | { type: 'thinking'; seat: number; seconds: number; spent: number }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; table: string; keys: string[]; name: string; changes: boolean }
  | { type: 'move'; id: string; seat: number; seq: number; words: string }
  | { type: 'why'; id: string; seat: number; words: string }
  | { type: 'prospects'; id: string; seat: number; about: string[] }
  | { type: 'counsel'; id: string; seat: number; seq: number; want: 'hint' | 'preview'; words: string }
  | { type: 'undo'; id: string; seat: number }
  | { type: 'rewind'; id: string; seat: number; to: number }
  | { type: 'vote'; id: string; seat: number; vote: number; yes: boolean }
  | { type: 'regent'; id: string; seat: number; bot: string | null }
  | { type: 'rename'; id: string; seat: number; name: string }
  | { type: 'chat'; id: string; seat: number | null; text: string; proclaim?: boolean }
  | Talking
  | { type: 'start'; id: string; bot: string }
  | { type: 'adjust'; id: string; manner?: Manner; pace_ms?: number; away_hours?: number; counsel?: CounselRule }
  | { type: 'pause'; id: string; seat: number; until: number }
  | { type: 'resume'; id: string; seat: number }
  | { type: 'more-time'; id: string; seat: number; to: number; seconds: number }
  | { type: 'clock'; id: string; seat: number | null; clock: Clock }
  | { type: 'hurry'; id: string; seat: number }
  | ({ type: 'order'; id: string; seat: number } & OrderWish)
  | { type: 'withdraw'; id: string; seat: number; n: number }
  | { type: 'wake'; id: string; seat: number; awake: boolean }
  | { type: 'look' }
  | { type: 'read'; id: string; count: number };

export interface NewSeat {
  who: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

/** How a table is laid, whoever sits there. */
export interface TableTerms {
  options: Record<string, string>;
  public: boolean;
  pace_ms: number;
  manner: Manner;
  away_hours: number;
  auto_forced: boolean;
  /** Of the house, by its mark; or one's own, as a text. */
  edition?: string;
  clock: Clock;
  talk?: TalkRule;
  opened?: LettersOpen;
  rated?: boolean;
}

export interface NewTable extends TableTerms {
  game: string;
  seats: NewSeat[];
  /** As is usual, if it is not said. */
  counsel?: CounselRule;
}

/** What is agreed for a whole cup. */
export interface CupTerms extends TableTerms {
  game: string;
  size: number;
  rounds: number;
  /** Tables may lack one. */
  smaller: boolean;
}

export interface CupPerson {
  n: number;
  name: string;
  arms: string;
  place: 'plays' | 'reserve' | 'left';
  mine: boolean;
  /** For good: nobody has this name any more. */
  gone: boolean;
}

export interface CupTable {
  /** By number, in the order of the seats. */
  people: number[];
  status: 'to-come' | 'running' | 'over' | 'cleared';
  /** Told to those who are in the cup. */
  table: string | null;
  places: number[] | null;
  points: number[] | null;
}

export interface CupRound {
  tables: CupTable[];
  out: number[];
  begun: boolean;
}

/** Where somebody stands; who has as many points, by how many they left behind, then by the points of those they met. */
export interface CupStand {
  n: number;
  place: number;
  points: number;
  games: number;
  wins: number;
  beaten: number;
  met: number;
}

export interface Cup {
  cup: string;
  name: string;
  terms: CupTerms;
  edition: boolean;
  status: 'gathering' | 'running' | 'over';
  open: boolean;
  host: boolean;
  me: number | null;
  begun: number;
  /** Who plays has changed: the rounds to come will be planned anew. */
  moved: boolean;
  sizes: number[];
  people: CupPerson[];
  rounds: CupRound[];
  standings: CupStand[];
}

export interface CupLine {
  cup: string;
  name: string;
  game: string;
  status: Cup['status'];
  begun: number;
  rounds: number;
  host: boolean;
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
  hours: Hours;
  honour: Honour;
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

/** What a seat did in one step, or several in turn: lines from `first` up to `last`, and some at which the board can be seen. */
export interface RecapGroup {
  by: number;
  step: string;
  rule: string;
  /** Does some of it concern the reader? */
  mine: boolean;
  events: number;
  first: number;
  last: number;
  stops: number[];
}

/** What has been told since one last looked, on whatever device. */
export interface Recap {
  seen: number | null;
  events: number;
  groups: RecapGroup[];
}

export interface Moment {
  n: number;
  total: number;
  view: View;
  lines: Sentence[];
  move: (Choice & { seat: number }) | null;
}

/** A lesson of a game, or a puzzle, and how many steps it has. */
export interface LessonCard {
  lesson: string;
  puzzle: boolean;
  steps: number;
}

/** A test of a view, as lessons write it: what is to be found at a place. */
export interface ViewTest {
  view: string;
  is?: unknown;
  least?: number;
  most?: number;
  has?: unknown;
  lacks?: unknown;
  count?: unknown;
}

/** Where a learner stands: what was said to the last entry, and what is to be done next. Texts are keys. */
export interface Told {
  game: string;
  lesson: string;
  step: number;
  of: number;
  kind: 'read' | 'do' | 'point' | 'goal' | 'play' | 'end';
  /** All that the learner has said that counts; a wrong one last. */
  entries: string[];
  /** So many of them before this step. */
  since: number;
  verdict: '' | 'right' | 'wrong' | 'illegal';
  said: string;
  refused: Sentence | null;
  done: boolean;
  say: string;
  rule: string;
  light: string[];
  hint: string;
  left: number;
  play: { bots: string[]; until: ViewTest[] } | null;
  state: State;
  model?: string[] | null;
  why?: { allowed: boolean; sentence: Sentence } | null;
  told?: Record<string, Prospect[] | null> | null;
  /** Of a goal that needs luck: the odds that the learner's way gave it, and the best. */
  odds?: { way: number; best: number } | null;
}

/** How people talk at a table, and when letters can be read by everybody. */
export type TalkRule = 'none' | 'public' | 'free' | 'rulebook';
export type LettersOpen = 'end' | 'never';

export interface Letter {
  n: number;
  at: number;
  seat: number;
  name: string;
  /** Null under a seal that is not broken. */
  text: string | null;
  hash: string | null;
  salt: string | null;
  opens: number | null;
  opened: number | null;
  /** So many lines of our journal there were. */
  line: number;
  /** The table has gone back behind that since. */
  undone: boolean;
}

/** What somebody says of a promise; nothing yet. */
export type PromiseWord = '' | 'kept' | 'broken' | 'released';

export interface PromiseInfo {
  promise: number;
  at: number;
  seat: number;
  other: number;
  text: string;
  until: string;
  secret: boolean;
  says: PromiseWord;
  replies: PromiseWord;
  line: number;
  undone: boolean;
}

export interface LetterMarks {
  read: { room: number[]; seat: number; n: number }[];
  hushed: { seat: number; other: number }[];
}

export interface LettersNews {
  anew: boolean;
  rooms: { room: number[]; letters: Letter[] }[];
  promises: PromiseInfo[];
  marks: LetterMarks | null;
}

/** Letters after the game, each after its move. */
export interface OpenedLetters {
  total: number;
  letters: { room: number[]; moment: number; letter: Letter }[];
  promises: { moment: number; promise: PromiseInfo }[];
}

/** What has become of the promises of whoever holds a seat. */
export interface Honour {
  kept: number;
  broken: number;
  released: number;
}

export type Talking =
  | { type: 'letter'; id: string; seat: number; to: number[]; text: string; sealed?: boolean; opens?: number | null }
  | { type: 'unseal'; id: string; seat: number; room: number[]; n: number }
  | { type: 'strike'; id: string; seat: number; n: number }
  | { type: 'read-letters'; id: string; seat: number; room: number[]; n: number }
  | { type: 'hush'; id: string; seat: number; other: number; hush: boolean }
  | { type: 'promise'; id: string; seat: number; to: number; text: string; until?: string; secret?: boolean }
  | { type: 'judge'; id: string; seat: number; promise: number; word: PromiseWord };

/** How strong somebody is in a game: `rating` is what one can be fairly sure of. */
export interface Rating {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  provisional: boolean;
}

/** Seconds for a decision, by the kind of the clock. */
export interface Pace {
  clock: 'none' | 'live' | 'days';
  answers: number;
  seconds: number;
}

/** The page of a person. */
export interface PersonInfo {
  name: string;
  arms: string;
  since: number;
  mine: boolean;
  games: { game: string; played: number; places: number[]; gone: number; rating: Rating | null }[];
  latest: { table: string | null; game: string; at: number; seats: number; place: number; score: number; rated: boolean; gone: boolean }[];
  pace: Pace[];
  honour: Honour;
}

/** Somebody in a list of ratings: a person, or a bot and how it thinks. */
export interface Rank {
  name: string;
  arms: string;
  bot: string | null;
  manner: Manner | null;
  mine: boolean;
  rating: Rating;
}

/** The ratings of a game, the strongest first. */
export interface Ranking {
  game: string;
  ranks: Rank[];
}
