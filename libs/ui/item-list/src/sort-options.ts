import type { SearchParams } from '@pasar/search-params';

/** How an address changes for an order; undefined takes a field away. */
export type SortChanges = { readonly [Name in 'sortBy' | 'order']?: SearchParams[Name] | undefined };

export type SortOptionRow = {
  readonly key: 'relevancy' | 'ctime' | 'sales' | 'discount' | 'price_asc' | 'price_desc';
  readonly changes: SortChanges;
};

/** The orders that are offered; the first is the default. */
export const sortOptions: readonly SortOptionRow[] = [
  { key: 'relevancy', changes: { sortBy: undefined, order: undefined } },
  { key: 'sales', changes: { sortBy: 'sales', order: undefined } },
  { key: 'ctime', changes: { sortBy: 'ctime', order: undefined } },
  { key: 'discount', changes: { sortBy: 'discount', order: 'desc' } },
  { key: 'price_asc', changes: { sortBy: 'price', order: 'asc' } },
  { key: 'price_desc', changes: { sortBy: 'price', order: 'desc' } },
];

/** The option that an address has chosen; a price without a direction goes up. */
export function currentSort({ sortBy = 'relevancy', order }: SearchParams): SortOptionRow['key'] {
  if (sortBy === 'price') return order === 'desc' ? 'price_desc' : 'price_asc';
  return sortOptions.find(({ key }) => key === sortBy)?.key ?? 'relevancy';
}
