import type { PaymentContext } from '@pasar/payment';

export type SelectionRoute =
  | 'payment-selection'
  | 'payment-selection-food'
  | 'payment-selection-play'
  | 'payment-selection-direct-purchase';

type SelectionRow = { readonly context: PaymentContext; readonly titleKey: string };

/** What each page pays for (amb-payment-subpages). */
export const selectionContexts: Readonly<Record<SelectionRoute, SelectionRow>> = {
  'payment-selection': { context: 'marketplace', titleKey: 'prefer_marketplace' },
  'payment-selection-food': { context: 'food', titleKey: 'prefer_food' },
  'payment-selection-play': { context: 'play', titleKey: 'prefer_play' },
  'payment-selection-direct-purchase': { context: 'direct-purchase', titleKey: 'prefer_direct' },
};
