import type { SearchParams } from '@pasar/search-params';

/** How an order changes the query; undefined removes a field. */
export type SortChanges = { readonly [Name in 'sortBy' | 'order']?: SearchParams[Name] | undefined };

export type SortOptionRow = {
  readonly key: 'relevancy' | 'ctime' | 'sales' | 'discount' | 'price_asc' | 'price_desc';
  readonly changes: SortChanges;
};

/** The sort orders; the first is the default. */
export const sortOptions: readonly SortOptionRow[] = [
  { key: 'relevancy', changes: { sortBy: undefined, order: undefined } },
  { key: 'sales', changes: { sortBy: 'sales', order: undefined } },
  { key: 'ctime', changes: { sortBy: 'ctime', order: undefined } },
  { key: 'discount', changes: { sortBy: 'discount', order: 'desc' } },
  { key: 'price_asc', changes: { sortBy: 'price', order: 'asc' } },
  { key: 'price_desc', changes: { sortBy: 'price', order: 'desc' } },
];

/** The sort option of a URL; a price without a direction is ascending. */
export function currentSort({ sortBy = 'relevancy', order }: SearchParams): SortOptionRow['key'] {
  if (sortBy === 'price') return order === 'desc' ? 'price_desc' : 'price_asc';
  return sortOptions.find(({ key }) => key === sortBy)?.key ?? 'relevancy';
}
