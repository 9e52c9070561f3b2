import type { SearchField } from './search-fields.data.ts';

/**
 * Query fields that this backend does not support, and why. Pages list them, so that nobody mistakes the results for
 * filtered ones; the API rejects them by name.
 *
 * @spec filter-fields
 */
export const unsupportedFields = [
  // No item says how it may be paid for, but for cash on delivery.
  'payCreditCard',
  // Brands have names and no numbers: `facet`.
  'brands',
  // Its form is not documented.
  'filters',
  // An item has the same labels for everybody.
  'isBuyerPerspective',
  // No list is shuffled.
  'skipShuffle',
  // No card shows a remaining price.
  'hideRemainingPrice',
  // Lists go on from a cursor, from their first item on.
  'page',
  // What it is reserved for is not documented.
  'reservedKeyword',
  // Lists always show items.
  'showItems',
  // No list depends on it.
  'trackingId',
  // There are no microsites to search.
  'site',
  // No list depends on it.
  'searchFrom',
  // No list depends on it.
  'originalResultType',
  // What it complements is not documented.
  'complementKeyword',
] as const satisfies readonly SearchField[];
