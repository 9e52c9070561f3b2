import type { TrackedItemFacts } from './tracked-item-facts.ts';
import type { JsonObject } from './json.ts';

/** Where an item was shown, and which response contained it. */
export type ItemImpression = {
  readonly itemid: number;
  readonly shopid: number;
  /** Index among the cards of its section, from 0. */
  readonly location: number;
  readonly list_type: number;
  readonly match_type: number;
  /** The call that returned it. */
  readonly algorithm: string;
  readonly request_id: string;
  /** Its page in the list, from 0. */
  readonly page_number: number;
  /** Whether the page was rendered from a cached response. */
  readonly cached_result: boolean;
  readonly abtest_sign: string;
  /** The clicked area; empty if there was no click. */
  readonly click_area: string;
  /** The chosen model (0 for none), and the quantity added to the cart. */
  readonly modelid: number;
  readonly add_cart_amount: number;
};

const shopType = (facts: Partial<TrackedItemFacts>): string => {
  if (facts.is_official_shop) return 'official';
  if (facts.is_mart) return 'mart';
  if (facts.is_preferred_plus_seller) return 'preferred-plus';
  return facts.shopee_verified ? 'preferred' : 'normal';
};

/** Shop flags that may appear on the image, by name. */
const imageFlags = [
  ['OFFICIAL_SHOP', 'is_official_shop'],
  ['S_MART', 'is_mart'],
  ['PREFERRED_PLUS', 'is_preferred_plus_seller'],
  ['PREFERRED', 'shopee_verified'],
  ['SBS', 'is_service_by_shopee'],
] as const satisfies readonly (readonly [flag: string, fact: keyof TrackedItemFacts])[];

const imageFlagNames = (facts: Partial<TrackedItemFacts>): string[] =>
  imageFlags.filter(([, fact]) => facts[fact]).map(([flag]) => flag);

/** The card's prices, in minor units; 0 if absent. @spec amb-tracking-price-variants */
const describePrices = (facts: Partial<TrackedItemFacts>) => ({
  price: facts.price?.amount ?? 0,
  price_max: (facts.price_max ?? facts.price)?.amount ?? 0,
  price_min: (facts.price_min ?? facts.price)?.amount ?? 0,
  price_before_discount: facts.price_before_discount?.amount ?? 0,
  price_max_before_discount: (facts.price_max_before_discount ?? facts.price_before_discount)?.amount ?? 0,
  price_min_before_discount: (facts.price_min_before_discount ?? facts.price_before_discount)?.amount ?? 0,
});

/** The product card as displayed. Numbers that this store does not have are 0. doc2 §3 @spec tracking-product-card */
export const describeProductCard = (facts: Partial<TrackedItemFacts>) =>
  ({
    campaign_label_ids: facts.label_ids ?? [],
    has_video: Boolean(facts.video_info_list?.length),
    item_discount: facts.raw_discount ?? 0,
    shop_type: shopType(facts),
    service_by_shopee: facts.is_service_by_shopee ?? false,
    image_flag_ids: imageFlagNames(facts),
    ...describePrices(facts),
    bundle_deal_label: facts.bundle_deal_info?.bundle_deal_label ?? '',
    wholesale: facts.can_use_wholesale ?? false,
    addon_deal_label: facts.add_on_deal_info?.add_on_deal_label ?? '',
    cashback: facts.coin_earn_label ?? '',
    is_groupbuy: Boolean(facts.groupbuy_label),
    other_promotion_label_id: 0,
    rating_star: facts.item_rating?.rating_star ?? 0,
    rating_star_rounded: Math.round((facts.item_rating?.rating_star ?? 0) * 2) / 2,
    sold_count: facts.historical_sold ?? 0,
    free_shipping: facts.show_free_shipping ?? false,
    other_icon_in_price_id: 0,
    sold_out: facts.stock === 0,
  }) satisfies JsonObject;

/** Fields that this store does not have: there are no advertisements, videos or affiliates yet. */
const unsupportedFields = {
  campaignid: 0,
  adsid: 0,
  location_in_ads: 0,
  ads_keyword: '',
  deduction_info: '',
  video_id: 0,
  display_video_id: 0,
  is_affiliated: false,
  video_creator_id: 0,
} as const;

/**
 * An item in a report, with every documented field; its product card is sent as `json_data`.
 *
 * @spec tracking-item-fields tracking-product-card
 */
export const describeItem = (shown: ItemImpression, facts: Partial<TrackedItemFacts> = {}) =>
  ({
    ...unsupportedFields,
    ...shown,
    item_modelid: shown.modelid,
    add_cart_price: shown.add_cart_amount === 0 ? 0 : (facts.price?.amount ?? 0),
    discount: facts.raw_discount ?? 0,
    free_shipping: facts.show_free_shipping ?? false,
    is_prefered: Boolean(facts.shopee_verified || facts.is_preferred_plus_seller),
    json_data: describeProductCard(facts),
  }) satisfies JsonObject;
