import type { SearchField } from './search-fields.data.ts';

/**
 * Boolean filters: a URL field, and its name in the catalogue's search call, whose facets use the same name.
 *
 * @spec filter-fields
 */
export const filterFlags = {
  withDiscount: 'with_discount',
  freeShipping: 'free_shipping',
  payCOD: 'cod',
  newItem: 'new_item',
  usedItem: 'used_item',
  wholesale: 'wholesale',
  hasLowestPriceGuarantee: 'lowest_price',
  installment: 'installment',
  ccInstallment: 'cc_installment',
  nonCCInstallment: 'non_cc_installment',
  preOrder: 'pre_order',
  filterVideo: 'video',
  officialMall: 'official',
  filterOriginal: 'original',
  preferred: 'preferred',
  preferredPlus: 'preferred_plus',
  serviceByShopee: 'service',
  filterSoldOut: 'in_stock',
} as const satisfies Partial<Record<SearchField, string>>;

export type FilterFlag = keyof typeof filterFlags;
