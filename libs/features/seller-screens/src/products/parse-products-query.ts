import type { ShopProductsQuery } from '@pasar/catalogue-api';

/** What a list of products can be narrowed to. */
export const productStates = ['published', 'unpublished', 'sold-out'] as const;
export type ProductState = (typeof productStates)[number];

const maxKeywordLength = 100;

/** The list that an address shows; what it names wrongly is left out. */
export function parseProductsQuery(query: string): ShopProductsQuery {
  const fields = new URLSearchParams(query);
  const state = productStates.find((each) => each === fields.get('state'));
  const keyword = (fields.get('keyword') ?? '').trim().slice(0, maxKeywordLength);
  return { ...(state && { state }), ...(keyword !== '' && { keyword }) };
}
