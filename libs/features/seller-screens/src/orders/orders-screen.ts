import { sellerApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { shopOrdersQuery } from './shop-orders-query.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

/** The orders of the seller's shop by status. */
export default defineScreen<'seller-orders'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => [ownShopNeed(), sellerApi.endpoints.listShopOrders.initiate(shopOrdersQuery(query))],
  ],
  head: (_state, _input, _context, t) => ({ title: t('orders'), robots: 'noindex' }),
  Screen: OrdersScreen,
});
