/** A lesson as a table: the same state, decision and board, but moves go to the teacher, with all that was done before. */

import { api, Refused } from './api';
import { lessons } from './lessons.svelte';
import type { Line, Told } from './protocol';
import { settings } from './settings.svelte';
import { type Body, LiveTable, type Sent } from './table.svelte';

/** What a learner says who has read a step. */
const READ_ON = 'next';

export class LessonTable extends LiveTable {
  readonly game: string;
  readonly lesson: string;
  /** What the teacher says; null before the first answer. */
  teacher: Told | null = $state.raw(null);
  /** The entries that do this step, once the learner has asked to be shown. */
  model: string[] | null = $state.raw(null);
  hinted = $state(false);
  trouble: Error | null = $state.raw(null);
  private entries: string[] = [];
  private latest = 0;

  constructor(game: string, lesson: string) {
    super(`lesson:${game}/${lesson}`);
    this.game = game;
    this.lesson = lesson;
  }

  /** Where one stopped, or from the start. */
  override connect(): void {
    this.connected = true;
    void this.go(lessons.entries(this.game, this.lesson));
  }

  override close(): void {
    this.latest++;
  }

  override send(body: Body<Sent>): void {
    this.notice = null;
    if (body.type === 'move') void this.go([...this.entries, body.words], true);
    else if (body.type === 'why') void this.why(body.words);
  }

  /** On from what was only to be read. */
  readOn(): void {
    void this.go([...this.entries, READ_ON], true);
  }

  /** Back by one entry; from an attempt at a goal that failed, to its beginning. */
  back(): void {
    const told = this.teacher;
    if (!told || !this.entries.length) return;
    const whole = told.verdict === 'wrong' && told.kind === 'goal';
    void this.go(this.entries.slice(0, whole ? told.since : -1), true);
  }

  restart(): void {
    void this.go([]);
  }

  /** The step is done for the learner. */
  async skip(): Promise<void> {
    const model = this.model ?? (await this.show());
    if (model && this.teacher) await this.go([...this.entries.slice(0, this.teacher.since), ...model], true);
  }

  /** How it is done. An attempt that was begun is begun anew. */
  async show(): Promise<string[] | null> {
    const told = this.teacher;
    if (!told) return null;
    const from = this.entries.slice(0, told.since);
    await this.ask(from, true, true);
    return this.model;
  }

  /** All these entries; what comes of them is shown. */
  private async go(entries: string[], own = false): Promise<void> {
    await this.ask(entries, own, false);
  }

  private async ask(entries: string[], own: boolean, show: boolean): Promise<void> {
    const mine = ++this.latest;
    this.notice = null;
    this.busy = 1;
    try {
      const told = await api.learn(this.game, this.lesson, show ? { entries, show } : { entries });
      if (mine !== this.latest) return;
      this.acted = own;
      this.heard(told);
    } catch (error) {
      if (mine !== this.latest) return;
      if (!this.teacher) this.trouble = error as Error;
      else this.notice = { sentence: null, key: error instanceof Refused ? error.key : 'no-answer', message: (error as Error).message, allowed: false };
    } finally {
      if (mine === this.latest) this.busy = 0;
    }
  }

  private heard(told: Told): void {
    const first = this.teacher === null;
    this.entries = told.entries;
    this.teacher = told;
    this.model = told.model ?? null;
    this.hinted = false;
    this.busy = 0;
    this.look(told.state);
    const same = alike(this.lines, told.state.lines);
    // What was taken back is no news; nor is all that one comes back to.
    this.news = first || same < this.lines.length ? [] : told.state.lines.slice(same);
    this.lines = told.state.lines;
    this.tell(this.news);
    if (told.verdict === 'illegal' && told.refused) this.notice = { sentence: told.refused, key: '', message: '', allowed: false };
    if (told.verdict !== 'wrong') lessons.keep(this.game, this.lesson, this.entries, told.done);
  }

  private async why(words: string): Promise<void> {
    const mine = this.latest;
    const { why } = await api.learn(this.game, this.lesson, { entries: this.entries, why: words });
    if (mine === this.latest && why) this.notice = { sentence: why.sentence, key: '', message: '', allowed: why.allowed };
  }

  protected override weigh(_: number, about: string[], state: object): void {
    api.learn(this.game, this.lesson, { entries: this.entries, about }).then(
      ({ told }) => (told ? this.prospects.take(state, told) : this.prospects.fail(state, about)),
      () => this.prospects.fail(state, about),
    );
  }

  /** Free play from here, against bots: the name of the table. */
  async playOn(): Promise<string> {
    const { keep } = await import('./made');
    const made = await api.playOn(this.game, this.lesson, this.entries, settings.name);
    keep(made);
    lessons.keepTable({ table: made.table, game: this.game, lesson: this.lesson, until: this.teacher?.play?.until ?? [] });
    return made.table;
  }
}

/** How many lines are the same from the start. */
function alike(one: Line[], other: Line[]): number {
  let n = 0;
  while (n < one.length && n < other.length && JSON.stringify(one[n]) === JSON.stringify(other[n])) n++;
  return n;
}
