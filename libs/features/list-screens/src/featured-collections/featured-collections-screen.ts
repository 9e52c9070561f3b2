import { listsApi } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { collectionPath } from '../shared/collection-path.ts';
import { listTexts } from '../translations.ts';
import { featuredCollectionsNeeds } from './featured-collections-needs.ts';
import { FeaturedCollectionsScreen } from './FeaturedCollectionsScreen.tsx';

/** @spec featured-collections featured-collections-page */
export default defineScreen<'featured-collections'>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [featuredCollectionsNeeds],
  head: (state, _input, { origin }, t) => {
    const { data } = listsApi.endpoints.getFeaturedCollections.select()(state);
    const collections = data?.pages.flatMap((page) => page.collections) ?? [];
    const name = t('featured_collections');
    return {
      title: t('page_title', { name }),
      description: t('featured_collections_text'),
      canonical: buildPath('featured-collections'),
      ...(collections.length === 0 && { robots: 'noindex, follow' }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: collections.map((collection, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: collection.name,
              url: origin + collectionPath(collection),
            })),
          },
        },
      ],
    };
  },
  Screen: FeaturedCollectionsScreen,
});
