import { IdSchema, MoneySchema, PictureSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/**
 * The viewer-independent fields of an item and its shop that a card shows; `item-viewer-labels` returns the viewer-specific
 * ones. doc2 §3 Item, Shop.
 */
export const itemCardFields = {
  itemid: IdSchema,
  shopid: IdSchema,
  name: Type.String(),
  picture: PictureSchema,
  price: MoneySchema,
  price_min: MoneySchema,
  price_max: MoneySchema,
  /** Absent without a discount. */
  price_before_discount: Type.Optional(MoneySchema),
  /** Whole per cent, 0 without a discount. */
  raw_discount: Type.Integer({ minimum: 0, maximum: 100 }),
  /** 1 is normal and available. */
  status: Type.Integer(),
  stock: Type.Integer({ minimum: 0 }),
  historical_sold: Type.Integer({ minimum: 0 }),
  /** `rating_star` from 0 (not rated yet) to 5. */
  item_rating: Type.Object({ rating_star: Type.Number(), rating_count: Type.Integer() }),
  liked_count: Type.Integer({ minimum: 0 }),
  is_adult: Type.Boolean(),
  label_ids: Type.Array(IdSchema),
  shop_location: Type.String(),
  is_official_shop: Type.Boolean(),
  show_official_shop_label: Type.Boolean(),
  shopee_verified: Type.Boolean(),
  is_preferred_plus_seller: Type.Boolean(),
  is_service_by_shopee: Type.Boolean(),
  is_mart: Type.Boolean(),
  is_on_flash_sale: Type.Boolean(),
  flash_sale_stock: Type.Optional(Type.Integer()),
  can_use_cod: Type.Boolean(),
  can_use_wholesale: Type.Boolean(),
  show_free_shipping: Type.Boolean(),
  has_lowest_price_guarantee: Type.Boolean(),
  is_new_arrival: Type.Boolean(),
  is_cc_installment_payment_eligible: Type.Boolean(),
  is_non_cc_installment_payment_eligible: Type.Boolean(),
  bundle_deal_info: Type.Optional(Type.Object({ bundle_deal_label: Type.String() })),
  add_on_deal_info: Type.Optional(
    Type.Object({ add_on_deal_label: Type.String(), sub_type: Type.Integer() }),
  ),
  voucher_info: Type.Optional(Type.Object({ label: Type.String() })),
  exclusive_price_info: Type.Optional(
    Type.Object({ exclusive_price_results: Type.Array(Type.Object({ label: Type.String() })) }),
  ),
  deep_discount_label: Type.Optional(Type.String()),
  coin_earn_label: Type.Optional(Type.String()),
  groupbuy_label: Type.Optional(Type.String()),
  /** Absent if there is none. */
  show_extra_commission: Type.Optional(Type.Boolean()),
  /** Set when a flash sale of the item starts within a day, epoch milliseconds. */
  preview_info: Type.Optional(Type.Object({ starts_at: Type.Integer() })),
  /** Number of models to choose from; 0 for an item without models. */
  model_count: Type.Integer({ minimum: 0 }),
};

export const ItemCardSchema = Type.Object(itemCardFields);
export type ItemCard = Static<typeof ItemCardSchema>;

/** A page of cards; `next` is absent on the last page. */
export const itemPageFields = {
  items: Type.Array(ItemCardSchema),
  next: Type.Optional(Type.String()),
};
