import { catalogueApi } from './catalogue-api.ts';
import type { ItemCard, SearchAnswer, SearchQuery } from './catalogue-api.ts';

export type ResultListState = {
  readonly items: readonly ItemCard[];
  /** The first answer: total, facets, corrections. Undefined until it is there. */
  readonly first: SearchAnswer | undefined;
  readonly failed: boolean;
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

/** The pages of a search as one list. */
export function useResultList(query: SearchQuery): ResultListState {
  const list = catalogueApi.useSearchItemsInfiniteQuery(query);
  const pages = list.currentData?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.items),
    first: pages[0],
    failed: list.isError && pages.length === 0,
    moreFailed: list.isFetchNextPageError,
    loading: list.isFetching,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
