import { isNotFound } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { cancellationNeeds } from './cancellation-needs.ts';
import { CancellationScreen } from './CancellationScreen.tsx';

/** @spec purchase-cancellation cancellation-page */
export default defineScreen<'purchase-cancellation'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [cancellationNeeds],
  status: (state, { params }) =>
    isNotFound(orderApi.endpoints.getOrder.select({ order_id: params.orderId })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('cancel_order'), robots: 'noindex' }),
  Screen: CancellationScreen,
});
