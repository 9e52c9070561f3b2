import type { BadgeName } from './display-rules.data.ts';

/**
 * Groups of mutually exclusive badges: a card shows the first in the manifest's order (amb-badge-exclusion).
 * @spec badge-exclusion
 */
export const exclusiveGroups = {
  installment: ['CC_INSTALLMENT', 'NON_CC_INSTALLMENT', 'INSTALLMENTS'],
  'shop-type': [
    'FLAGSHIP_SHOP',
    'MALL_FBS',
    'OFFICIAL_SHOP',
    'S_MART',
    'PREMIUM',
    'PREFERRED_PLUS',
    'PREFERRED',
    'SBS',
  ],
} as const satisfies Readonly<Record<string, readonly BadgeName[]>>;

const promotions = [
  'DISCOUNT',
  'BUNDLE_DEAL',
  'ADD_ON_DEAL',
  'WHOLESALE',
  'VOUCHER',
  'COIN',
  'GROUPBUY',
] as const;

/** Badges that a badge suppresses on the card, in any slot. Suppressed badges suppress no others. */
export const suppressedBadges = {
  EXCLUSIVE_PRICE: promotions,
  DEEP_DISCOUNT: promotions,
  FREE_GIFT: ['DISCOUNT'],
} as const satisfies Readonly<Partial<Record<BadgeName, readonly BadgeName[]>>>;
