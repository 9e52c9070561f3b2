import { catalogueApi } from './catalogue-api.ts';
import type { SearchAnswer, SearchQuery } from './catalogue-api.ts';
import { flattenPages } from './flatten-pages.ts';
import type { ItemListState } from './flatten-pages.ts';

/** Search results as one list; `first` has total, facets and corrections. */
export type ResultListState = ItemListState<SearchAnswer>;

/** The pages of a search as one list. */
export function useResultList(query: SearchQuery): ResultListState {
  return flattenPages(catalogueApi.useSearchItemsInfiniteQuery(query));
}
