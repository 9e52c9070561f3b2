import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { collectionPage, defineScreen } from '@pasar/screen-kit';
import { supermarketTexts } from '../translations.ts';
import { itemListNeeds } from './item-list-needs.ts';
import { itemListQuery, itemListTextKeys } from './item-list-query.ts';
import type { ItemListRoute } from './item-list-query.ts';
import { ItemListScreen } from './ItemListScreen.tsx';

/**
 * @spec supermarket-deals supermarket-bundle-deals supermarket-add-on-deals supermarket-recommendation
 * @spec supermarket-deals-page supermarket-bundle-deals-page supermarket-add-on-deals-page supermarket-recommendation-page
 */
export default defineScreen<ItemListRoute>({
  namespaces: [supermarketTexts, ...frontNamespaces],
  cacheable: { queryFields: ['category'] },
  needs: [itemListNeeds],
  head: (_state, input, { origin }, t) => {
    const { title, text } = itemListTextKeys[input.route];
    const path = buildPath(input.route);
    return {
      title: t('page_title', { page: t(title) }),
      description: t(text),
      canonical: path,
      jsonLd: [collectionPage(origin, t(title), path)],
      ...(itemListQuery(input).category !== undefined && { robots: 'noindex, follow' }),
    };
  },
  Screen: ItemListScreen,
});
