/** Clocks: presets, and moments and spans as people say them. */

import type { Language } from './words';

export interface Clock {
  kind: 'none' | 'live' | 'days';
  /** Seconds: free for every stretch; left beyond that; won with each stretch; never more than this. */
  turn: number;
  bank: number;
  add: number;
  cap: number;
  nights: boolean;
  holidays: boolean;
}

/** The clock of one seat: moments in seconds since 1970, as far as we may know them. */
export interface Hand {
  seat: number;
  bank: number;
  since: number | null;
  runs: number | null;
  warn: number | null;
  due: number | null;
}

export interface ClockNote {
  hands: Hand[];
  window: { since: number; due: number } | null;
  paused: number | null;
}

/** When somebody sleeps and is away. */
export interface Hours {
  zone: string;
  night: number | null;
  holidays: { first: string; last: string }[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export const NO_CLOCK: Clock = { kind: 'none', turn: 0, bank: 0, add: 0, cap: 0, nights: true, holidays: true };
export const LIVE: Clock = { ...NO_CLOCK, kind: 'live', turn: 3 * MINUTE, bank: 20 * MINUTE, cap: 20 * MINUTE };
export const DAYS: Clock = { ...NO_CLOCK, kind: 'days', turn: DAY, bank: 3 * DAY, add: 12 * HOUR, cap: 5 * DAY };
export const PRESETS: readonly Clock[] = [NO_CLOCK, LIVE, DAYS];

/** Both languages count the hours of a day to 24. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it-IT' };

/** "21:00" today, "Thursday 21:00" within a week, "12 March 21:00" later; in the time zone of this browser, or another. */
export function when(moment: number, now: number, language: Language, zone?: string): string {
  const locale = LOCALES[language];
  const date = new Date(moment * 1000);
  const day = (d: Date): string => d.toLocaleDateString('en-CA', { timeZone: zone });
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const today = new Date(now * 1000);
  if (day(date) === day(today)) return time;
  const soon = Math.abs(moment - now) < 6 * DAY;
  const named = date.toLocaleDateString(locale, soon ? { weekday: 'long', timeZone: zone } : { day: 'numeric', month: 'long', timeZone: zone });
  return `${named} ${time}`;
}

const unit = (n: number, of: 'day' | 'hour' | 'minute' | 'second', language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: of, unitDisplay: 'long', maximumFractionDigits: 1 }).format(n);

/** "3 days", "23 hours", "12 minutes", "40 seconds": as exact as one needs it. */
export function span(seconds: number, language: Language): string {
  const left = Math.max(0, seconds);
  if (left >= 2 * DAY) return unit(Math.floor(left / (DAY / 2)) / 2, 'day', language);
  if (left >= 2 * HOUR) return unit(Math.floor(left / HOUR), 'hour', language);
  if (left >= MINUTE) return unit(Math.floor(left / MINUTE), 'minute', language);
  return unit(Math.floor(left), 'second', language);
}

/** "2:05", as clocks at a board show it. */
export function ticking(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export type Stage = 'free' | 'bank' | 'late';

/** How much of a hand's time is left, from 1 to 0, and whether it is free, costs the bank, or nearly over; null if it rests. */
export function leftOf({ since, runs, warn, due }: Hand, now: number): { share: number; stage: Stage } | null {
  if (since === null || due === null) return null;
  const share = due > since ? Math.min(1, Math.max(0, (due - now) / (due - since))) : 0;
  return { share, stage: warn !== null && now >= warn ? 'late' : runs !== null && now >= runs ? 'bank' : 'free' };
}

/** Are two clocks the same? */
export function same(one: Clock, other: Clock): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === 'none' || (Object.keys(one) as (keyof Clock)[]).every((key) => one[key] === other[key]);
}
