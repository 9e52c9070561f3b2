import type { PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';

/** As much of an item and its shop as a card shows, under the wire's names (doc2 §3 Item, Shop). The contract's `ItemCard` fits. */
export type ItemCardData = {
  readonly itemid: number;
  readonly shopid: number;
  readonly name: string;
  readonly picture: PictureRef;
  readonly price: Money;
  readonly price_min?: Money;
  readonly price_max?: Money;
  readonly price_before_discount?: Money;
  /** Whole percent, 0 when nothing is taken off. */
  readonly raw_discount?: number;
  readonly stock: number;
  readonly historical_sold?: number;
  readonly item_rating?: { readonly rating_star: number };
  readonly shop_location?: string;
  readonly is_adult?: boolean;
  readonly bundle_deal_info?: { readonly bundle_deal_label: string };
  readonly add_on_deal_info?: { readonly add_on_deal_label: string };
  readonly voucher_info?: { readonly label: string };
} & { readonly [Flag in CardFlagField]?: boolean };

/** The wire's yes-or-no fields that put a mark on a card. */
export type CardFlagField =
  | 'is_official_shop'
  | 'show_official_shop_label'
  | 'shopee_verified'
  | 'is_preferred_plus_seller'
  | 'is_service_by_shopee'
  | 'is_mart'
  | 'is_on_flash_sale'
  | 'show_free_shipping'
  | 'can_use_cod'
  | 'can_use_wholesale'
  | 'has_lowest_price_guarantee'
  | 'is_new_arrival';
