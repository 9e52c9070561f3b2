/** An amount in minor units of a currency. */
type Price = {
  readonly amount: number;
};

/** The fields of a listed item that tracking uses. */
export type TrackedItemFacts = {
  readonly itemid: number;
  readonly shopid: number;
  readonly price: Price;
  readonly price_min?: Price;
  readonly price_max?: Price;
  readonly price_before_discount?: Price;
  readonly price_min_before_discount?: Price;
  readonly price_max_before_discount?: Price;
  readonly raw_discount?: number;
  readonly stock?: number;
  readonly historical_sold?: number;
  readonly item_rating?: { readonly rating_star: number };
  readonly label_ids?: readonly number[];
  readonly video_info_list?: readonly unknown[];
  readonly is_official_shop?: boolean;
  readonly shopee_verified?: boolean;
  readonly is_preferred_plus_seller?: boolean;
  readonly is_service_by_shopee?: boolean;
  readonly is_mart?: boolean;
  readonly can_use_wholesale?: boolean;
  readonly show_free_shipping?: boolean;
  readonly bundle_deal_info?: { readonly bundle_deal_label: string };
  readonly add_on_deal_info?: { readonly add_on_deal_label: string };
  readonly coin_earn_label?: string;
  readonly groupbuy_label?: string;
};
