import { isNotFound } from '@pasar/base-api';
import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { collectionPath } from '../shared/collection-path.ts';
import { listedItems } from '../shared/listed-items.ts';
import { missingPageHead, listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { collectionInState, collectionItems } from './collection-data.ts';
import type { CollectionRoute } from './collection-data.ts';
import { collectionNeeds } from './collection-needs.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

/** @spec collection collection-by-id collection-page */
export default defineScreen<CollectionRoute>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [collectionNeeds],
  status: (state, input) => (isNotFound(collectionInState(state, input).error) ? 404 : 200),
  head: (state, input, context, t) => {
    const { collection } = collectionInState(state, input);
    if (!collection) return missingPageHead(t('collection_gone_title'));
    const { name, description } = collection;
    return listHead(
      {
        name,
        description: description || t('collection_text', { name }),
        canonical: collectionPath(collection),
        items: listedItems(state, collectionItems(input)),
      },
      context,
      t,
    );
  },
  Screen: CollectionScreen,
});
