import { isNotFound } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { orderCheckoutNeeds, orderSuccessNeeds } from './order-success-needs.ts';
import { OrderSuccessScreen } from './OrderSuccessScreen.tsx';

/** @spec order-success order-success-page */
export default defineScreen<'order-success'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [orderSuccessNeeds, orderCheckoutNeeds],
  status: (state, { params }) =>
    isNotFound(orderApi.endpoints.getOrder.select({ order_id: params.orderId })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('thanks_title'), robots: 'noindex' }),
  Screen: OrderSuccessScreen,
});
