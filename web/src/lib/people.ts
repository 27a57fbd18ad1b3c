/** How a seat is called: by its person's name, its bot, or its number. */

import type { LobbySeat, SeatInfo } from './protocol';
import { t } from './settings.svelte';

export function seatName(seat: LobbySeat & { departed?: boolean }): string {
  if (seat.name) return seat.name;
  if (seat.departed) return t('departed-at', { n: seat.seat + 1 });
  if (seat.kind === 'bot') return t('bot-at', { bot: t(`bot-${seat.bot ?? 'greedy'}`), n: seat.seat + 1 });
  return seat.kind === 'open' ? t('free-seat') : t('seat-n', { n: seat.seat + 1 });
}

/** Who sits there just now: a person who is here or not, a bot, a regent, nobody. */
export function stateOf(seat: SeatInfo): string {
  if (seat.departed) return t('is-departed');
  if (seat.regent) return t('ruled-by-regent', { bot: t(`bot-${seat.regent}`) });
  if (seat.kind === 'bot') return t('is-bot');
  if (seat.kind === 'open') return t('free-seat');
  if (seat.away) return t('is-away');
  return seat.online ? t('is-here') : t('is-offline');
}
