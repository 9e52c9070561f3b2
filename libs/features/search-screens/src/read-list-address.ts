import { buildPath, categoryPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress, ListScope } from '@pasar/result-list';
import type { ScreenInput } from '@pasar/screen-kit';
import { pictureQuery, parseSearchPicture } from './search/search-picture.ts';

export type ListRoute = 'search' | 'category' | 'category-l2' | 'category-l3';

function categoryListLocation({
  categoryName,
  categoryId,
  ...below
}: ScreenInput<'category-l3'>['params'] | ScreenInput<'category'>['params']): Omit<ListScope, 'query'> {
  const subCategoryId = 'subCategoryId' in below ? below.subCategoryId : undefined;
  const l3CategoryId = 'l3CategoryId' in below ? below.l3CategoryId : undefined;
  return {
    path: categoryPath({ name: categoryName, ids: [categoryId, subCategoryId, l3CategoryId] }),
    scope: {
      category: categoryId,
      ...(subCategoryId !== undefined && { subcategory: subCategoryId }),
      ...(l3CategoryId !== undefined && { thirdCategory: l3CategoryId }),
    },
  };
}

function searchListLocation(query: string): Omit<ListScope, 'query'> {
  const picture = parseSearchPicture(query);
  return { path: buildPath('search'), ...(picture && { kept: pictureQuery(picture) }) };
}

const locateList = (input: ScreenInput<ListRoute>): Omit<ListScope, 'query'> =>
  'categoryId' in input.params
    ? categoryListLocation(input.params as ScreenInput<'category'>['params'])
    : searchListLocation(input.query);

/** The URL of a list: a search, or a category of any level. */
export const readListAddress = (input: ScreenInput<ListRoute>): ListAddress =>
  listAddress({ ...locateList(input), query: input.query });
