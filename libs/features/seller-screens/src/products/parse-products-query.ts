import type { ShopProductsQuery } from '@pasar/catalogue-api';

/** The states by which products can be filtered. */
export const productStates = ['published', 'unpublished', 'sold-out'] as const;
export type ProductState = (typeof productStates)[number];

const maxKeywordLength = 100;

/** Parses the query of a list; ignores invalid fields. */
export function parseProductsQuery(query: string): ShopProductsQuery {
  const fields = new URLSearchParams(query);
  const state = productStates.find((each) => each === fields.get('state'));
  const keyword = (fields.get('keyword') ?? '').trim().slice(0, maxKeywordLength);
  return { ...(state && { state }), ...(keyword !== '' && { keyword }) };
}
