import { canonicalSearch, parseSearch } from '@pasar/search-params';
import type { SearchField, SearchParams } from '@pasar/search-params';

/** Changes to query fields; undefined removes a field. */
export type SearchChanges = { readonly [Name in SearchField]?: SearchParams[Name] | undefined };

/** The URL of a list, which is its state. */
export type ListAddress = {
  /** The parameters of the query. */
  readonly params: SearchParams;
  /** The parameters of the path: the category, the shop, the mall. */
  readonly scope: SearchParams;
  /** Builds the URL of the same list with these changes, from its first page. */
  readonly to: (changes: SearchChanges) => string;
};

export type ListScope = {
  readonly path: string;
  /** Fields that the path fixes. */
  readonly scope?: SearchParams;
  /** The query string, without `?`. */
  readonly query: string;
  /** Other query fields (a picture's id), without `?`: kept by every change. */
  readonly kept?: string;
};

const categories: readonly SearchField[] = ['category', 'subcategory', 'thirdCategory'];

/** The fields that the query cannot override: a category's path fixes all of its levels. */
const listFixedFields = (scope: SearchParams): readonly SearchField[] => [
  ...(scope.category === undefined ? [] : categories),
  ...(Object.keys(scope) as SearchField[]),
];

const without = (params: SearchParams, names: readonly SearchField[]): SearchParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name as SearchField)));

/** Parses a list's URL. Fields that the path fixes are ignored in the query. */
export function listAddress({ path, scope = {}, query, kept = '' }: ListScope): ListAddress {
  const params = without(parseSearch(query), listFixedFields(scope));
  const to = (changes: SearchChanges): string => {
    const search = canonicalSearch(without({ ...params, ...changes } as SearchParams, ['page']));
    const nextQuery = [kept, search].filter(Boolean).join('&');
    return nextQuery ? `${path}?${nextQuery}` : path;
  };
  return { params, scope, to };
}
