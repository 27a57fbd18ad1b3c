/** How numbers of the page of a person are said. */

import { strengthName } from './people';
import type { Pace, Rank } from './protocol';
import { t } from './settings.svelte';

/** How long somebody takes for a decision: seconds, minutes, hours, or days. */
export function spell(seconds: number): string {
  if (seconds < 90) return t('pace-seconds', { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 90 * 60) return t('pace-minutes', { n: Math.round(seconds / 60) });
  if (seconds < 36 * 3600) return t('pace-hours', { n: Math.round(seconds / 3600) });
  return t('pace-days', { n: Math.round(seconds / 86_400) });
}

export const paceOf = (pace: Pace): string => t(`pace-by-${pace.clock}`, { time: spell(pace.seconds) });

/** How a line of a ranking is called: a person, or a bot with its way of thinking. */
export function rankName(rank: Rank): string {
  if (!rank.bot) return rank.name || t('somebody');
  const thinks = rank.bot.split(':')[1] ?? '';
  const name = strengthName(rank.bot);
  if (rank.manner) return t('bot-who-thinks', { bot: name, how: t(`think-${rank.manner}`) });
  return thinks ? `${name} (${thinks})` : name;
}
