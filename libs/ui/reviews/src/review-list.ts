import type { ReviewListState } from './review-data.ts';

/** The fields of RTK Query's infinite query result. */
type Pages<One> = {
  readonly currentData?: { readonly pages: readonly { readonly ratings: readonly One[] }[] } | undefined;
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

/** Flattens the pages of an infinite query into one list of reviews. */
export function reviewList<One>(list: Pages<One>): ReviewListState<One> {
  const pages = list.currentData?.pages;
  return {
    reviews: pages?.flatMap(({ ratings }) => ratings),
    failed: list.isError && !pages,
    moreFailed: list.isFetchNextPageError,
    loading: list.isFetching,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
