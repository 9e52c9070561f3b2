import type { CardFacts, SellerFlags } from './card-facts.ts';

/** A bit for each fact that a rule may use. Bit operators work on 32 bits: the spec fails at the fact after the 32nd. */
export const factBits = {
  shopee_verified: 1 << 0,
  is_preferred_plus_seller: 1 << 1,
  is_official_shop: 1 << 2,
  show_official_shop_label: 1 << 3,
  is_service_by_shopee: 1 << 4,
  is_mart: 1 << 5,
  is_on_flash_sale: 1 << 6,
  stock: 1 << 7,
  can_use_cod: 1 << 8,
  can_use_wholesale: 1 << 9,
  preview_info: 1 << 10,
  is_cc_installment_payment_eligible: 1 << 11,
  is_non_cc_installment_payment_eligible: 1 << 12,
  anyInstallment: 1 << 13,
  exclusivePrice: 1 << 14,
  deep_discount_label: 1 << 15,
  freeGift: 1 << 16,
  raw_discount: 1 << 17,
  bundle_deal_label: 1 << 18,
  add_on_deal_label: 1 << 19,
  voucher_label: 1 << 20,
  coin_earn_label: 1 << 21,
  groupbuy_label: 1 << 22,
  has_lowest_price_guarantee: 1 << 23,
  freeShipping: 1 << 24,
  is_new_arrival: 1 << 25,
  is_wp_eligible: 1 << 26,
  show_extra_commission: 1 << 27,
  relationship: 1 << 28,
  friendRelationship: 1 << 29,
} as const;

export type FactName = keyof typeof factBits;

const is = factBits;

/** The bits of every fact. */
export const allFacts = -1;

/** A flag of the shop: the item's value wins, the shop's fills the gap (amb-official-flag-duplicate). */
const shopFacts = (item: CardFacts, shop: SellerFlags, requested: number): number =>
  (requested & is.shopee_verified && (item.shopee_verified ?? shop.shopee_verified)
    ? is.shopee_verified
    : 0) |
  (requested & is.is_preferred_plus_seller && (item.is_preferred_plus_seller ?? shop.is_preferred_plus_seller)
    ? is.is_preferred_plus_seller
    : 0) |
  (requested & is.is_official_shop && (item.is_official_shop ?? shop.is_official_shop)
    ? is.is_official_shop
    : 0) |
  (requested & is.show_official_shop_label && (item.show_official_shop_label ?? shop.show_official_shop_label)
    ? is.show_official_shop_label
    : 0) |
  (requested & is.is_service_by_shopee && (item.is_service_by_shopee ?? shop.is_service_by_shopee)
    ? is.is_service_by_shopee
    : 0) |
  (requested & is.is_mart && (item.is_mart ?? shop.is_mart) ? is.is_mart : 0);

const hasExclusivePrice = ({ exclusive_price_info: info }: CardFacts): boolean => {
  const results = info?.exclusive_price_results;
  return Array.isArray(results) && results.some((result) => result?.label);
};

const priceFacts = (item: CardFacts, of: number): number =>
  (of & is.raw_discount && (item.raw_discount ?? 0) > 0 ? is.raw_discount : 0) |
  (of & is.exclusivePrice && hasExclusivePrice(item) ? is.exclusivePrice : 0) |
  (of & is.deep_discount_label && item.deep_discount_label ? is.deep_discount_label : 0) |
  (of & is.has_lowest_price_guarantee && item.has_lowest_price_guarantee
    ? is.has_lowest_price_guarantee
    : 0) |
  (of & is.coin_earn_label && item.coin_earn_label ? is.coin_earn_label : 0) |
  (of & is.groupbuy_label && item.groupbuy_label ? is.groupbuy_label : 0) |
  (of & is.is_on_flash_sale && item.is_on_flash_sale ? is.is_on_flash_sale : 0) |
  (of & is.stock && (item.stock ?? 0) > 0 ? is.stock : 0);

const addOnFacts = ({ add_on_deal_info: deal }: CardFacts): number =>
  deal ? (deal.add_on_deal_label ? is.add_on_deal_label : 0) | (deal.sub_type === 1 ? is.freeGift : 0) : 0;

const dealFacts = (item: CardFacts, of: number): number =>
  (of & (is.add_on_deal_label | is.freeGift) ? addOnFacts(item) : 0) |
  (of & is.bundle_deal_label && item.bundle_deal_info?.bundle_deal_label ? is.bundle_deal_label : 0) |
  (of & is.voucher_label && item.voucher_info?.label ? is.voucher_label : 0) |
  (of & is.freeShipping && (item.free_shipping_info ?? item.show_free_shipping) ? is.freeShipping : 0) |
  (of & is.is_new_arrival && item.is_new_arrival ? is.is_new_arrival : 0);

const installments =
  is.anyInstallment | is.is_cc_installment_payment_eligible | is.is_non_cc_installment_payment_eligible;

const installmentFacts = (item: CardFacts): number =>
  (item.is_cc_installment_payment_eligible ? is.is_cc_installment_payment_eligible | is.anyInstallment : 0) |
  (item.is_non_cc_installment_payment_eligible
    ? is.is_non_cc_installment_payment_eligible | is.anyInstallment
    : 0);

const paymentFacts = (item: CardFacts, of: number): number =>
  (of & is.can_use_cod && item.can_use_cod ? is.can_use_cod : 0) |
  (of & is.can_use_wholesale && item.can_use_wholesale ? is.can_use_wholesale : 0) |
  (of & installments ? installmentFacts(item) : 0) |
  (of & is.preview_info && item.preview_info ? is.preview_info : 0);

const peopleFacts = (item: CardFacts, of: number): number =>
  (of & is.is_wp_eligible && item.welcome_package_info?.wp_eligibility?.is_wp_eligible
    ? is.is_wp_eligible
    : 0) |
  (of & is.show_extra_commission && item.show_extra_commission ? is.show_extra_commission : 0) |
  (of & is.relationship && item.relationship_label?.show ? is.relationship : 0) |
  (of & is.friendRelationship && item.friend_relationship_label?.show ? is.friendRelationship : 0);

/** The requested facts (a bit mask) that hold for a card: each field is read at most once, and any truthy value counts. @spec badge-flags-truthy */
export const readFacts = (item: CardFacts, shop: SellerFlags, of: number): number =>
  shopFacts(item, shop, of) |
  priceFacts(item, of) |
  dealFacts(item, of) |
  paymentFacts(item, of) |
  peopleFacts(item, of);
