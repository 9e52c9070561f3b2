import type { RootState } from '@pasar/base-api';
import { catalogueApi, needCardManifests, vouchersApi } from '@pasar/catalogue-api';
import type { VouchersQuery } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { shopInState, toShopQuery } from '../shared/shop-data.ts';
import { shopItemsQuery } from './shop-items-query.ts';
import type { ShopRoute } from './shop-items-query.ts';

type Input = ScreenInput<ShopRoute>;

/** First phase: the shop and the card manifests. */
export const shopNeeds = (input: Input): readonly Need[] => [
  catalogueApi.endpoints.getShop.initiate(toShopQuery(input)),
  needCardManifests('STANDARD'),
];

const maxVouchers = 6;

/** The query for the vouchers on a shop's page. */
export const shopVouchersQuery = (shopid: number): VouchersQuery => ({ shopid, limit: maxVouchers });

/** Second phase: its items and vouchers, once the shop's id is known. */
export const shopItemsNeeds = (input: Input, context: ScreenContext, state: RootState): readonly Need[] => {
  const { answer } = shopInState(state, input);
  return answer
    ? [
        catalogueApi.endpoints.searchItems.initiate(shopItemsQuery(answer.shop.shopid, input, context)),
        vouchersApi.endpoints.getVouchers.initiate(shopVouchersQuery(answer.shop.shopid)),
      ]
    : [];
};
