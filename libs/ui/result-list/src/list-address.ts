import { canonicalSearch, parseSearch } from '@pasar/search-params';
import type { SearchField, SearchParams } from '@pasar/search-params';

/** Fields that are to be another way; undefined takes one away. */
export type SearchChanges = { readonly [Name in SearchField]?: SearchParams[Name] | undefined };

/** The address of a list is its state. */
export type ListAddress = {
  /** What the query says. */
  readonly params: SearchParams;
  /** What the path says: the category, the shop, the mall that one is in. */
  readonly scope: SearchParams;
  /** The same list with those changes, from its first page on. */
  readonly to: (changes: SearchChanges) => string;
};

export type ListScope = {
  readonly path: string;
  /** Fields that the path settles. */
  readonly scope?: SearchParams;
  /** The query, without `?`. */
  readonly query: string;
  /** What the query says besides (a picture's id), without `?`: it stays whatever changes. */
  readonly kept?: string;
};

const categories: readonly SearchField[] = ['category', 'subcategory', 'thirdCategory'];

/** What the query cannot say any more: a category's path settles every level of it. */
const settledBy = (scope: SearchParams): readonly SearchField[] => [
  ...(scope.category === undefined ? [] : categories),
  ...(Object.keys(scope) as SearchField[]),
];

const without = (params: SearchParams, names: readonly SearchField[]): SearchParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name as SearchField)));

/** Reads where a list stands. What the path settles says nothing in the query. */
export function listAddress({ path, scope = {}, query, kept = '' }: ListScope): ListAddress {
  const params = without(parseSearch(query), settledBy(scope));
  const to = (changes: SearchChanges): string => {
    const search = canonicalSearch(without({ ...params, ...changes } as SearchParams, ['page']));
    const said = [kept, search].filter(Boolean).join('&');
    return said ? `${path}?${said}` : path;
  };
  return { params, scope, to };
}
