import { isNotFound } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { orderDetailNeeds } from './order-detail-needs.ts';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';

/** @spec purchase-order-detail order-detail */
export default defineScreen<'purchase-order-detail'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [orderDetailNeeds],
  status: (state, { params }) =>
    isNotFound(orderApi.endpoints.getOrder.select({ order_id: params.orderId })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('order_details'), robots: 'noindex' }),
  Screen: OrderDetailScreen,
});
