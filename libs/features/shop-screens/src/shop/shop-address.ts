import { shopPath } from '@pasar/routing-table';
import { canonicalSearch, parseSearch } from '@pasar/search-params';
import type { SearchField, SearchParams } from '@pasar/search-params';

export type SearchChanges = { readonly [Name in SearchField]?: SearchParams[Name] | undefined };

export type ShopAddress = {
  readonly params: SearchParams;
  /** Builds the URL of the list with these changes, at its first page. */
  readonly to: (changes: SearchChanges) => string;
};

type ShopIdentity = { readonly shopid: number; readonly username: string };

/** Parses the URL of a shop's list, which is its state. */
export function shopAddress({ shopid, username }: ShopIdentity, query: string): ShopAddress {
  const params = parseSearch(query);
  const path = shopPath({ username, shopId: shopid });
  const to = (changes: SearchChanges): string => {
    const text = canonicalSearch({ ...params, ...changes, page: undefined } as SearchParams);
    return text ? `${path}?${text}` : path;
  };
  return { params, to };
}
