import {
  ArrivalSchema,
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  VideoSchema,
  strictObject,
} from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CategorySchema } from './category.ts';
import { itemCardFields, itemPageFields } from './item-card.ts';
import { ItemDealsSchema, ShippingFeeSchema } from './item-offers.ts';
import { ShopSchema } from './shop.ts';
import { getItemPath, getItemRatingsPath, getRecommendationsPath } from './paths.ts';

/** GTIN (8 to 14 digits), the manufacturer's part number and the seller's SKU. */
const identifierFields = {
  gtin: Type.Optional(Type.String()),
  mpn: Type.Optional(Type.String()),
  sku: Type.Optional(Type.String()),
};

/** A variant that can be bought: `tier_index` holds the chosen option of each tier variation. doc2 §3 Model. @spec model */
export const ModelSchema = Type.Object({
  modelid: IdSchema,
  name: Type.String(),
  tier_index: Type.Array(Type.Integer({ minimum: 0 })),
  price: MoneySchema,
  price_before_discount: Type.Optional(MoneySchema),
  stock: Type.Integer({ minimum: 0 }),
  /** 1 is normal. */
  status: Type.Integer(),
  ...identifierFields,
});
export type Model = Static<typeof ModelSchema>;

export const TierVariationSchema = Type.Object({
  name: Type.String(),
  options: Type.Array(Type.String()),
  /** One per option, if there are any. */
  pictures: Type.Array(PictureSchema),
});
export type TierVariation = Static<typeof TierVariationSchema>;

/** @spec item */
export const ItemDetailSchema = Type.Object({
  ...itemCardFields,
  pictures: Type.Array(PictureSchema),
  description: Type.String(),
  brand: Type.String(),
  attributes: Type.Array(Type.Object({ attrid: IdSchema, name: Type.String(), value: Type.String() })),
  /** Of an item without models; each model has its own. */
  ...identifierFields,
  /** Values that all models share, in Google's vocabulary; `attributes` have them in the market's language. */
  condition: Type.Optional(
    Type.Union([Type.Literal('new'), Type.Literal('refurbished'), Type.Literal('used')]),
  ),
  gender: Type.Optional(Type.String()),
  age_group: Type.Optional(Type.String()),
  size_system: Type.Optional(Type.String()),
  /** From the top-level category to the item's own. */
  categories: Type.Array(CategorySchema),
  /** Lower case, without `#`; absent without any. */
  hashtags: Type.Optional(Type.Array(Type.String())),
  models: Type.Array(ModelSchema),
  tier_variations: Type.Array(TierVariationSchema),
  flash_sale: Type.Optional(
    Type.Object({
      ends_at: Type.Integer(),
      stock: Type.Integer(),
      sold: Type.Integer(),
      price: MoneySchema,
      /** Price per unit beyond the units sold at the sale price. */
      regular_price: MoneySchema,
      /** Units at the sale price per shopper. */
      per_user_limit: Type.Integer({ minimum: 1 }),
      /** Units of that limit that the member can still buy; absent for visitors. */
      left_for_user: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
  wholesale_tiers: Type.Array(Type.Object({ min_quantity: Type.Integer(), price: MoneySchema })),
  shop_vouchers: Type.Array(
    Type.Object({
      code: Type.String(),
      label: Type.String(),
      min_spend: MoneySchema,
      ends_at: Type.Integer(),
    }),
  ),
  /** The default delivery from the shop to anywhere in the market, whose name is the place. */
  shipping_fee: Type.Object({
    min: MoneySchema,
    max: MoneySchema,
    /** Working days from the handover, earliest and latest. */
    days_min: Type.Integer(),
    days_max: Type.Integer(),
    arrives: ArrivalSchema,
  }),
  rating_breakdown: Type.Array(Type.Integer(), {
    minItems: 5,
    maxItems: 5,
    description: 'Ratings of 1, 2, 3, 4 and 5 stars',
  }),
  /** Number of ratings with pictures. */
  picture_count: Type.Integer({ minimum: 0 }),
  comment_count: Type.Integer(),
  liked: Type.Boolean(),
  shop: ShopSchema,
  /** The offers of the same catalogue product, this one included; absent if there are no others. */
  catalogue_offers: Type.Optional(
    Type.Object({ catalogueid: IdSchema, count: Type.Integer({ minimum: 2 }), price_min: MoneySchema }),
  ),
  /** Only with the extra of that name. */
  deals: Type.Optional(ItemDealsSchema),
  shipping: Type.Optional(ShippingFeeSchema),
});
export type ItemDetail = Static<typeof ItemDetailSchema>;

const itemKey = { shopid: IdSchema, itemid: IdSchema };

/**
 * @spec item-get amb-item-get-extras Fails with 4 (not found) for an unknown or removed item. The specification names no
 * extras: known ones are included in the response, others are ignored.
 */
export const getItem = defineCall({
  id: 'item-get',
  method: 'GET',
  path: getItemPath,
  summary: 'Get all data of an item for its product page',
  auth: 'optional',
  query: Type.Object(
    {
      ...itemKey,
      /** Includes the response of `item-deals`. */
      deals: Type.Optional(Type.Boolean()),
      /** Includes the response of `item-store-shipping-fee`. */
      shipping: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: Type.String({ maxLength: 200 }), maxProperties: 20 },
  ),
  data: ItemDetailSchema,
});

export const RatingSchema = Type.Object({
  id: IdSchema,
  username: Type.String(),
  rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  model_name: Type.String(),
  pictures: Type.Array(PictureSchema),
  video: Type.Optional(VideoSchema),
  /** Epoch seconds. */
  ctime: Type.Integer(),
  liked_count: Type.Integer(),
  seller_reply: Type.Optional(Type.String()),
});
export type Rating = Static<typeof RatingSchema>;

export const getItemRatings = defineCall({
  id: 'item-ratings',
  method: 'GET',
  path: getItemRatingsPath,
  summary: 'List the ratings of an item, newest first',
  auth: 'none',
  query: strictObject({
    ...itemKey,
    star: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    with_comment: Type.Optional(Type.Boolean()),
    with_picture: Type.Optional(Type.Boolean()),
    /** The purchased `model_name`. */
    variation: Type.Optional(Type.String({ maxLength: 200 })),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 6 })),
  }),
  data: Type.Object({ ratings: Type.Array(RatingSchema), next: Type.Optional(Type.String()) }),
});

export const getRecommendations = defineCall({
  id: 'item-recommend',
  method: 'GET',
  path: getRecommendationsPath,
  summary: 'List items related to an item',
  auth: 'none',
  query: strictObject({
    ...itemKey,
    section: Type.Union([
      Type.Literal('similar'),
      Type.Literal('from-same-shop'),
      Type.Literal('you-may-also-like'),
    ]),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 12 })),
  }),
  data: Type.Object(itemPageFields),
});
