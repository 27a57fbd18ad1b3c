/** What a counsellor says, in words; the terminal says the same. */

import { FluentNumber } from '@fluent/bundle';

import type { CounselKind, HintTold, PreviewTold } from './protocol';
import type { GameWords } from './words';

/** Moves that are told of a plan. */
const PLAN = 6;

/** Lines under a heading; without one they stand by themselves. */
export interface Part {
  title: string;
  lines: string[];
}

const amount = (x: number): FluentNumber => new FluentNumber(x, { useGrouping: false, maximumFractionDigits: 1 });

/** More or fewer of something. */
export function counts(words: GameWords, term: string, x: number): string {
  return words.text(`counts-${term}`, { n: amount(Math.abs(x)), way: x > 0 ? 'more' : 'less' });
}

/** A hint: what it is ahead of and why, and what it would do next. */
export function hintParts(words: GameWords, told: HintTold): Part[] {
  const worlds = amount(told.worlds);
  const lines = told.beside.map(({ move, sure, better, reasons }) => {
    const named = { move: words.move(move) };
    if (!sure) return words.text('counsel-even', named);
    if (reasons.length) return words.text('counsel-rather', { ...named, reasons: reasons.map((r) => counts(words, r.term, r.amount)).join(', ') });
    return words.text('counsel-unsaid', { ...named, better: amount(better), worlds });
  });
  if (!told.beside.length) lines.push(words.text('counsel-only'));
  const plan = told.plan.slice(0, PLAN).map((move) => words.move(move)).join(' · ');
  return [...(plan ? [{ title: '', lines: [words.text('counsel-then', { moves: plan })] }] : []), { title: '', lines }];
}

/** A preview: what is certain, what may happen, what is opened and closed, who is asked then. */
export function previewParts(words: GameWords, told: PreviewTold): Part[] {
  const worlds = amount(told.worlds);
  const figures = told.figures.map(({ term, mean, low, high }) => {
    const figure = counts(words, term, mean);
    return low === high ? figure : words.text('counsel-range', { figure, low: amount(low), high: amount(high) });
  });
  const certain = [...told.certain.map((line) => words.say(line)), ...figures];
  const chances = told.chances.map(({ line, count }) => words.text('counsel-chance', { count: amount(count), worlds, line: words.say(line) }));
  if (told.rest) chances.push(words.text('counsel-rest', { n: amount(told.rest) }));
  const out: Part[] = [];
  if (certain.length) out.push({ title: told.lucky ? words.text('counsel-always', { worlds }) : words.text('counsel-surely'), lines: certain });
  if (chances.length) out.push({ title: words.text('counsel-chances'), lines: chances });
  const rest = out.length ? [] : [words.text('counsel-nothing')];
  if (told.opens?.length) rest.push(words.text('counsel-opens', { moves: kinds(words, told.opens) }));
  if (told.closes?.length) rest.push(words.text('counsel-closes', { moves: kinds(words, told.closes) }));
  if (told.over) rest.push(words.text('counsel-over', { count: amount(told.over), worlds }));
  else if (told.question) rest.push(words.text('counsel-you-next', { question: words.say(told.question) }));
  else if (told.asked.length) rest.push(words.text('counsel-next', { names: told.asked.map((seat) => words.thing('seat', String(seat))).join(', ') }));
  if (rest.length) out.push({ title: '', lines: rest });
  return out;
}

function kinds(words: GameWords, found: readonly CounselKind[]): string {
  return found
    .map(({ move, count }) => (count > 1 ? words.text('counsel-like-it', { move: words.move(move), n: amount(count) }) : words.move(move)))
    .join(' · ');
}
