/** How a seat is called: by its person's name, its bot, or its number. */

import type { Character, LobbySeat, SeatInfo } from './protocol';
import { t } from './settings.svelte';

/** How strong a bot is, in a word: `search:200:berta` is a marshal. */
export function strengthName(bot: string | null | undefined): string {
  const [kind = ''] = (bot || 'greedy').split(':');
  const [sort = '', frozen = ''] = kind.split('@');
  return frozen ? `${t(`bot-${sort}`)} ${frozen}` : t(`bot-${sort}`);
}

/** The name of a bot without its character, and the character. */
export function splitBot(bot: string, characters: Character[]): { strength: string; character: Character | null } {
  const at = bot.lastIndexOf(':');
  const character = characters.find((c) => c.word === bot.slice(at + 1)) ?? null;
  return { strength: character ? bot.slice(0, at) : bot, character };
}

export function seatName(seat: LobbySeat & { departed?: boolean }): string {
  if (seat.name) return seat.name;
  if (seat.departed) return t('departed-at', { n: seat.seat + 1 });
  if (seat.kind === 'bot') return t('bot-at', { bot: strengthName(seat.bot), n: seat.seat + 1 });
  return seat.kind === 'open' ? t('free-seat') : t('seat-n', { n: seat.seat + 1 });
}

/** Who sits there just now: a person who is here or not, a bot, a regent, nobody. */
export function stateOf(seat: SeatInfo): string {
  if (seat.departed) return t('is-departed');
  if (seat.regent) return t('ruled-by-regent', { bot: strengthName(seat.regent) });
  if (seat.temper) return t('is-character', { bot: strengthName(seat.bot), temper: t(`temper-${seat.temper}`) });
  if (seat.kind === 'bot') return t('is-bot');
  if (seat.kind === 'open') return t('free-seat');
  if (seat.away) return t('is-away');
  return seat.online ? t('is-here') : t('is-offline');
}
