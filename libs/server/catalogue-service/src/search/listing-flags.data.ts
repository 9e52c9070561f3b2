import type { SearchRequest } from './search-request.ts';

/** A filter's name in the query, and the columns of a listed item of which at least one must be true. */
type Flag = { readonly name: keyof SearchRequest; readonly columns: readonly string[] };

const column = (name: keyof SearchRequest): Flag => ({ name, columns: [name] });

/** Boolean filters. Every column named here is also a token of the function `listing_words`. */
export const listingFlags: readonly Flag[] = [
  column('with_discount'),
  column('free_shipping'),
  column('cod'),
  column('wholesale'),
  column('lowest_price'),
  { name: 'installment', columns: ['cc_installment', 'non_cc_installment'] },
  column('cc_installment'),
  column('non_cc_installment'),
  column('pre_order'),
  column('video'),
  column('official'),
  // Sold by the brand's own shop or by the marketplace itself.
  { name: 'original', columns: ['official', 'service'] },
  column('preferred'),
  column('preferred_plus'),
  column('mart'),
  column('service'),
  column('in_stock'),
];

/** SQL condition on whether a listed item (`l`) passes a filter. */
export const buildFlagCondition = ({ columns }: Flag): string =>
  columns.map((name) => `l.${name}`).join(' or ');
