import { catalogueApi, shopPagesApi } from '@pasar/catalogue-api';
import { ratingQueryFields, reviewNamespaces } from '@pasar/reviews';
import { defineScreen } from '@pasar/screen-kit';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopJsonLd } from '../shared/shop-json-ld.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import { shopTexts } from '../translations.ts';
import { shopRatingsQuery } from './shop-ratings-query.ts';
import { ShopRatingScreen } from './ShopRatingScreen.tsx';

/** @spec shop-rating shop-rating-page */
export default defineScreen<'shop-rating'>({
  namespaces: [shopTexts, ...reviewNamespaces],
  cacheable: { queryFields: ratingQueryFields },
  needs: [
    (input) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      shopPagesApi.endpoints.getRatingSummary.initiate({ shopid: input.params.shopId }),
      shopPagesApi.endpoints.getShopRatings.initiate(shopRatingsQuery(input)),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('tab_ratings'),
      pathFor: (shop) => shopTabPath(shop, 'ratings'),
      robots: input.query === '' ? undefined : 'noindex, follow',
      jsonLd: (shop) => [shopJsonLd(shop, context.origin)],
    }),
  Screen: ShopRatingScreen,
});
