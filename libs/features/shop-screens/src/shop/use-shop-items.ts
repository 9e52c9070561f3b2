import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemCard, SearchQuery } from '@pasar/catalogue-api';

export type ShopItemsState = {
  /** Undefined until the first page is there. */
  readonly items: readonly ItemCard[] | undefined;
  readonly total: number | undefined;
  readonly failed: boolean;
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

/** The pages of a shop's list as one. */
export function useShopItems(query: SearchQuery): ShopItemsState {
  const list = catalogueApi.useSearchItemsInfiniteQuery(query);
  const pages = list.currentData?.pages;
  return {
    items: pages?.flatMap((page) => page.items),
    total: pages?.[0]?.total,
    failed: list.isError && !pages,
    moreFailed: list.isFetchNextPageError,
    loading: list.isFetching,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
