import { isNotFound, optional } from '@pasar/base-api';
import { paymentApi } from '@pasar/payment-api';
import { defineScreen } from '@pasar/screen-kit';
import { paymentTexts } from '../translations.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

/** @spec payment payment-page */
export default defineScreen<'payment'>({
  namespaces: [paymentTexts],
  signedIn: true,
  needs: [
    ({ params: { payment_id } }) =>
      typeof payment_id === 'number' ? [paymentApi.endpoints.getPayment.initiate({ payment_id })] : [],
    ({ params: { payment_id } }, _context, state) => {
      if (typeof payment_id !== 'number') return [];
      const payment = paymentApi.endpoints.getPayment.select({ payment_id })(state).data;
      return payment
        ? [optional(paymentApi.endpoints.getCheckoutPayment.initiate({ checkoutid: payment.checkoutid }))]
        : [];
    },
  ],
  status: (state, { params: { payment_id } }) =>
    typeof payment_id !== 'number' ||
    isNotFound(paymentApi.endpoints.getPayment.select({ payment_id })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('payment'), robots: 'noindex' }),
  Screen: PaymentScreen,
});
