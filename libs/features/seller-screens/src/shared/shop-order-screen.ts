import { isNotFound } from '@pasar/base-api';
import { sellerApi } from '@pasar/order-api';
import type { Need, ScreenDefinition } from '@pasar/screen-kit';
import { sellerTexts } from '../translations.ts';
import { ownShopNeed } from './portal-needs.ts';

type Id = 'seller-order' | 'seller-label';

/** The needs and the status of screens about one order. */
export const shopOrderScreen = {
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ params }): readonly Need[] => [
      ownShopNeed(),
      sellerApi.endpoints.getShopOrder.initiate({ order_id: params.orderId }),
    ],
  ],
  status: (state, { params }) =>
    isNotFound(sellerApi.endpoints.getShopOrder.select({ order_id: params.orderId })(state).error)
      ? 404
      : 200,
} as const satisfies Partial<ScreenDefinition<Id>>;
