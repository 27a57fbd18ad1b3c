/** The steps that are running, read from the stack of the view. */

import type { Arg, Choice, View } from '../../lib/protocol';
import { seatOf } from './world';

export type Frame = View['stack'][number];

export const text = (frame: Frame | undefined, key: string): string => {
  const value = frame?.[key];
  return typeof value === 'string' && value !== '-' ? value : '';
};
export const num = (frame: Frame | undefined, key: string): number => {
  const value = frame?.[key];
  return typeof value === 'number' ? value : 0;
};
export const list = (frame: Frame | undefined, key: string): string[] => {
  const value = frame?.[key];
  return Array.isArray(value) ? (value as string[]) : [];
};
export const seatIn = (frame: Frame | undefined, key: string): number | null => seatOf(text(frame, key) || null);
/** A field that each seat has for itself: null where one may not look. */
export function per<T>(frame: Frame | undefined, key: string, seat: number): T | null {
  const value = frame?.[key] as Record<string, T | null> | undefined;
  return value?.[seat] ?? null;
}

export function find(view: View, step: string): Frame | undefined {
  return view.stack.findLast((frame) => frame.step === step);
}

const BARGAINS = new Set(['Offer', 'Overture', 'Ransom', 'Permission']);
export function bargain(view: View): Frame | undefined {
  return view.stack.findLast((frame) => BARGAINS.has(frame.step));
}

export interface Way {
  power: string;
  target: string;
  /** All places, from the start to the target. */
  places: string[];
  /** How many of them are settled, not only planned. */
  settled: number;
  permits: { seat: number; granted: boolean }[];
  interceptors: string[];
  /** The place the fleet is at now. */
  fleet: string | null;
}

/** The way of the attack that is going on: settled, being chosen, or the straight one that would be taken. */
export function wayOf(view: View): Way | null {
  const attack = find(view, 'Attack');
  if (!attack) return null;
  const route = find(view, 'Route');
  const voyage = find(view, 'Voyage');
  const from = route ?? attack;
  const begun = list(from, 'route');
  const plan = route ? list(route, 'plan') : [];
  const places = plan.length ? plan : begun;
  if (!places.length) return null;
  const granted = route ? 0 : num(attack, 'granted');
  const area = voyage && text(voyage, 'stage') !== 'fit_out' ? list(voyage, 'areas')[0] : undefined;
  return {
    power: text(attack, 'power'),
    target: text(attack, 'target'),
    places,
    settled: route ? begun.length : places.length,
    permits: list(from, 'permits').map((s, i) => ({ seat: Number(s), granted: i < granted })),
    interceptors: voyage ? list(voyage, 'queue') : list(route, 'interceptors'),
    fleet: area === undefined ? null : `sea_${area}`,
  };
}

const TERM_KINDS: Record<string, string[]> = {
  florins: ['florins'],
  province: ['province'],
  passage: ['power', 'province'],
  lift: ['power'],
};

/** A term as the deal writes it (`give_passage ENG FRA_1B`), as a move that the words of the game can say. */
export function term(words: string): Choice {
  const [verb = '', ...rest] = words.split(' ');
  const kinds = TERM_KINDS[verb.slice(verb.indexOf('_') + 1)] ?? [];
  return { move: -1, words, verb, args: rest.map((word, i): Arg => [kinds[i] ?? 'florins', word]) };
}
