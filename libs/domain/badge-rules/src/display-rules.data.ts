import type { Condition } from './condition.ts';
import {
  field,
  installmentMarket,
  item,
  label,
  noPreview,
  outsideMall,
  place,
  seller,
  switchedOn,
} from './condition.ts';

const official = [seller('is_official_shop'), seller('show_official_shop_label')];

const cardInstallment: Condition = {
  asks: 'eligible for card installments',
  holds: (facts, _shop, { cardInstallmentFlag = 'is_cc_installment_payment_eligible' }) =>
    Boolean(facts[cardInstallmentFlag]),
};

const anyInstallment: Condition = {
  asks: 'eligible for installments',
  holds: (facts, shop, where) =>
    cardInstallment.holds(facts, shop, where) || Boolean(facts.is_non_cc_installment_payment_eligible),
};

const addOnLabel = item('add_on_deal_label', ({ add_on_deal_info }) => add_on_deal_info?.add_on_deal_label);

/**
 * When each predefined badge shows: all its conditions hold (doc2 §5 Badge display rules; the badges that
 * the specification gives no rule show when their field is set, amb-other-badges).
 *
 * @spec badge-preferred badge-official-shop badge-sbs badge-preferred-plus badge-s-mart badge-premium badge-mall-fbs
 * @spec badge-flagship badge-flash-sale badge-cod badge-wholesale badge-installments badge-name
 */
export const displayRules = {
  PREFERRED: [seller('shopee_verified'), outsideMall],
  OFFICIAL_SHOP: official,
  SBS: [seller('is_service_by_shopee')],
  PREFERRED_PLUS: [seller('is_preferred_plus_seller'), outsideMall],
  S_MART: [
    seller('is_mart'),
    place(
      'a mart market, or the toggle of S_MART',
      ({ martWithoutToggle = false, switchedOn: on }) => martWithoutToggle || on.has('S_MART'),
    ),
  ],
  PREMIUM: [label("the market's premium label", ({ premiumLabels }) => premiumLabels)],
  MALL_FBS: [
    ...official,
    seller('is_service_by_shopee'),
    place('a market with MALL_FBS', ({ mallFulfilment = false }) => mallFulfilment),
  ],
  FLAGSHIP_SHOP: [
    label("the market's flagship label", ({ flagshipLabel }) =>
      flagshipLabel === undefined ? [] : [flagshipLabel],
    ),
  ],
  FLASH_SALE: [
    field('is_on_flash_sale'),
    item('stock above 0', ({ stock = 0 }) => stock > 0),
    switchedOn('FLASH_SALE'),
  ],
  COD: [switchedOn('COD'), field('can_use_cod')],
  WHOLESALE: [
    field('can_use_wholesale'),
    item('no add_on_deal_label', ({ add_on_deal_info }) => !add_on_deal_info?.add_on_deal_label),
    noPreview,
  ],
  CC_INSTALLMENT: [installmentMarket, cardInstallment, noPreview],
  NON_CC_INSTALLMENT: [installmentMarket, field('is_non_cc_installment_payment_eligible'), noPreview],
  INSTALLMENTS: [installmentMarket, anyInstallment, noPreview],
  EXCLUSIVE_PRICE: [
    item('a label of exclusive_price_results', ({ exclusive_price_info }) => {
      const results = exclusive_price_info?.exclusive_price_results;
      return Array.isArray(results) && results.some((result) => result?.label);
    }),
  ],
  DEEP_DISCOUNT: [field('deep_discount_label')],
  FREE_GIFT: [item('sub_type 1', ({ add_on_deal_info }) => add_on_deal_info?.sub_type === 1)],
  DISCOUNT: [item('raw_discount above 0', ({ raw_discount = 0 }) => raw_discount > 0)],
  BUNDLE_DEAL: [item('bundle_deal_label', ({ bundle_deal_info }) => bundle_deal_info?.bundle_deal_label)],
  ADD_ON_DEAL: [addOnLabel],
  VOUCHER: [item('voucher_info.label', ({ voucher_info }) => voucher_info?.label)],
  COIN: [field('coin_earn_label')],
  GROUPBUY: [field('groupbuy_label')],
  LOWEST_PRICE: [field('has_lowest_price_guarantee')],
  FREE_SHIPPING: [
    item('free_shipping_info', (facts) => facts.free_shipping_info ?? facts.show_free_shipping),
  ],
  NEW_ARRIVAL: [field('is_new_arrival')],
  WELCOME_PACKAGE: [
    item(
      'is_wp_eligible',
      ({ welcome_package_info }) => welcome_package_info?.wp_eligibility?.is_wp_eligible,
    ),
  ],
  EXTRA_COMMISSION: [field('show_extra_commission')],
  RELATIONSHIP: [item('relationship_label.show', ({ relationship_label }) => relationship_label?.show)],
  FRIEND_RELATIONSHIP: [
    item('friend_relationship_label.show', (facts) => facts.friend_relationship_label?.show),
  ],
} as const satisfies Readonly<Record<string, readonly Condition[]>>;

/** The badges that this library has a rule for. */
export type BadgeName = keyof typeof displayRules;
