import type { RootState } from '@pasar/base-api';
import { listsApi } from '@pasar/catalogue-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen-kit';

export type CollectionRoute = 'collection' | 'collection-by-id';

/** The query for the collection's items. */
export const collectionItems = ({ params }: ScreenInput<CollectionRoute>): ItemListQuery => ({
  list: 'collection',
  id: params.collectionId,
});

/** The cached collection; undefined if it is not cached. */
export function collectionInState(state: RootState, { params }: ScreenInput<CollectionRoute>) {
  const { data, error } = listsApi.endpoints.getCollection.select({ collectionid: params.collectionId })(
    state,
  );
  return { collection: data, error };
}
