import { optional } from '@pasar/base-api';
import { searchFieldNames } from '@pasar/search-params';
import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import { resultNamespaces } from '@pasar/result-list';
import { defineScreen } from '@pasar/screen-kit';
import { needShopCategories } from '../categories/shop-categories.ts';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import { shopTexts } from '../translations.ts';
import { shopListAddress, shopListQuery } from './shop-search-data.ts';
import { ShopSearchScreen } from './ShopSearchScreen.tsx';

/** @spec shop-search shop-search-page */
export default defineScreen<'shop-search'>({
  namespaces: [shopTexts, ...resultNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [
    (input, context) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      catalogueApi.endpoints.searchItems.initiate(shopListQuery(input, context)),
      needCardManifests('STANDARD'),
      ...(shopListAddress(input).params.originalCategoryId === undefined
        ? []
        : [optional(needShopCategories(input.params.shopId))]),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('products'),
      pathFor: (shop) => shopTabPath(shop, 'products'),
      robots: input.query === '' ? undefined : 'noindex, follow',
    }),
  Screen: ShopSearchScreen,
});
