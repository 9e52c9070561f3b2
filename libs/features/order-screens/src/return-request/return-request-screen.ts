import { isNotFound } from '@pasar/base-api';
import { afterSaleApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { returnRequestNeeds } from './return-request-needs.ts';
import { ReturnRequestScreen } from './ReturnRequestScreen.tsx';

/** @spec return-request-option return-option-page */
export default defineScreen<'return-request-option'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnRequestNeeds],
  status: (state, { params }) =>
    isNotFound(afterSaleApi.endpoints.getReturnOptions.select({ order_id: params.orderId })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('return_title'), robots: 'noindex' }),
  Screen: ReturnRequestScreen,
});
