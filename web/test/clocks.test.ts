import { describe, expect, it } from 'vitest';

import { DAYS, LIVE, leftOf, NO_CLOCK, same, span, ticking, when } from '../src/lib/clock';

const at = (text: string): number => Date.parse(text) / 1000;
const NOW = at('2026-11-18T12:00:00Z'); // a Wednesday

describe('moments', () => {
  it('are said as people say them', () => {
    expect(when(at('2026-11-18T20:00:00Z'), NOW, 'en', 'Europe/Rome')).toBe('21:00');
    expect(when(at('2026-11-19T20:00:00Z'), NOW, 'en', 'Europe/Rome')).toBe('Thursday 21:00');
    expect(when(at('2026-11-19T20:00:00Z'), NOW, 'it', 'Europe/Rome')).toBe('giovedì 21:00');
    expect(when(at('2026-12-04T08:30:00Z'), NOW, 'en', 'Europe/Rome')).toBe('4 December 09:30');
    expect(when(at('2026-11-18T23:30:00Z'), NOW, 'en', 'Europe/Rome')).toBe('Thursday 00:30');
  });

  it('a week from now is not called by the name of today', () => {
    expect(when(at('2026-11-25T11:00:00Z'), NOW, 'en', 'UTC')).toBe('25 November 11:00');
  });
});

describe('spans', () => {
  it('are as exact as one needs them', () => {
    expect(span(23 * 3600 + 1800, 'en')).toBe('23 hours');
    expect(span(3600, 'it')).toBe('60 minuti');
    expect(span(2.5 * 86_400, 'it')).toBe('2,5 giorni');
    expect(span(59, 'en')).toBe('59 seconds');
    expect(span(-5, 'en')).toBe('0 seconds');
    expect(ticking(125)).toBe('2:05');
  });
});

describe('what is left', () => {
  const hand = { seat: 0, bank: 60, since: 100, runs: 200, warn: 260, due: 300 };
  it('is free, then costs the bank, then is nearly over', () => {
    expect(leftOf(hand, 100)).toEqual({ share: 1, stage: 'free' });
    expect(leftOf(hand, 200)).toEqual({ share: 0.5, stage: 'bank' });
    expect(leftOf(hand, 280)).toEqual({ share: 0.1, stage: 'late' });
    expect(leftOf(hand, 400)?.share).toBe(0);
  });
  it('of nobody who is not asked', () => {
    expect(leftOf({ ...hand, since: null, due: null }, 200)).toBeNull();
  });
});

describe('clocks', () => {
  it('are the same if all their times are', () => {
    expect(same(LIVE, { ...LIVE })).toBe(true);
    expect(same(LIVE, { ...LIVE, bank: 1 })).toBe(false);
    expect(same(NO_CLOCK, { ...NO_CLOCK, turn: 5 })).toBe(true);
    expect(same(DAYS, LIVE)).toBe(false);
  });
});
