import { catalogueApi, loadedTrail, toSearchQuery } from '@pasar/catalogue-api';
import type { CategoryTrail, ItemCard, SearchQuery } from '@pasar/catalogue-api';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import type { RootState } from '@pasar/base-api';
import { readListAddress } from '../read-list-address.ts';

export type CategoryRoute = 'category' | 'category-l2' | 'category-l3';

/** The id of the path's category: the deepest one. */
export const readCategoryId = (input: ScreenInput<CategoryRoute>): number => {
  const { category = 0, subcategory, thirdCategory } = readListAddress(input).scope;
  return thirdCategory ?? subcategory ?? category;
};

/** The query for the category's items. */
export function categoryQuery(input: ScreenInput<CategoryRoute>, { market }: ScreenContext): SearchQuery {
  const { params, scope } = readListAddress(input);
  return toSearchQuery({ ...params, ...scope }, market);
}

/** The cached trail of the path's category. */
export function selectTrail(state: RootState, input: ScreenInput<CategoryRoute>): CategoryTrail {
  const { data } = catalogueApi.endpoints.getCategoryTree.select()(state);
  return loadedTrail(data, readCategoryId(input));
}

/** The cached first page of the category's items. */
export function itemsInState(
  state: RootState,
  input: ScreenInput<CategoryRoute>,
  context: ScreenContext,
): readonly ItemCard[] {
  const { data } = catalogueApi.endpoints.searchItems.select(categoryQuery(input, context))(state);
  return data?.pages[0]?.items ?? [];
}
