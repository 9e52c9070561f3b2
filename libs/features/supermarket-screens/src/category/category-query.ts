import type { RootState } from '@pasar/base-api';
import { categoryTrail, mallApi, toSearchQuery } from '@pasar/catalogue-api';
import type { Category, SearchQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen';

export type AisleRoute = 'supermarket-category-l1' | 'supermarket-category-l2' | 'supermarket-category-l3';
type Input = ScreenInput<AisleRoute>;
type Params = ScreenInput<'supermarket-category-l1'>['params'] &
  Partial<ScreenInput<'supermarket-category-l3'>['params']>;

/** Where a category's list stands, with what narrows it in the query. */
export function aisleAddress({ route, params, query }: Input): ListAddress {
  const { categoryId, subCategoryId, l3CategoryId }: Params = params;
  return listAddress({
    path: buildPath<AisleRoute>(route, params),
    scope: {
      category: categoryId,
      ...(subCategoryId !== undefined && { subcategory: subCategoryId }),
      ...(l3CategoryId !== undefined && { thirdCategory: l3CategoryId }),
    },
    query,
  });
}

/** What supermarkets have of the category. */
export function aisleQuery(input: Input, { market }: Pick<ScreenContext, 'market'>): SearchQuery {
  const { params, scope } = aisleAddress(input);
  return { ...toSearchQuery({ ...params, ...scope }, market), mart: true };
}

/** The path's category: its deepest id. */
export const aisleIdOf = ({ params }: Pick<Input, 'params'>): number => {
  const { categoryId, subCategoryId, l3CategoryId }: Params = params;
  return l3CategoryId ?? subCategoryId ?? categoryId;
};

export type Aisle = {
  /** From the top down to the path's category; empty when the supermarket does not have it. */
  readonly trail: readonly Category[];
  readonly loaded: boolean;
};

/** Where in the supermarket a path's category lies, as far as the cache knows. */
export function aisleOf(state: RootState, input: Pick<Input, 'params'>): Aisle {
  const { data } = mallApi.endpoints.getSupermarketCategories.select()(state);
  return { trail: data ? categoryTrail(data.categories, aisleIdOf(input)) : [], loaded: data !== undefined };
}
