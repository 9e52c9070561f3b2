import { catalogueApi } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/page-sections';
import { productPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { missingPageHead, listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { similarPages, similarQuery, startInState, startItem } from './similar-data.ts';
import type { SimilarRoute } from './similar-data.ts';
import { similarNeeds } from './similar-needs.ts';
import { SimilarScreen } from './SimilarScreen.tsx';

/**
 * Not indexed: search engines should list the product itself, not each list that starts from it.
 * @spec product-similar find-similar-products you-may-also-like from-same-shop similar-products you-may-also-like-page from-same-shop-page
 */
export default defineScreen<SimilarRoute>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: ['shopid', 'itemid'] },
  needs: [similarNeeds],
  status: (state, input) => {
    const key = startItem(input);
    return !key || startInState(state, key) === null ? 404 : 200;
  },
  head: (state, input, context, t) => {
    const key = startItem(input);
    if (!key) return missingPageHead(t('no_item_title'));
    const start = startInState(state, key);
    if (!start) return missingPageHead(t('item_gone_title'));
    const query = similarQuery(input.route, key);
    const { data } = catalogueApi.endpoints.getRecommendations.select(query)(state);
    const name = t('for_item', { title: t(similarPages[input.route].texts), name: start.name });
    return listHead(
      {
        name,
        description: name,
        canonical: productPath({ name: start.name, shopId: start.shopid, itemId: start.itemid }),
        items: data?.pages.flatMap(({ items }) => items) ?? [],
        partial: true,
      },
      context,
      t,
    );
  },
  Screen: SimilarScreen,
});
