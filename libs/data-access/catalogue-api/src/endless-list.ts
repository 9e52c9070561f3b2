import type { ItemCard } from './catalogue-api.ts';

type Page = { readonly items: readonly ItemCard[] };

/** What RTK Query tells of an endless list. */
type Pages<One extends Page> = {
  readonly currentData?: { readonly pages: readonly One[] } | undefined;
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

/** A list of cards as screens show it. */
export type EndlessList<One extends Page = Page> = {
  readonly items: One['items'];
  /** The first answer; undefined until it is there. */
  readonly first: One | undefined;
  readonly failed: boolean;
  /** The next page did not come; what is there stays. */
  readonly moreFailed: boolean;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
};

/** The pages of an answer as one list: `endlessList(listsApi.useGetItemListInfiniteQuery(query))`. */
export function endlessList<One extends Page>(list: Pages<One>): EndlessList<One> {
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
