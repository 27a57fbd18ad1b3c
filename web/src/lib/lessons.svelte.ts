/** What there is to learn, and what this browser remembers of it: how far each lesson went, and which tables came of one. */

import { api } from './api';
import type { LessonCard, View, ViewTest } from './protocol';

/** That a lesson takes about. */
export const MINUTES = 3;
const STORE = 'reame.lessons';
const TABLES = 'reame.lesson-tables';
const MOST_TABLES = 20;

interface Kept {
  done: boolean;
  /** Where to go on. */
  entries: string[];
}

/** A table on which a lesson goes on freely, until this shows in its view. */
export interface LessonTableOf {
  table: string;
  game: string;
  lesson: string;
  until: ViewTest[];
}

function read<T>(key: string, blank: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? blank;
  } catch {
    return blank;
  }
}

class Lessons {
  /** The lessons of each game, in order; null before they are known. */
  shelf: Record<string, LessonCard[]> | null = $state.raw(null);
  private kept: Record<string, Kept> = $state.raw(read(STORE, {}));
  private asked: Promise<void> | null = null;

  /** Has anybody learned here before? */
  readonly begun: boolean = $derived.by(() => Object.keys(this.kept).length > 0);

  load(): Promise<void> {
    this.asked ??= api.lessons().then(
      (shelf) => void (this.shelf = shelf),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  of(game: string): LessonCard[] {
    return this.shelf?.[game] ?? [];
  }

  isDone(game: string, lesson: string): boolean {
    return this.kept[`${game}/${lesson}`]?.done ?? false;
  }

  /** Begun, and not at its end. */
  isOpen(game: string, lesson: string): boolean {
    return this.entries(game, lesson).length > 0;
  }

  entries(game: string, lesson: string): string[] {
    return this.kept[`${game}/${lesson}`]?.entries ?? [];
  }

  doneOf(game: string): number {
    return this.of(game).filter((one) => !one.puzzle && this.isDone(game, one.lesson)).length;
  }

  isPuzzle(game: string, lesson: string): boolean {
    return this.of(game).some((one) => one.puzzle && one.lesson === lesson);
  }

  /** The lesson to go on with, or behind a puzzle the puzzle: the first that is not done, else none. */
  next(game: string, after = ''): LessonCard | undefined {
    const puzzle = this.isPuzzle(game, after);
    const all = this.of(game).filter((one) => one.puzzle === puzzle);
    const at = all.findIndex((one) => one.lesson === after);
    return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((one) => one.lesson !== after && !this.isDone(game, one.lesson));
  }

  /** So far somebody came. What is done stays done, also if it is begun again. */
  keep(game: string, lesson: string, entries: string[], done: boolean): void {
    const before = this.isDone(game, lesson);
    this.kept = { ...this.kept, [`${game}/${lesson}`]: { done: done || before, entries: done ? [] : entries } };
    localStorage.setItem(STORE, JSON.stringify(this.kept));
  }

  keepTable(table: LessonTableOf): void {
    const all = read<LessonTableOf[]>(TABLES, []);
    localStorage.setItem(TABLES, JSON.stringify([table, ...all].slice(0, MOST_TABLES)));
  }

  table(id: string): LessonTableOf | undefined {
    return read<LessonTableOf[]>(TABLES, []).find((one) => one.table === id);
  }
}

export const lessons = new Lessons();

/** Does a view show this? */
export function holds(view: View, test: ViewTest): boolean {
  let here: unknown = view;
  for (const part of test.view.split('.')) {
    here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[part] : undefined;
  }
  const values: unknown[] = Array.isArray(here) ? here : typeof here === 'object' && here !== null ? Object.values(here) : [];
  const keys = typeof here === 'object' && here !== null && !Array.isArray(here) ? Object.keys(here) : [];
  if (test.count !== undefined) here = values.filter((value) => value === test.count).length;
  const amount = typeof here === 'number' ? here : 0;
  const there = (what: unknown): boolean => values.includes(what) || keys.includes(String(what));
  return (
    (test.is === undefined || here === test.is || (here === undefined && test.is === 0)) &&
    (test.least === undefined || amount >= test.least) &&
    (test.most === undefined || amount <= test.most) &&
    (test.has === undefined || there(test.has)) &&
    (test.lacks === undefined || !there(test.lacks))
  );
}
