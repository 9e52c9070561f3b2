import { optional } from '@pasar/base-api';
import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import { listNamespaces } from '@pasar/item-list';
import { defineScreen } from '@pasar/screen-kit';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopJsonLd } from '../shared/shop-json-ld.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import { shopTexts } from '../translations.ts';
import { needLikedItems } from './liked-items.ts';
import { DetailsScreen } from './DetailsScreen.tsx';

/** @spec shop-details shop-details-page */
export default defineScreen<'shop-details'>({
  namespaces: [shopTexts, ...listNamespaces],
  cacheable: { queryFields: [] },
  needs: [
    (input) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      optional(needLikedItems(input.params.shopId)),
      needCardManifests('LITE_STANDARD'),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('about'),
      pathFor: (shop) => shopTabPath(shop, 'details'),
      jsonLd: (shop) => [shopJsonLd(shop, context.origin)],
    }),
  Screen: DetailsScreen,
});
