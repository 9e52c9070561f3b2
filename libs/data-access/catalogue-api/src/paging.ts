/** Where the next page of a list begins; null on the first. */
export type Cursor = string | null;

/** Lists go on from the cursor that the last page named. */
export const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: (page: { next?: string }): Cursor | undefined => page.next,
};

export const withCursor = <Query extends object>(query: Query, cursor: Cursor) => ({
  ...query,
  ...(cursor && { cursor }),
});

/** How a list is asked for: without its cursor, so that its pages are one entry of the cache. */
export type ListQuery<Query> = Omit<NonNullable<Query>, 'cursor'>;
