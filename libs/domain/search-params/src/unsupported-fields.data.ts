import type { SearchField } from './search-fields.data.ts';

/**
 * Query fields that this backend does not support, and why. Pages list them, so that nobody mistakes the results for
 * filtered ones; the API rejects them by name.
 *
 * @spec filter-fields
 */
export const unsupportedFields = {
  payCreditCard: 'no item says how it may be paid for, but for cash on delivery',
  brands: 'brands have names and no numbers: `facet`',
  filters: 'its form is not documented',
  isBuyerPerspective: 'an item has the same labels for everybody',
  skipShuffle: 'no list is shuffled',
  hideRemainingPrice: 'no card shows a remaining price',
  page: 'lists go on from a cursor, from their first item on',
  reservedKeyword: 'what it is reserved for is not documented',
  showItems: 'lists always show items',
  trackingId: 'no list depends on it',
  site: 'there are no microsites to search',
  searchFrom: 'no list depends on it',
  originalResultType: 'no list depends on it',
  complementKeyword: 'what it complements is not documented',
} as const satisfies Partial<Record<SearchField, string>>;
