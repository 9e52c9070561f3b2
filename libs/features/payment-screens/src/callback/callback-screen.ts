import { isNotFound } from '@pasar/base-api';
import { paymentApi } from '@pasar/payment-api';
import { defineScreen } from '@pasar/screen-kit';
import { paymentTexts } from '../translations.ts';
import { CallbackScreen } from './CallbackScreen.tsx';
import type { CallbackRoute } from './CallbackScreen.tsx';

const toQuery = (checkoutId: number) => ({ checkoutid: checkoutId });

/** @spec rw-payment-callback pc-payment-callback rw-payment-callback-page pc-payment-callback-page */
export default defineScreen<CallbackRoute>({
  namespaces: [paymentTexts],
  signedIn: true,
  needs: [({ params }) => [paymentApi.endpoints.getCheckoutPayment.initiate(toQuery(params.checkoutId))]],
  status: (state, { params }) =>
    isNotFound(paymentApi.endpoints.getCheckoutPayment.select(toQuery(params.checkoutId))(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('checking_title'), robots: 'noindex' }),
  Screen: CallbackScreen,
});
