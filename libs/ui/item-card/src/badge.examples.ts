import type { BadgeName, CardContext } from '@pasar/badge-rules';
import type { ItemCardData } from './item-card-data.ts';

/** What makes a badge show: the wire fields, and the context where it exists. */
export type BadgeExample = {
  readonly item: Partial<ItemCardData>;
  readonly context?: Partial<CardContext>;
};

const official = { is_official_shop: true, show_official_shop_label: true } as const;
const instalments: BadgeExample['context'] = { installmentMarkets: ['SG'] };

/** An example of every predefined badge on its own, for stories and specs (doc2 §5 Badge display rules). */
export const badgeExamples: Readonly<Record<BadgeName, BadgeExample>> = {
  PREFERRED: { item: { shopee_verified: true } },
  OFFICIAL_SHOP: { item: official },
  SBS: { item: { is_service_by_shopee: true } },
  PREFERRED_PLUS: { item: { is_preferred_plus_seller: true } },
  S_MART: { item: { is_mart: true } },
  PREMIUM: { item: { label_ids: [900] }, context: { premiumLabels: { SG: 900 } } },
  MALL_FBS: { item: { ...official, is_service_by_shopee: true }, context: { market: 'PH' } },
  FLAGSHIP_SHOP: { item: { label_ids: [1000071] }, context: { market: 'TW' } },
  FLASH_SALE: { item: { is_on_flash_sale: true, stock: 3 }, context: { toggles: ['flash-sale-badge'] } },
  COD: { item: { can_use_cod: true }, context: { experiments: ['cod-badge'] } },
  WHOLESALE: { item: { can_use_wholesale: true } },
  CC_INSTALLMENT: { item: { is_cc_installment_payment_eligible: true }, context: instalments },
  NON_CC_INSTALLMENT: { item: { is_non_cc_installment_payment_eligible: true }, context: instalments },
  INSTALLMENTS: { item: { is_cc_installment_payment_eligible: true }, context: instalments },
  EXCLUSIVE_PRICE: {
    item: { exclusive_price_info: { exclusive_price_results: [{ label: 'Members pay less' }] } },
  },
  DEEP_DISCOUNT: { item: { deep_discount_label: 'Crazy price' } },
  FREE_GIFT: { item: { add_on_deal_info: { add_on_deal_label: '', sub_type: 1 } } },
  DISCOUNT: { item: { raw_discount: 20 } },
  BUNDLE_DEAL: { item: { bundle_deal_info: { bundle_deal_label: 'Buy 2, 10% off' } } },
  ADD_ON_DEAL: { item: { add_on_deal_info: { add_on_deal_label: 'Add one for $1', sub_type: 0 } } },
  VOUCHER: { item: { voucher_info: { label: '$5 off' } } },
  COIN: { item: { coin_earn_label: '12 coins' } },
  GROUPBUY: { item: { groupbuy_label: '3 people, $9' } },
  LOWEST_PRICE: { item: { has_lowest_price_guarantee: true } },
  FREE_SHIPPING: { item: { show_free_shipping: true } },
  NEW_ARRIVAL: { item: { is_new_arrival: true } },
  WELCOME_PACKAGE: { item: { welcome_package_info: { wp_eligibility: { is_wp_eligible: true } } } },
  EXTRA_COMMISSION: { item: { show_extra_commission: true } },
  RELATIONSHIP: { item: { relationship_label: { show: true } } },
  FRIEND_RELATIONSHIP: { item: { friend_relationship_label: { show: true } } },
};
