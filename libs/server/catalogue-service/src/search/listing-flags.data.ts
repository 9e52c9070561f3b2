import type { SearchRequest } from './search-filters.ts';

type Flag = { readonly name: keyof SearchRequest; readonly where: string };

const column = (name: keyof SearchRequest): Flag => ({ name, where: `l.${name}` });

/** Filters that are on or off: their name in the query, and what holds of a listed item (`l`) then. */
export const listingFlags: readonly Flag[] = [
  column('with_discount'),
  column('free_shipping'),
  column('cod'),
  column('wholesale'),
  column('lowest_price'),
  { name: 'installment', where: 'l.cc_installment or l.non_cc_installment' },
  column('cc_installment'),
  column('non_cc_installment'),
  column('pre_order'),
  column('video'),
  column('official'),
  // Sold by its maker's own shop or by the marketplace itself.
  { name: 'original', where: 'l.official or l.service' },
  column('preferred'),
  column('preferred_plus'),
  column('mart'),
  column('service'),
  column('in_stock'),
];
