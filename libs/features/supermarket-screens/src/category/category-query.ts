import type { RootState } from '@pasar/base-api';
import { loadedTrail, mallApi, toSearchQuery } from '@pasar/catalogue-api';
import type { CategoryTrail, SearchQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';

export type CategoryRoute = 'supermarket-category-l1' | 'supermarket-category-l2' | 'supermarket-category-l3';
type Input = ScreenInput<CategoryRoute>;
type Params = ScreenInput<'supermarket-category-l1'>['params'] &
  Partial<ScreenInput<'supermarket-category-l3'>['params']>;

/** The URL of a category's items, with the filters of the query. */
export function categoryAddress({ route, params, query }: Input): ListAddress {
  const { categoryId, subCategoryId, l3CategoryId }: Params = params;
  return listAddress({
    path: buildPath<CategoryRoute>(route, params),
    scope: {
      category: categoryId,
      ...(subCategoryId !== undefined && { subcategory: subCategoryId }),
      ...(l3CategoryId !== undefined && { thirdCategory: l3CategoryId }),
    },
    query,
  });
}

/** The query for the supermarkets' items of the category. */
export function categoryItemsQuery(input: Input, { market }: Pick<ScreenContext, 'market'>): SearchQuery {
  const { params, scope } = categoryAddress(input);
  return { ...toSearchQuery({ ...params, ...scope }, market), mart: true };
}

/** The id of the path's category: the deepest one. */
export const readCategoryId = ({ params }: Pick<Input, 'params'>): number => {
  const { categoryId, subCategoryId, l3CategoryId }: Params = params;
  return l3CategoryId ?? subCategoryId ?? categoryId;
};

/** The cached trail of the path's category. */
export function selectSupermarketTrail(state: RootState, input: Pick<Input, 'params'>): CategoryTrail {
  const { data } = mallApi.endpoints.getSupermarketCategories.select()(state);
  return loadedTrail(data, readCategoryId(input));
}
