import type { ItemCard } from './catalogue-api.ts';

type Page = { readonly items: readonly ItemCard[] };

/** The part of an RTK Query infinite query that lists use. */
type InfiniteQueryResult<One extends Page> = {
  readonly currentData?: { readonly pages: readonly One[] } | undefined;
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

/** An infinite list of items as screens show it. */
export type ItemListState<One extends Page = Page> = {
  readonly items: One['items'];
  /** The first page; undefined until it is loaded. */
  readonly first: One | undefined;
  readonly failed: boolean;
  /** The next page failed to load; the loaded items stay. */
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

/** The pages of an infinite query as one list: `flattenPages(listsApi.useGetItemListInfiniteQuery(query))`. */
export function flattenPages<One extends Page>(list: InfiniteQueryResult<One>): ItemListState<One> {
  const pages = list.currentData?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.items) as One['items'],
    first: pages[0],
    failed: list.isError && pages.length === 0,
    moreFailed: list.isFetchNextPageError,
    loading: list.isFetching,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
