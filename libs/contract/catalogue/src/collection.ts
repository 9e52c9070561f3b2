import { CursorSchema, defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CategorySchema } from './category.ts';
import { ItemCardSchema } from './item-card.ts';
import { getCollectionPath, getFeaturedCollectionsPath, getHashtagPath, getListGuidePath } from './paths.ts';

/** A collection curated by the marketplace. Its items: `item-list` with `list=collection`. */
export const CollectionSchema = Type.Object({
  collectionid: IdSchema,
  name: Type.String(),
  description: Type.String(),
  picture: PictureSchema,
  item_count: Type.Integer({ minimum: 0 }),
});
export type Collection = Static<typeof CollectionSchema>;

/** Fails with 4 (not found) for an unknown collection. */
export const getCollection = defineCall({
  id: 'collection',
  method: 'GET',
  path: getCollectionPath,
  summary: 'Get a collection without its items',
  auth: 'none',
  query: strictObject({ collectionid: IdSchema }),
  data: CollectionSchema,
});

const FeaturedCollectionSchema = Type.Object({
  ...CollectionSchema.properties,
  /** The first six. */
  items: Type.Array(ItemCardSchema),
});
export type FeaturedCollection = Static<typeof FeaturedCollectionSchema>;

/** @spec featured-collections-page */
export const getFeaturedCollections = defineCall({
  id: 'featured-collections',
  method: 'GET',
  path: getFeaturedCollectionsPath,
  summary: 'List the featured collections with their first items',
  auth: 'none',
  query: strictObject({
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 6 })),
  }),
  data: Type.Object({
    collections: Type.Array(FeaturedCollectionSchema),
    next: Type.Optional(Type.String()),
  }),
});

/** Fails with 4 (not found) for an unused tag. Its items: `item-list` with `list=hashtag`. */
export const getHashtag = defineCall({
  id: 'hashtag',
  method: 'GET',
  path: getHashtagPath,
  summary: 'Get a hashtag: its item count and related hashtags',
  auth: 'none',
  query: strictObject({ tag: Type.String({ minLength: 1, maxLength: 100 }) }),
  data: Type.Object({
    tag: Type.String(),
    /** The tag's id in search queries. */
    tagid: IdSchema,
    item_count: Type.Integer(),
    related: Type.Array(Type.String()),
  }),
});

const CountedNameSchema = Type.Object({ name: Type.String(), item_count: Type.Integer() });

/** @spec list-page Filters that the URL has not applied yet, the largest first. */
export const getListGuide = defineCall({
  id: 'list-guide',
  method: 'GET',
  path: getListGuidePath,
  summary: 'List the brands, categories and attributes that can filter a list',
  auth: 'none',
  query: strictObject({
    brand: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    category: Type.Optional(IdSchema),
  }),
  data: Type.Object({
    brands: Type.Array(CountedNameSchema),
    categories: Type.Array(CategorySchema),
    attributes: Type.Array(CountedNameSchema),
  }),
});
