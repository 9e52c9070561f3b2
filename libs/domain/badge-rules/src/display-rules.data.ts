import type { Condition } from './condition.ts';
import {
  fact,
  installmentMarket,
  label,
  noPreview,
  not,
  outsideMall,
  pageCondition,
  flagEnabled,
} from './condition.ts';

const official = [fact('is_official_shop'), fact('show_official_shop_label')];

const cardInstallment: Condition = {
  description: 'eligible for card installments',
  fact: ({ cardInstallmentFlag = 'is_cc_installment_payment_eligible' as const }) => cardInstallmentFlag,
};

/** Either kind of instalment; in markets where the card badge uses the other kind's flag, that flag alone is enough. */
const anyInstallment: Condition = {
  description: 'eligible for installments',
  fact: ({ cardInstallmentFlag = 'anyInstallment' as const }) => cardInstallmentFlag,
};

/**
 * When each predefined badge shows: all its conditions hold (doc2 §5 Badge display rules). Badges that have no rule in the
 * specification show when their field is set (amb-other-badges).
 *
 * @spec badge-preferred badge-official-shop badge-sbs badge-preferred-plus badge-s-mart badge-premium badge-mall-fbs
 * @spec badge-flagship badge-flash-sale badge-cod badge-wholesale badge-installments badge-name
 */
export const displayRules = {
  PREFERRED: [fact('shopee_verified'), outsideMall],
  OFFICIAL_SHOP: official,
  SBS: [fact('is_service_by_shopee')],
  PREFERRED_PLUS: [fact('is_preferred_plus_seller'), outsideMall],
  S_MART: [
    fact('is_mart'),
    pageCondition(
      'a market with supermarkets, or the toggle of S_MART',
      ({ supermarketWithoutToggle = false, enabledFlags: on }) =>
        supermarketWithoutToggle || on.has('S_MART'),
    ),
  ],
  PREMIUM: [label("the market's premium label", ({ premiumLabels }) => premiumLabels)],
  MALL_FBS: [
    ...official,
    fact('is_service_by_shopee'),
    pageCondition('a market with MALL_FBS', ({ mallFulfilment = false }) => mallFulfilment),
  ],
  FLAGSHIP_SHOP: [label("the market's flagship label", ({ flagshipLabels }) => flagshipLabels)],
  FLASH_SALE: [fact('is_on_flash_sale'), fact('stock', 'stock above 0'), flagEnabled('FLASH_SALE')],
  COD: [flagEnabled('COD'), fact('can_use_cod')],
  WHOLESALE: [fact('can_use_wholesale'), not('add_on_deal_label', 'no add_on_deal_label'), noPreview],
  CC_INSTALLMENT: [installmentMarket, cardInstallment, noPreview],
  NON_CC_INSTALLMENT: [installmentMarket, fact('is_non_cc_installment_payment_eligible'), noPreview],
  INSTALLMENTS: [installmentMarket, anyInstallment, noPreview],
  EXCLUSIVE_PRICE: [fact('exclusivePrice', 'a label of exclusive_price_results')],
  DEEP_DISCOUNT: [fact('deep_discount_label')],
  FREE_GIFT: [fact('freeGift', 'sub_type 1')],
  DISCOUNT: [fact('raw_discount', 'raw_discount above 0')],
  BUNDLE_DEAL: [fact('bundle_deal_label')],
  ADD_ON_DEAL: [fact('add_on_deal_label')],
  VOUCHER: [fact('voucher_label', 'voucher_info.label')],
  COIN: [fact('coin_earn_label')],
  GROUPBUY: [fact('groupbuy_label')],
  LOWEST_PRICE: [fact('has_lowest_price_guarantee')],
  FREE_SHIPPING: [fact('freeShipping', 'free_shipping_info')],
  NEW_ARRIVAL: [fact('is_new_arrival')],
  WELCOME_PACKAGE: [fact('is_wp_eligible')],
  EXTRA_COMMISSION: [fact('show_extra_commission')],
  RELATIONSHIP: [fact('relationship', 'relationship_label.show')],
  FRIEND_RELATIONSHIP: [fact('friendRelationship', 'friend_relationship_label.show')],
} as const satisfies Readonly<Record<string, readonly Condition[]>>;

/** Badges with a built-in rule. */
export type BadgeName = keyof typeof displayRules;
