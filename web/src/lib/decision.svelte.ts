/** The decision in front of one seat: what is lit, what has been picked, what is about to be sent. */

import { type Herald, PLAIN, type Row } from '../boards/herald';
import { Counsel } from './counsel.svelte';
import { litBy, meant, NOTHING, remaining, stepBack, verbsOf, withRef, withVerb, type Picked } from './narrow';
import type { Choice, SeatState } from './protocol';
import { settings } from './settings.svelte';
import { type Order, ordered, Standing } from './standing.svelte';
import type { LiveTable } from './table.svelte';

export class Decision {
  readonly table: LiveTable;
  private readonly seatOf: () => number;
  /** What the board has to say about it. */
  private readonly heraldOf: () => Herald;
  readonly standing: Standing;
  readonly counsel: Counsel;
  readonly seat = $derived.by(() => this.seatOf());
  private made: { seq: number; seat: number; picked: Picked; candidate: Choice | null } = $state.raw({
    seq: -1,
    seat: -1,
    picked: NOTHING,
    candidate: null,
  });

  private plan: string[] = $state.raw([]);
  /** The plan has been confirmed as a whole, as an offer on its form: nothing in it is asked about again. */
  private sure = false;
  /** The last move of a deed that is done in numbers, and the question it answered. */
  private last: { seat: number; question: string; choice: Choice } | null = $state.raw(null);

  readonly state: SeatState | undefined = $derived.by(() => this.table.seats[String(this.seat)]);
  readonly choices: Choice[] = $derived.by(() => (this.table.busy ? [] : (this.state?.choices ?? [])));
  /** What was picked for an earlier decision does not count for this one. */
  private readonly current = $derived.by(() =>
    this.made.seq === this.state?.seq && this.made.seat === this.seat
      ? this.made
      : { seq: this.state?.seq ?? -1, seat: this.seat, picked: NOTHING, candidate: null },
  );
  readonly picked: Picked = $derived.by(() => this.current.picked);
  /** The move that waits to be confirmed. */
  readonly candidate: Choice | null = $derived.by(() => this.current.candidate);
  readonly lit: ReadonlySet<string> = $derived.by(() =>
    this.candidate ? new Set<string>() : litBy(this.choices, this.picked),
  );
  /** Everything that a click on the board can choose: what is asked for, and what lies ahead of it. */
  readonly glow: ReadonlySet<string> = $derived.by(() => new Set([...this.lit, ...this.ahead.keys()]));
  /** Verbs that a board may offer: `pick('verb:pass')`. */
  readonly verbs: ReadonlySet<string> = $derived.by(() =>
    this.candidate ? new Set<string>() : verbsOf(this.choices, this.picked),
  );
  /** What the last move of a deed in numbers named but for its last argument: with a click on the board that is done again. */
  readonly brush: Picked | null = $derived.by(() => {
    const { last, state } = this;
    if (!last || last.seat !== this.seat || last.question !== state?.question?.key || this.canGoBack) return null;
    const refs = last.choice.args.slice(0, -1).map((a) => a.join(':'));
    const brush = { verb: last.choice.verb, refs };
    return refs.length && !this.asks(brush.verb) && remaining(this.choices, brush).length ? brush : null;
  });
  /** What could be done again as it was done last. */
  readonly again: Order | null = $derived.by(() => {
    const { last, state } = this;
    const agree = last && this.heraldOf().bulk[last.choice.verb];
    if (!last || !agree || last.seat !== this.seat || last.question !== state?.question?.key || this.asks(last.choice.verb)) return null;
    const order: Order = { question: last.question, verb: last.choice.verb, same: Object.fromEntries(agree.map((at) => [at, last.choice.args[at]?.[1] ?? ''])) };
    return ordered(order, this.choices) ? order : null;
  });
  /** Where one could go at one go, as the rules say: by the thing that is named. */
  readonly ahead: ReadonlyMap<string, Row[]> = $derived.by(() => {
    const out = new Map<string, Row[]>();
    if (this.canGoBack) return out;
    for (const choice of this.choices) {
      // An offer is made by its own button, never by a click on somebody's arms.
      if (this.heraldOf().talks.has(choice.verb)) continue;
      for (const row of this.heraldOf().rows(choice)) out.set(row.ref, [...(out.get(row.ref) ?? []), row]);
    }
    return out;
  });
  readonly marked: ReadonlySet<string> = $derived.by(
    () => new Set(this.candidate ? this.candidate.args.map((a) => a.join(':')) : [...this.picked.refs, ...(this.brush?.refs ?? [])]),
  );
  readonly canGoBack: boolean = $derived.by(
    () => this.candidate !== null || this.picked.verb !== null || this.picked.refs.length > 0,
  );

  constructor(table: LiveTable, seatOf: () => number, heraldOf: () => Herald = () => PLAIN) {
    this.table = table;
    this.seatOf = seatOf;
    this.heraldOf = heraldOf;
    this.standing = new Standing(table.id);
    this.counsel = new Counsel(table, seatOf);
  }

