import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { CallQuery } from '@pasar/http-contract';
import { ItemCardSchema, itemPageFields } from './item-card.ts';
import { ItemKeysSchema, pageFields } from './list-query.ts';
import { getBuyAgainPath, getCartRecommendationsPath, getItemBatchPath, getItemListPath } from './paths.ts';

/**
 * Lists that are the same for every viewer. Parameters: `collection`, `campaign`, `bundle-deal` and `add-on-deal` need an `id`
 * (deals also their `shop`), `hashtag` a `tag`, `brand-list` the fields of its URL. Every list accepts a `category` of any
 * level.
 */
const ItemListNameSchema = Type.Enum([
  'daily-discover',
  'popular-products',
  'top-products',
  'collection',
  'campaign',
  'hashtag',
  'brand-list',
  'bundle-deal',
  'add-on-deal',
  'mall',
  'mall-just-for-you',
  'mall-popular',
  'supermarket',
  'supermarket-deals',
  'supermarket-bundle-deals',
  'supermarket-add-on-deals',
  'supermarket-recommendation',
]);

/** @spec collection-page daily-discover-page popular-products-page top-products-page list-page mall-category-page supermarket-category */
export const getItemList = defineCall({
  id: 'item-list',
  method: 'GET',
  path: getItemListPath,
  summary: 'Get a page of a list that is the same for every shopper',
  auth: 'none',
  query: strictObject({
    list: ItemListNameSchema,
    category: Type.Optional(IdSchema),
    shop: Type.Optional(IdSchema),
    id: Type.Optional(IdSchema),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    brand: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    attribute: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    ...pageFields,
  }),
  data: Type.Object(itemPageFields),
});
export type ItemListQuery = CallQuery<typeof getItemList>;

/** @spec item-store-batch-items In the requested order; items that no longer exist are omitted. */
export const getItemBatch = defineCall({
  id: 'item-store-batch-items',
  method: 'GET',
  path: getItemBatchPath,
  summary: 'Get the cards of items',
  auth: 'none',
  query: strictObject({ items: ItemKeysSchema }),
  data: Type.Object({ items: Type.Array(ItemCardSchema) }),
});

/** @spec buy-again-page supermarket-buy-again-page Items that the shopper bought, most recent first, without duplicates. */
export const getBuyAgain = defineCall({
  id: 'buy-again',
  method: 'GET',
  path: getBuyAgainPath,
  summary: 'List the items that the shopper can buy again',
  auth: 'session',
  query: strictObject({ mart: Type.Optional(Type.Boolean()), ...pageFields }),
  data: Type.Object(itemPageFields),
});

/** @spec cart-recommend-page Recommendations for the cart's content; popular items if it is empty. */
export const getCartRecommendations = defineCall({
  id: 'cart-recommend',
  method: 'GET',
  path: getCartRecommendationsPath,
  summary: 'List recommendations for the cart',
  auth: 'session',
  query: strictObject(pageFields),
  data: Type.Object(itemPageFields),
});
