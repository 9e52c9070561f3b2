import { catalogueApi, categoryTrail, toSearchQuery } from '@pasar/catalogue-api';
import type { Category, ItemCard, SearchQuery } from '@pasar/catalogue-api';
import type { ScreenContext, ScreenInput } from '@pasar/screen';
import type { RootState } from '@pasar/base-api';
import { listAddressOf } from '../list-address-of.ts';

export type CategoryRoute = 'category' | 'category-l2' | 'category-l3';

/** The category that the path names: its deepest id. */
export const catidOf = (input: ScreenInput<CategoryRoute>): number => {
  const { category = 0, subcategory, thirdCategory } = listAddressOf(input).scope;
  return thirdCategory ?? subcategory ?? category;
};

/** What the list of a category asks the API for. */
export function categoryQueryOf(input: ScreenInput<CategoryRoute>, { market }: ScreenContext): SearchQuery {
  const { params, scope } = listAddressOf(input);
  return toSearchQuery({ ...params, ...scope }, market);
}

export type TreeAnswer = {
  /** From the top down to the path's category; empty when it is not there. */
  readonly trail: readonly Category[];
  readonly loaded: boolean;
};

/** The category's place in the tree, as far as the cache knows it. */
export function trailInState(state: RootState, input: ScreenInput<CategoryRoute>): TreeAnswer {
  const { data } = catalogueApi.endpoints.getCategoryTree.select()(state);
  return { trail: data ? categoryTrail(data.categories, catidOf(input)) : [], loaded: data !== undefined };
}

/** What its list begins with, as far as the cache knows it. */
export function itemsInState(
  state: RootState,
  input: ScreenInput<CategoryRoute>,
  context: ScreenContext,
): readonly ItemCard[] {
  const { data } = catalogueApi.endpoints.searchItems.select(categoryQueryOf(input, context))(state);
  return data?.pages[0]?.items ?? [];
}
