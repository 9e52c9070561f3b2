import { itemCardExamples } from '@pasar/item-card';
import type { ListFacets, ListState } from './list-response.ts';

const counted = (...rows: readonly (readonly [string, string, number])[]) =>
  rows.map(([value, label, count]) => ({ value, label, count }));

const facets: ListFacets = {
  categories: counted(['1', 'Home', 120], ['4', 'Food', 48], ['9', 'Toys', 3]),
  locations: counted(['Tampines', 'Tampines', 61], ['Overseas', 'Overseas', 412]),
  brands: counted(['71', 'Anyam', 34], ['72', 'Lumora', 12], ['73', 'No brand', 9]),
  ratings: counted(['5', '5', 40], ['4', '4', 98]),
  shipping_options: counted(['1', '1', 90], ['2', '2', 14]),
  flags: counted(['freeShipping', 'freeShipping', 73], ['withDiscount', 'withDiscount', 0]),
};

/** A list's state, for stories and specs. */
export const resultListExample: ListState = {
  items: Object.values(itemCardExamples),
  first: { total: 1240, more_than: true, facets },
  failed: false,
  moreFailed: false,
  loading: false,
  hasMore: false,
  more: () => undefined,
  retry: () => undefined,
};
