import { isNotFound } from '@pasar/base-api';
import { shopPagesApi } from '@pasar/catalogue-api';
import { reviewNamespaces } from '@pasar/reviews';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { shopTexts } from '../translations.ts';
import { BuyerRatingScreen } from './BuyerRatingScreen.tsx';

/** @spec buyer-rating buyer-rating-page */
export default defineScreen<'buyer-rating'>({
  namespaces: [shopTexts, ...reviewNamespaces],
  cacheable: { queryFields: [] },
  needs: [({ params }) => [shopPagesApi.endpoints.getBuyerRatings.initiate({ userid: params.userid })]],
  status: (state, { params: { userid } }) =>
    isNotFound(shopPagesApi.endpoints.getBuyerRatings.select({ userid })(state).error) ? 404 : 200,
  head: (state, { params: { userid } }, _context, t) => {
    const { data } = shopPagesApi.endpoints.getBuyerRatings.select({ userid })(state);
    const username = data?.pages[0]?.username;
    if (username === undefined) return { title: t('buyer_gone_title'), robots: 'noindex' };
    return {
      title: t('page_title', { page: t('tab_ratings'), name: username }),
      canonical: buildPath('buyer-rating', { userid }),
      // A page about a person must not be indexed.
      robots: 'noindex, follow',
    };
  },
  Screen: BuyerRatingScreen,
});
