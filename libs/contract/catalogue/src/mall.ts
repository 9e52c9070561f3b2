import { CursorSchema, defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CategorySchema } from './category.ts';
import { BannerSchema, ShopTileSchema } from './home.ts';
import { ItemCardSchema } from './item-card.ts';
import { VoucherSchema } from './voucher.ts';
import { getMallBrandsPath, getMallHomePath, getSupermarketHomePath } from './paths.ts';

/** A category and a row of its cards. */
const CategoryRowSchema = Type.Object({ category: CategorySchema, items: Type.Array(ItemCardSchema) });

/** @spec mall-home Item counts of the categories count official shops only. */
export const getMallHome = defineCall({
  id: 'mall-home',
  method: 'GET',
  path: getMallHomePath,
  summary: 'List the mall’s sections above its item list',
  auth: 'none',
  data: Type.Object({
    banners: Type.Array(BannerSchema),
    categories: Type.Array(CategorySchema),
    brands: Type.Array(ShopTileSchema),
    rows: Type.Array(CategoryRowSchema),
  }),
});

const MallBrandSchema = Type.Object({
  ...ShopTileSchema.properties,
  /** Upper case; `#` for a name that does not begin with a letter. */
  letter: Type.String(),
  item_count: Type.Integer(),
  follower_count: Type.Integer(),
});
export type MallBrand = Static<typeof MallBrandSchema>;

/** @spec mall-brands-page Sorted by name. `letters` are all of the category's letters, whatever letter was requested. */
export const getMallBrands = defineCall({
  id: 'mall-brands',
  method: 'GET',
  path: getMallBrandsPath,
  summary: 'List the official shops of a category, or all',
  auth: 'none',
  query: strictObject({
    category: Type.Optional(IdSchema),
    letter: Type.Optional(Type.String({ minLength: 1, maxLength: 2 })),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 60 })),
  }),
  data: Type.Object({
    brands: Type.Array(MallBrandSchema),
    letters: Type.Array(Type.String()),
    next: Type.Optional(Type.String()),
  }),
});

/** @spec supermarket-home Empty sections are empty lists. Item counts of the categories count supermarkets only. */
export const getSupermarketHome = defineCall({
  id: 'supermarket-home',
  method: 'GET',
  path: getSupermarketHomePath,
  summary: 'List the supermarket’s sections above its item list',
  auth: 'none',
  data: Type.Object({
    banners: Type.Array(BannerSchema),
    /** All levels, parents first: the categories in which supermarkets sell something. */
    categories: Type.Array(CategorySchema),
    shops: Type.Array(ShopTileSchema),
    vouchers: Type.Array(VoucherSchema),
    deals: Type.Array(ItemCardSchema),
    bundle_deals: Type.Array(ItemCardSchema),
    add_on_deals: Type.Array(ItemCardSchema),
    rows: Type.Array(CategoryRowSchema),
  }),
});
