import { isNotFound } from '@pasar/base-api';
import { afterSaleApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-by-order-needs.ts';
import { ReturnByOrderScreen } from './ReturnDetailScreen.tsx';

/** @spec return-detail-by-order return-detail-page */
export default defineScreen<'return-detail-by-order'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) =>
    isNotFound(afterSaleApi.endpoints.getReturn.select({ order_id: params.orderId })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('return_detail'), robots: 'noindex' }),
  Screen: ReturnByOrderScreen,
});
