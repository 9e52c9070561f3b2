import { shopPagesApi } from '@pasar/catalogue-api';
import type { SearchParams } from '@pasar/search-params';
import { shopCategoriesQuery } from '../categories/shop-categories.ts';

/** The list's title: the keyword or the category. */
export function useListTitle(
  shopid: number,
  { keyword, originalCategoryId }: SearchParams,
): string | undefined {
  const { currentData } = shopPagesApi.useGetShopCategoriesInfiniteQuery(shopCategoriesQuery(shopid), {
    skip: originalCategoryId === undefined,
  });
  const categories = currentData?.pages.flatMap(({ items }) => items);
  const category = categories?.find(({ catid }) => catid === originalCategoryId)?.name;
  return keyword === undefined ? category : `“${keyword}”`;
}
