/** The analysis of a finished game: how its figures are said, and where they are drawn. */

import { FluentNumber } from '@fluent/bundle';

import { counts } from './counselled';
import type { AnalysisBody, AnalysisTurn } from './protocol';
import type { GameWords, Language } from './words';

/** Moves that are told of a plan. */
const PLAN = 6;

/** Whole parts of a hundred; a chance only where that was measured. */
export const parts = (body: AnalysisBody, share: number): string => {
  const n = Math.round(100 * share);
  return body.calibrated ? `${n} %` : String(n);
};

/** With a sign, to a tenth. */
export const change = (share: number, language: Language): string => {
  const n = Math.round(1000 * share) / 10;
  return n === 0 ? '0' : `${n > 0 ? '+' : '−'}${Math.abs(n).toLocaleString(language, { minimumFractionDigits: 1 })}`;
};

export interface Side {
  seats: number[];
  /** What it has of the victory at each point. */
  shares: number[];
}

/** Who wins and loses together, in the order of their first seats. */
export function sidesOf(body: AnalysisBody): Side[] {
  return [...new Set(body.sides)].map((side) => {
    const seats = body.sides.flatMap((of, seat) => (of === side ? [seat] : []));
    return { seats, shares: body.points.map((point) => seats.reduce((sum, seat) => sum + (point.shares[seat] ?? 0), 0)) };
  });
}

/** Areas on top of each other, as paths in a box of this width and height: what a side has is as high as its area. */
export function areas(body: AnalysisBody, sides: readonly Side[], width: number, height: number): string[] {
  const x = body.points.map((point) => (width * point.moves) / Math.max(1, body.moves));
  let below = body.points.map(() => 0);
  return sides.map(({ shares }) => {
    const above = shares.map((share, i) => (below[i] ?? 0) + share);
    const corner = (level: number[], i: number): string => `${(x[i] ?? 0).toFixed(1)} ${(height * (1 - (level[i] ?? 0))).toFixed(1)}`;
    const there = x.map((_, i) => corner(above, i));
    const back = x.map((_, i) => corner(below, i)).toReversed();
    below = above;
    return `M${[...there, ...back].join('L')}Z`;
  });
}

/** The point whose moment is nearest to a move. */
export function nearest(body: AnalysisBody, move: number): number {
  let best = 0;
  for (const [i, point] of body.points.entries()) {
    if (Math.abs(point.moves - move) < Math.abs((body.points[best]?.moves ?? 0) - move)) best = i;
  }
  return best;
}

/** The last point of each round. */
export const roundEnds = (body: AnalysisBody): number[] =>
  body.points.flatMap((point, i) => (body.points[i + 1]?.round === point.round ? [] : [i]));

/** What a turning point says, line by line. */
export function turnLines(words: GameWords, body: AnalysisBody, turn: AnalysisTurn): string[] {
  const name = words.thing('seat', String(turn.seat));
  const plan = turn.plan.slice(0, PLAN).map((move) => words.move(move)).join(' · ');
  return [
    words.text('analysis-better', { best: words.move(turn.best) }),
    ...(plan ? [words.text('analysis-then', { moves: plan })] : []),
    words.text('analysis-gain', {
      name,
      gain: parts(body, turn.gain),
      error: parts(body, turn.error),
      better: new FluentNumber(turn.better),
      worlds: new FluentNumber(turn.worlds),
    }),
    ...(turn.reasons.length ? [words.text('analysis-why', { reasons: turn.reasons.map((r) => counts(words, r.term, r.amount)).join(', ') })] : []),
  ];
}

export const roundName = (words: GameWords, round: number): string => (round > 0 ? `${words.text('analysis-round')} ${round}` : words.text('analysis-set-up'));
