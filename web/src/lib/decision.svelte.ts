/** The decision in front of one seat: what is lit, what has been picked, what is about to be sent. */

import { litBy, meant, NOTHING, remaining, stepBack, verbsOf, withRef, withVerb, type Picked } from './narrow';
import type { Choice, SeatState } from './protocol';
import { settings } from './settings.svelte';
import type { LiveTable } from './table.svelte';

export class Decision {
  readonly table: LiveTable;
  private readonly seatOf: () => number;
  /** What a click on something means that no move names now. */
  private readonly meaning: (ref: string) => string | null;
  readonly seat = $derived.by(() => this.seatOf());
  private made: { seq: number; seat: number; picked: Picked; candidate: Choice | null } = $state.raw({
    seq: -1,
    seat: -1,
    picked: NOTHING,
    candidate: null,
  });

  private plan: string[] = $state.raw([]);

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
  /** Verbs that a board may offer: `pick('verb:pass')`. */
  readonly verbs: ReadonlySet<string> = $derived.by(() =>
    this.candidate ? new Set<string>() : verbsOf(this.choices, this.picked),
  );
  readonly marked: ReadonlySet<string> = $derived.by(
    () => new Set(this.candidate ? this.candidate.args.map((a) => a.join(':')) : this.picked.refs),
  );
  readonly canGoBack: boolean = $derived.by(
    () => this.candidate !== null || this.picked.verb !== null || this.picked.refs.length > 0,
  );

  constructor(table: LiveTable, seatOf: () => number, meaning: (ref: string) => string | null = () => null) {
    this.table = table;
    this.seatOf = seatOf;
    this.meaning = meaning;
  }

  /** A thing was clicked on the board or in the list. Returns whether there is something to say about it. */
  pick(ref: string): 'taken' | 'asked-why' | 'not-asked' | 'not-here' {
    this.table.notice = null;
    if (!this.choices.length) return 'not-asked';
    if (this.candidate) this.set(NOTHING, null);
    if (kindOf(ref) === 'verb') return this.pickVerb(ref.slice('verb:'.length));
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
    const words = meant(this.choices, this.picked, ref) ?? this.meaning(ref);
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

  /** A whole move was chosen from the list. */
  choose(choice: Choice): void {
    if (this.asks(choice.verb)) this.set(this.picked, choice);
    else this.play(choice);
  }

  /** A move that was set and then sent, as on a dial, has been asked about already. */
  send(choice: Choice): void {
    if (settings.care === 'always') this.set(this.picked, choice);
    else this.play(choice);
  }

  /** Several moves one after the other, as the terms of an offer: each is made as soon as it can be made. */
  sendAll(words: string[]): void {
    this.plan = words;
    this.goOn();
  }

  /** The next move of the plan. One that is not possible any more ends it. */
  goOn(): void {
    const [next, ...rest] = this.plan;
    if (next === undefined || !this.choices.length) return;
    const choice = this.choices.find((c) => c.words === next);
    this.plan = choice ? rest : [];
    if (choice) this.play(choice);
  }

  confirm(): void {
    if (this.candidate) this.play(this.candidate);
  }

  back(): void {
    if (this.candidate) this.set(this.candidate.args.length > 1 ? stepBack(this.picked) : NOTHING, null);
    else this.set(stepBack(this.picked), null);
  }

  undo(): void {
    if (this.state?.can_undo) this.table.send({ type: 'undo', seat: this.seat });
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
    this.table.send({ type: 'move', seat: this.seat, seq: state.seq, words: choice.words });
  }
}

function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(':'));
}
