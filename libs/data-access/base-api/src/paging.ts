/** The pagination cursor; null for the first page. */
export type Cursor = string | null;

/** Infinite-query options: the next page starts at the cursor that the last page returned. */
export const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: (page: { next?: string }): Cursor | undefined => page.next,
};

/** The query of a page: with the cursor, or without one for the first page. */
export const withCursor = <Query extends object>(query: Query, cursor: Cursor) => ({
  ...query,
  ...(cursor && { cursor }),
});

/** A list query without its cursor, so that all pages are one cache entry. */
export type ListQuery<Query> = Omit<NonNullable<Query>, 'cursor'>;
