import { CursorSchema, defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { RatingSchema } from './item.ts';
import {
  getBuyerRatingsPath,
  getRatingSummaryPath,
  getShopBriefPath,
  getShopCategoriesPath,
  getShopRatingsPath,
} from './paths.ts';

/** A shop in a list of shops. */
export const ShopBriefSchema = Type.Object({
  shopid: IdSchema,
  userid: IdSchema,
  username: Type.String(),
  name: Type.String(),
  picture: PictureSchema,
  location: Type.String(),
  item_count: Type.Integer(),
  follower_count: Type.Integer(),
  rating_star: Type.Number(),
  is_official_shop: Type.Boolean(),
  show_official_shop_label: Type.Boolean(),
  shopee_verified: Type.Boolean(),
  is_preferred_plus_seller: Type.Boolean(),
});
export type ShopBrief = Static<typeof ShopBriefSchema>;

/** @spec shop-brief-info Fails with 4 (not found) for an unknown shop. */
export const getShopBrief = defineCall({
  id: 'shop-brief-info',
  method: 'GET',
  path: getShopBriefPath,
  summary: 'Get a summary of a shop',
  auth: 'none',
  query: strictObject({ shopid: IdSchema }),
  data: ShopBriefSchema,
});

/** @spec shop-categories Largest first. `next_offset` is absent on the last page. */
export const getShopCategories = defineCall({
  id: 'shop-categories',
  method: 'GET',
  path: getShopCategoriesPath,
  summary: 'List the categories in which a shop sells items',
  auth: 'none',
  query: strictObject({
    shopid: IdSchema,
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        catid: IdSchema,
        level: Type.Integer(),
        name: Type.String(),
        item_count: Type.Integer(),
        picture: PictureSchema,
      }),
    ),
    has_more: Type.Boolean(),
    /** The picture of "all products"; absent for a shop without products. */
    all_products_cover: Type.Optional(PictureSchema),
    next_offset: Type.Optional(Type.Integer()),
  }),
});

const ratingFilters = {
  star: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  with_comment: Type.Optional(Type.Boolean()),
  with_picture: Type.Optional(Type.Boolean()),
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
};

const ShopRatingSchema = Type.Object({
  ...RatingSchema.properties,
  item: Type.Object({ shopid: IdSchema, itemid: IdSchema, name: Type.String(), picture: PictureSchema }),
});
export type ShopRating = Static<typeof ShopRatingSchema>;

/** @spec shop-rating-page */
export const getShopRatings = defineCall({
  id: 'shop-ratings',
  method: 'GET',
  path: getShopRatingsPath,
  summary: 'List the ratings of a shop’s items, newest first',
  auth: 'none',
  query: strictObject({ shopid: IdSchema, ...ratingFilters }),
  data: Type.Object({ ratings: Type.Array(ShopRatingSchema), next: Type.Optional(Type.String()) }),
});

/** Rating counts for the filters, of an item or, without `itemid`, of a whole shop. */
export const getRatingSummary = defineCall({
  id: 'rating-summary',
  method: 'GET',
  path: getRatingSummaryPath,
  summary: 'Count ratings by stars, comments, pictures and variations',
  auth: 'none',
  query: strictObject({ shopid: IdSchema, itemid: Type.Optional(IdSchema) }),
  data: Type.Object({
    rating_star: Type.Number(),
    rating_count: Type.Integer(),
    rating_breakdown: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
    with_comment: Type.Integer(),
    with_picture: Type.Integer(),
    /** Items only. */
    variations: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  }),
});

const BuyerRatingSchema = Type.Object({
  id: IdSchema,
  shop: Type.Object({
    shopid: IdSchema,
    username: Type.String(),
    name: Type.String(),
    picture: PictureSchema,
  }),
  rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  /** Epoch seconds. */
  ctime: Type.Integer(),
});
export type BuyerRating = Static<typeof BuyerRatingSchema>;

/** @spec buyer-rating-page Fails with 4 (not found) for an unknown buyer. */
export const getBuyerRatings = defineCall({
  id: 'buyer-ratings',
  method: 'GET',
  path: getBuyerRatingsPath,
  summary: 'List the ratings of a buyer by sellers, newest first',
  auth: 'none',
  query: strictObject({
    userid: IdSchema,
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  data: Type.Object({
    username: Type.String(),
    rating_star: Type.Number(),
    rating_count: Type.Integer(),
    ratings: Type.Array(BuyerRatingSchema),
    next: Type.Optional(Type.String()),
  }),
});
