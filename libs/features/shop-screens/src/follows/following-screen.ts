import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { shopTileNamespaces } from '@pasar/shop-tile';
import { socialApi } from '@pasar/social-api';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTexts } from '../translations.ts';
import { FollowingScreen } from './FollowingScreen.tsx';

/** @spec shop-following shop-following-list */
export default defineScreen<'shop-following'>({
  namespaces: [shopTexts, ...shopTileNamespaces],
  cacheable: { queryFields: [] },
  needs: [
    (input) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      socialApi.endpoints.getFollowing.initiate({ shopid: input.params.shopid }),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('follows'),
      pathFor: ({ shopid }) => buildPath('shop-following', { shopid }),
      robots: 'noindex, follow',
    }),
  Screen: FollowingScreen,
});
