/** How a seat is called: by its person's name, its bot, or its number. */

import type { LobbySeat } from './protocol';
import { t } from './settings.svelte';

export function seatName(seat: LobbySeat): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('bot-at', { bot: t(`bot-${seat.bot ?? 'greedy'}`), n: seat.seat + 1 });
  return seat.kind === 'open' ? t('free-seat') : t('seat-n', { n: seat.seat + 1 });
}
