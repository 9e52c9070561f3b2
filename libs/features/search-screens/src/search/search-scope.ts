import { parseSearch } from '@pasar/search-params';
import type { SearchParams } from '@pasar/search-params';
import type { SearchChanges } from '@pasar/result-list';

/** The scope of a search, besides its filters. */
export type SearchScope = (
  | { readonly kind: 'shop' | 'collection' | 'catalogue' | 'voucher'; readonly id: number }
  | { readonly kind: 'hashtag' | 'attribute'; readonly name: string }
) & {
  /** The query changes that remove the scope. */
  readonly clear: SearchChanges;
};

const withoutShop = { shop: undefined, shopCollection: undefined, originalCategoryId: undefined };
const withoutAttribute = { attrId: undefined, attrName: undefined, attrVal: undefined };

/** Parses the scope of a query. A category counts as a filter. doc2 §4 */
export function parseSearchScope(query: string): SearchScope | undefined {
  const { shop, collection, catalogue, hashtag, promotionId, ...params } = parseSearch(query);
  if (shop !== undefined) return { kind: 'shop', id: shop, clear: withoutShop };
  if (collection !== undefined)
    return { kind: 'collection', id: collection, clear: { collection: undefined } };
  if (catalogue !== undefined) return { kind: 'catalogue', id: catalogue, clear: { catalogue: undefined } };
  if (hashtag !== undefined)
    return { kind: 'hashtag', name: `#${hashtag.replace(/^#/, '')}`, clear: { hashtag: undefined } };
  const name = formatAttribute(params);
  if (name !== '') return { kind: 'attribute', name, clear: withoutAttribute };
  if (promotionId !== undefined)
    return { kind: 'voucher', id: promotionId, clear: { promotionId: undefined } };
  return undefined;
}

/** Formats an attribute by its name, or else its number, with its value if any; empty for none. */
const formatAttribute = ({ attrId, attrName = attrId?.toString(), attrVal }: SearchParams): string =>
  [attrName, attrVal].filter((part) => part !== undefined).join(': ');
