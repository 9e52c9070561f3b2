import type { RootState } from '@pasar/base-api';
import { listsApi } from '@pasar/catalogue-api';
import type { ItemCard, RecommendationsQuery } from '@pasar/catalogue-api';
import { itemKeyText } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import type { ScreenInput } from '@pasar/screen-kit';

export type SimilarRoute =
  'product-similar' | 'find-similar-products' | 'you-may-also-like' | 'from-same-shop';

/** The recommendation section and text keys of each page. */
export const similarPages = {
  'product-similar': { section: 'similar', texts: 'similar' },
  'find-similar-products': { section: 'similar', texts: 'similar' },
  'you-may-also-like': { section: 'you-may-also-like', texts: 'you_may_also_like' },
  'from-same-shop': { section: 'from-same-shop', texts: 'from_same_shop' },
} as const satisfies Record<
  SimilarRoute,
  { readonly section: RecommendationsQuery['section']; readonly texts: string }
>;

const parseId = (query: URLSearchParams, name: string): number | undefined => {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The item that the recommendations are for: from the path, else from the query. Undefined if neither has one. */
export function startItem({ params, query }: ScreenInput<SimilarRoute>): ItemKey | undefined {
  if ('itemId' in params && 'shopId' in params) return { shopid: params.shopId, itemid: params.itemId };
  const search = new URLSearchParams(query);
  const [shopid, itemid] = [parseId(search, 'shopid'), parseId(search, 'itemid')];
  return shopid === undefined || itemid === undefined ? undefined : { shopid, itemid };
}

/** The query for the recommendations. */
export const similarQuery = (route: SimilarRoute, key: ItemKey): RecommendationsQuery => ({
  ...key,
  section: similarPages[route].section,
  limit: 30,
});

/** The query for the item's own card. */
export const startQuery = (key: ItemKey) => ({ items: itemKeyText(key) });

/** The cached card; `null` if the item does not exist. */
export function startInState(state: RootState, key: ItemKey): ItemCard | null | undefined {
  const { data } = listsApi.endpoints.getItemBatch.select(startQuery(key))(state);
  return data && (data.items[0] ?? null);
}