  /** A thing was clicked on the board or in the list. Returns whether there is something to say about it. */
  pick(ref: string): 'taken' | 'asked-why' | 'not-asked' | 'not-here' {
    this.table.notice = null;
    this.plan = [];
    if (!this.choices.length) return 'not-asked';
    if (this.candidate) this.set(NOTHING, null);
    if (kindOf(ref) === 'verb') return this.pickVerb(ref.slice('verb:'.length));
    const stroke = this.brush && !this.brush.refs.includes(ref) ? remaining(this.choices, withRef(this.brush, ref)) : [];
    if (stroke.length === 1 && stroke[0] && stroke[0].args.at(-1)?.join(':') === ref) {
      this.choose(stroke[0]);
      return 'taken';
    }
    const rows = this.lit.has(ref) ? [] : (this.ahead.get(ref) ?? []);
    if (rows.length === 1 && rows[0]) {
      this.sendAll(rows[0].moves);
      return 'taken';
    }
    if (this.lit.has(ref)) {
      this.narrow(withRef(this.picked, ref));
      return 'taken';
    }
    if (this.picked.refs.includes(ref)) {
      this.set({ verb: this.picked.verb, refs: this.picked.refs.filter((r) => r !== ref) }, null);
      return 'taken';
    }
    // Instead of what was picked before, something else of its kind: a change of mind, not a question.
    const fresh = { verb: null, refs: this.picked.refs.filter((r) => kindOf(r) !== kindOf(ref)) };
    if (litBy(this.choices, fresh).has(ref)) {
      this.narrow(withRef(fresh, ref));
      return 'taken';
    }
    const words = meant(this.choices, this.picked, ref) ?? this.heraldOf().meant(ref);
    if (words === null) return 'not-here';
    this.table.send({ type: 'why', seat: this.seat, words });
    return 'asked-why';
  }

  /** Another verb than before is a change of mind: what was picked for the old one does not count. */
  private pickVerb(verb: string): 'taken' | 'not-here' {
    const from = this.verbs.has(verb) ? this.picked : NOTHING;
    if (!verbsOf(this.choices, from).has(verb)) return 'not-here';
    this.narrow(withVerb(from, verb));
    return 'taken';
  }

  verb(verb: string): void {
    this.narrow(withVerb(this.picked, verb));
  }

  /** Is a move of this verb asked about once more? Where there is no other, there is nothing to ask. */
  asks(verb: string): boolean {
    if (settings.care === 'final' && this.choices.length === 1) return false;
    return settings.care === 'always' || (settings.care === 'final' && (this.state?.final.includes(verb) ?? false));
  }

  /** What would be left lying; who never wants to be asked is not warned, either. */
  warning(choice: Choice): string | null {
    return settings.care === 'never' ? null : this.heraldOf().warning(choice);
  }

  /** A whole move was chosen from the list. */
  choose(choice: Choice): void {
    this.plan = [];
    if (this.asks(choice.verb) || this.warning(choice) !== null) this.set(this.picked, choice);
    else this.play(choice);
  }

  /** A move that was set and then sent, as on a dial, has been asked about already. */
  send(choice: Choice): void {
    if (settings.care === 'always') this.set(this.picked, choice);
    else this.play(choice);
  }

  /** Several moves one after the other, as the terms of an offer: each is made as soon as it can be made, and asked about if it cannot be taken back. */
  sendAll(words: string[], sure = false): void {
    this.plan = words;
    this.sure = sure;
    this.goOn();
  }

  /** The next move of the plan. One that is not possible any more ends it. */
  goOn(): void {
    const [next, ...rest] = this.plan;
    if (!this.choices.length || this.candidate) return;
    if (next === undefined) return this.stand();
    const choice = this.choices.find((c) => c.words === next);
    this.plan = choice ? rest : [];
    if (choice && (this.sure || !this.asks(choice.verb))) this.play(choice);
    else if (choice) this.set(NOTHING, choice);
  }

  /** What is asked is answered as was said before. */
  private stand(): void {
    const { state } = this;
    const answer = state && this.standing.answer(this.seat, state, this.heraldOf());
    if (answer) this.play(answer);
  }

  confirm(): void {
    if (this.candidate) this.play(this.candidate);
  }

  back(): void {
    this.plan = [];
    if (this.candidate) this.set(this.candidate.args.length > 1 ? stepBack(this.picked) : NOTHING, null);
    else this.set(stepBack(this.picked), null);
  }

  undo(): void {
    if (!this.state?.can_undo) return;
    // Who takes something back wants to think about it.
    this.standing.stop(this.seat);
    this.plan = [];
    this.last = null;
    this.table.send({ type: 'undo', seat: this.seat });
  }

  private narrow(picked: Picked): void {
    const left = remaining(this.choices, picked);
    const only = left[0];
    if (left.length === 1 && only) {
      this.set(picked, null);
      this.choose(only);
    } else this.set(picked, null);
  }

  private set(picked: Picked, candidate: Choice | null): void {
    this.made = { seq: this.state?.seq ?? -1, seat: this.seat, picked, candidate };
  }

  private play(choice: Choice): void {
    const state = this.state;
    if (!state) return;
    this.set(NOTHING, null);
    this.last = choice.verb in this.heraldOf().bulk && state.question ? { seat: this.seat, question: state.question.key, choice } : null;
    this.table.send({ type: 'move', seat: this.seat, seq: state.seq, words: choice.words });
  }
}

function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(':'));
}
