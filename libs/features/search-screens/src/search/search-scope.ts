import { parseSearch, searchContext } from '@pasar/search-params';
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

const scopeById = (
  kind: 'shop' | 'collection' | 'catalogue' | 'voucher',
  id: number | undefined,
  clear: SearchChanges,
): SearchScope | undefined => (id === undefined ? undefined : { kind, id, clear });

const parseHashtag = ({ hashtag }: SearchParams): SearchScope | undefined =>
  hashtag === undefined
    ? undefined
    : { kind: 'hashtag', name: `#${hashtag.replace(/^#/, '')}`, clear: { hashtag: undefined } };

/** What is shown as a filter or not at all does not decide the scope. */
const notScopes = { category: undefined, searchPrefill: undefined, site: undefined };

/** Parses the scope of a query: its context, or a hashtag, which no context names. A category counts as a filter. doc2 §4 */
export function parseSearchScope(query: string): SearchScope | undefined {
  const params = parseSearch(query);
  const { shop, collection, catalogue, promotionId } = params;
  switch (searchContext({ ...params, ...notScopes })) {
    case 'shop-category':
    case 'shop':
      return scopeById('shop', shop, withoutShop);
    case 'collection':
      return scopeById('collection', collection, { collection: undefined });
    case 'catalogue':
      return scopeById('catalogue', catalogue, { catalogue: undefined });
    case 'attribute':
      return (
        parseHashtag(params) ?? { kind: 'attribute', name: formatAttribute(params), clear: withoutAttribute }
      );
    case 'voucher':
      return parseHashtag(params) ?? scopeById('voucher', promotionId, { promotionId: undefined });
    default:
      return parseHashtag(params);
  }
}

/** Formats an attribute by its name, or else its number, with its value if any; empty for none. */
const formatAttribute = ({ attrId, attrName = attrId?.toString(), attrVal }: SearchParams): string =>
  [attrName, attrVal].filter((part) => part !== undefined).join(': ');
