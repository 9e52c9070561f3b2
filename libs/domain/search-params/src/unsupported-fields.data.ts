import type { SearchField } from './search-fields.data.ts';

/**
 * Query fields that this backend does not support, and why. Pages list them, so that results are not mistaken for filtered
 * ones; the API rejects them by name.
 *
 * @spec filter-fields
 */
export const unsupportedFields = [
  // Items have no payment methods other than cash on delivery.
  'payCreditCard',
  // Brands have names and no ids: `facet`.
  'brands',
  // Its format is not documented.
  'filters',
  // Item labels are the same for every viewer.
  'isBuyerPerspective',
  // No list is shuffled.
  'skipShuffle',
  // No card shows a remaining price.
  'hideRemainingPrice',
  // Lists use a cursor and start at the first item.
  'page',
  // Its purpose is not documented.
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
  // Its effect is not documented.
  'complementKeyword',
] as const satisfies readonly SearchField[];
