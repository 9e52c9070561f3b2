import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { shopTileNamespaces } from '@pasar/shop-tile';
import { socialApi } from '@pasar/social-api';
import { toShopQuery, shopStatus } from '../shared/shop-data.ts';
import { shopPageHead } from '../shared/shop-page-head.ts';
import { shopTexts } from '../translations.ts';
import { FollowersScreen } from './FollowersScreen.tsx';

/** @spec shop-followers shop-followers-list */
export default defineScreen<'shop-followers'>({
  namespaces: [shopTexts, ...shopTileNamespaces],
  cacheable: { queryFields: [] },
  needs: [
    (input) => [
      catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
      socialApi.endpoints.getFollowers.initiate({ shopid: input.params.shopid }),
    ],
  ],
  status: shopStatus,
  head: (state, input, context, t) =>
    shopPageHead({
      ...{ state, input, context, t },
      name: t('followers'),
      pathFor: ({ shopid }) => buildPath('shop-followers', { shopid }),
      robots: 'noindex, follow',
    }),
  Screen: FollowersScreen,
});
