import type { RootState } from '@pasar/base-api';
import { shopPagesApi } from '@pasar/catalogue-api';
import type { ShopCategoriesQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { Need } from '@pasar/screen-kit';
import { canonicalSearch } from '@pasar/search-params';

/** The query of the first 50 categories of a shop. */
export const shopCategoriesQuery = (shopid: number): ShopCategoriesQuery => ({ shopid, limit: 50 });

/** The need of those categories. */
export const needShopCategories = (shopid: number): Need =>
  shopPagesApi.endpoints.getShopCategories.initiate(shopCategoriesQuery(shopid));

/** The cached categories of the shop. */
export const shopCategoriesInState = (state: RootState, shopid: number) =>
  shopPagesApi.endpoints.getShopCategories
    .select(shopCategoriesQuery(shopid))(state)
    .data?.pages.flatMap(({ items }) => items) ?? [];

/** The path of the shop's items in a category. */
export const shopCategoryPath = (shopId: number, catid: number): string =>
  `${buildPath('shop-search', { shopId })}?${canonicalSearch({ originalCategoryId: catid })}`;
