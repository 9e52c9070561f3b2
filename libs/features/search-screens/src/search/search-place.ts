import { parseSearch } from '@pasar/search-params';
import type { SearchParams } from '@pasar/search-params';
import type { Changes } from '@pasar/result-list';

/** What a search keeps to, beside its filters. */
export type SearchPlace = (
  | { readonly kind: 'shop' | 'collection' | 'catalogue' | 'voucher'; readonly id: number }
  | { readonly kind: 'hashtag' | 'attribute'; readonly name: string }
) & {
  /** The changes that lead out of it. */
  readonly off: Changes;
};

const noShop = { shop: undefined, shopCollection: undefined, originalCategoryId: undefined };
const noAttribute = { attrId: undefined, attrName: undefined, attrVal: undefined };

/** Where an address searches, of the places that it names; a category is a filter there. doc2 §4 */
export function searchPlaceOf(query: string): SearchPlace | undefined {
  const { shop, collection, catalogue, hashtag, promotionId, ...params } = parseSearch(query);
  if (shop !== undefined) return { kind: 'shop', id: shop, off: noShop };
  if (collection !== undefined) return { kind: 'collection', id: collection, off: { collection: undefined } };
  if (catalogue !== undefined) return { kind: 'catalogue', id: catalogue, off: { catalogue: undefined } };
  if (hashtag !== undefined)
    return { kind: 'hashtag', name: `#${hashtag.replace(/^#/, '')}`, off: { hashtag: undefined } };
  const name = attributeOf(params);
  if (name !== '') return { kind: 'attribute', name, off: noAttribute };
  if (promotionId !== undefined) return { kind: 'voucher', id: promotionId, off: { promotionId: undefined } };
  return undefined;
}

/** An attribute by its name, else its number, with its value where one is given; empty for none. */
const attributeOf = ({ attrId, attrName = attrId?.toString(), attrVal }: SearchParams): string =>
  [attrName, attrVal].filter((part) => part !== undefined).join(': ');
