import { CursorSchema, defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { pageThemes } from '@pasar/page-shell-rules';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CategorySchema } from './category.ts';
import { ItemCardSchema, itemPageFields } from './item-card.ts';
import { getDailyDiscoverPath, getHomeSectionsPath } from './paths.ts';

export const BannerSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  subtitle: Type.String(),
  picture: PictureSchema,
  /** A path of this store. */
  link: Type.String(),
  theme: Type.Enum([...pageThemes]),
});
export type Banner = Static<typeof BannerSchema>;

export const ShopTileSchema = Type.Object({
  shopid: IdSchema,
  username: Type.String(),
  name: Type.String(),
  picture: PictureSchema,
  cover: PictureSchema,
  tagline: Type.String(),
});
export type ShopTile = Static<typeof ShopTileSchema>;

export const HomeSectionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('banners'), banners: Type.Array(BannerSchema) }),
  Type.Object({ kind: Type.Literal('categories'), categories: Type.Array(CategorySchema) }),
  Type.Object({
    kind: Type.Literal('flash-sale'),
    /** Epoch milliseconds. */
    ends_at: Type.Integer(),
    items: Type.Array(ItemCardSchema),
  }),
  Type.Object({ kind: Type.Literal('mall'), shops: Type.Array(ShopTileSchema) }),
  Type.Object({ kind: Type.Literal('top-products'), items: Type.Array(ItemCardSchema) }),
  Type.Object({ kind: Type.Literal('supermarket'), items: Type.Array(ItemCardSchema) }),
]);
export type HomeSection = Static<typeof HomeSectionSchema>;

/** Sections below the fold. */
const LaterHomeKindSchema = Type.Union([
  Type.Literal('mall'),
  Type.Literal('top-products'),
  Type.Literal('supermarket'),
]);
export type LaterHomeKind = Static<typeof LaterHomeKindSchema>;

export const getHomeSections = defineCall({
  id: 'home-sections',
  method: 'GET',
  path: getHomeSectionsPath,
  summary: 'List the home page sections above daily discover, in order',
  auth: 'none',
  query: strictObject({
    /** `first` is the content above the fold, `later` what follows; the whole page by default. */
    part: Type.Optional(Type.Union([Type.Literal('first'), Type.Literal('later')])),
  }),
  data: Type.Object({
    server_time: Type.Integer(),
    sections: Type.Array(HomeSectionSchema),
    /** With `first`: the sections of `later`, in order. */
    later: Type.Optional(Type.Array(LaterHomeKindSchema)),
  }),
});

export const getDailyDiscover = defineCall({
  id: 'daily-discover',
  method: 'GET',
  path: getDailyDiscoverPath,
  summary: 'Get a page of the daily-discover list of the home page',
  auth: 'none',
  query: strictObject({
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30 })),
  }),
  data: Type.Object(itemPageFields),
});
