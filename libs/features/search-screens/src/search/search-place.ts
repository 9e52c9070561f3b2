import { parseSearch } from '@pasar/search-params';
import type { Changes } from '@pasar/result-list';

/** What a search keeps to, beside its filters. */
export type SearchPlace = (
  | { readonly kind: 'shop' | 'collection' | 'catalogue'; readonly id: number }
  | { readonly kind: 'hashtag' | 'attribute'; readonly name: string }
) & {
  /** The changes that lead out of it. */
  readonly off: Changes;
};

const noShop = { shop: undefined, shopCollection: undefined, originalCategoryId: undefined };
const noAttribute = { attrId: undefined, attrName: undefined, attrVal: undefined };

/** Where an address searches, of the places that it names; a category is a filter there. doc2 §4 */
export function searchPlaceOf(query: string): SearchPlace | undefined {
  const { shop, collection, catalogue, hashtag, attrName, attrVal } = parseSearch(query);
  if (shop !== undefined) return { kind: 'shop', id: shop, off: noShop };
  if (collection !== undefined) return { kind: 'collection', id: collection, off: { collection: undefined } };
  if (catalogue !== undefined) return { kind: 'catalogue', id: catalogue, off: { catalogue: undefined } };
  if (hashtag !== undefined)
    return { kind: 'hashtag', name: `#${hashtag.replace(/^#/, '')}`, off: { hashtag: undefined } };
  if (attrVal === undefined) return undefined;
  const name = attrName === undefined ? attrVal : `${attrName}: ${attrVal}`;
  return { kind: 'attribute', name, off: noAttribute };
}
