import type { ReviewListState } from './review-data.ts';

/** What RTK Query tells of an endless list of ratings. */
type Pages<One> = {
  readonly currentData?: { readonly pages: readonly { readonly ratings: readonly One[] }[] } | undefined;
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

/** The pages of an answer as one list of reviews. */
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
