import type { RootState } from '@pasar/base-api';
import { listsApi } from '@pasar/catalogue-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import { hashtagSlug } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';

export type HashtagRoute = 'hashtag' | 'hashtag-tag';

/** The hashtag of the path, without `#`. */
export const readHashtag = ({ params }: ScreenInput<HashtagRoute>): string => hashtagSlug(params.hashtag);

/** The query for the items with the hashtag. */
export const taggedItems = (input: ScreenInput<HashtagRoute>): ItemListQuery => ({
  list: 'hashtag',
  tag: readHashtag(input),
});

/** The cached hashtag; undefined if it is not cached. */
export function hashtagInState(state: RootState, input: ScreenInput<HashtagRoute>) {
  const { data, error } = listsApi.endpoints.getHashtag.select({ tag: readHashtag(input) })(state);
  return { hashtag: data, error };
}
