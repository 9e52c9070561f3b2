import { isNotFound } from '@pasar/base-api';
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
  ],
  status: (state, { params: { payment_id } }) =>
    typeof payment_id !== 'number' ||
    isNotFound(paymentApi.endpoints.getPayment.select({ payment_id })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('payment'), robots: 'noindex' }),
  Screen: PaymentScreen,
});
