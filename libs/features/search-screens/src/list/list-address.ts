import { buildPath, categoryPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen';
import { canonicalSearch, parseSearch } from '@pasar/search-params';
import type { SearchField, SearchParams } from '@pasar/search-params';

export type ListRoute = 'search' | 'category' | 'category-l2' | 'category-l3';

/** Fields that are to be another way; undefined takes one away. */
export type Changes = { readonly [Name in SearchField]?: SearchParams[Name] | undefined };

/** The address of a list is its state. */
export type ListAddress = {
  /** What the query says. */
  readonly params: SearchParams;
  /** What the path says: the category that one is in. */
  readonly scope: SearchParams;
  /** The same list with those changes, from its first page on. */
  readonly to: (changes: Changes) => string;
};

const place: readonly SearchField[] = ['category', 'subcategory', 'thirdCategory'];

const without = (params: SearchParams, names: readonly SearchField[]): SearchParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name as SearchField)));

type Scope = { readonly path: string; readonly scope: SearchParams };

function categoryScope(
  params: ScreenInput<'category-l3'>['params'] | ScreenInput<'category'>['params'],
): Scope {
  const { categoryName, categoryId } = params;
  const subCategoryId = 'subCategoryId' in params ? params.subCategoryId : undefined;
  const l3CategoryId = 'l3CategoryId' in params ? params.l3CategoryId : undefined;
  return {
    path: categoryPath({ name: categoryName, ids: [categoryId, subCategoryId, l3CategoryId] }),
    scope: {
      category: categoryId,
      ...(subCategoryId !== undefined && { subcategory: subCategoryId }),
      ...(l3CategoryId !== undefined && { thirdCategory: l3CategoryId }),
    },
  };
}

const scopeOf = (input: ScreenInput<ListRoute>): Scope =>
  'categoryId' in input.params
    ? categoryScope(input.params as ScreenInput<'category'>['params'])
    : { path: buildPath('search'), scope: {} };

/** Reads where a list screen stands. On a category's path a category in the query says nothing. */
export function listAddress(input: ScreenInput<ListRoute>): ListAddress {
  const { path, scope } = scopeOf(input);
  const params = without(parseSearch(input.query), scope.category === undefined ? [] : place);
  const to = (changes: Changes): string => {
    const query = canonicalSearch(without({ ...params, ...changes } as SearchParams, ['page']));
    return query ? `${path}?${query}` : path;
  };
  return { params, scope, to };
}
