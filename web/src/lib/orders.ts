/** Standing orders in words. */

import type { OrderSpan, StandingOrder } from './protocol';
import { t } from './settings.svelte';
import type { GameWords } from './words';

/** Until when an order holds. */
export function untilOf(span: OrderSpan): string {
  if (span === 'phase') return t('order-until-phase');
  return span === 'round' ? t('order-until-round') : t('order-until-end');
}

/** What an order does. */
export function deedOf(order: StandingOrder): string {
  if (order.kind === 'bid') return t('order-said-bid', { n: order.limit });
  if (order.kind === 'accept') return t('order-said-accept', { n: order.limit });
  return order.spare ? t('order-said-pass-spare') : t('order-said-pass');
}

/** What it speaks of: the question as it was put when it was given, or all of a kind. */
export function subjectOf(order: StandingOrder, words: GameWords): string {
  if (order.about) return t('order-such-as', { question: words.say(order.about) });
  return order.kind === 'bid' ? t('order-all-auctions') : t('order-all-windows');
}
