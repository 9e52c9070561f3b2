import type { searchItems } from '@pasar/catalogue-contract';
import type { CallQuery } from '@pasar/http-contract';

/** The query of a search. */
export type SearchRequest = CallQuery<typeof searchItems>;

/** A search whose category, if any, has been looked up. */
export type ResolvedRequest = SearchRequest & {
  /** 1 to 3; absent without a category or for an unknown one. */
  readonly level?: 1 | 2 | 3;
};
