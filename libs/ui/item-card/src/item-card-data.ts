import type { CardFacts } from '@pasar/badge-rules';
import type { PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';

/**
 * The fields of an item and its shop that a card shows, under their wire names (doc2 §3 Item, Shop). The
 * contract's `ItemCard` is assignable.
 */
export type ItemCardData = CardFacts & {
  readonly itemid: number;
  readonly shopid: number;
  readonly name: string;
  readonly picture: PictureRef;
  readonly price: Money;
  readonly price_min?: Money;
  readonly price_max?: Money;
  readonly price_before_discount?: Money;
  /** Whole percent; 0 without a discount. */
  readonly raw_discount?: number;
  readonly stock: number;
  readonly historical_sold?: number;
  readonly item_rating?: { readonly rating_star: number };
  readonly shop_location?: string;
  readonly is_adult?: boolean;
  /** 1 is normal and available. */
  readonly status?: number;
  /** The number of models; 0 for an item without variants. */
  readonly model_count?: number;
};
