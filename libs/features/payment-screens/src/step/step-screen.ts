import { isNotFound } from '@pasar/base-api';
import { paymentApi } from '@pasar/payment-api';
import type { PaymentStepRoute } from '@pasar/payment-api';
import { defineScreen } from '@pasar/screen-kit';
import { readId } from '../shared/payment-paths.ts';
import { paymentTexts } from '../translations.ts';
import { StepScreen } from './StepScreen.tsx';

/**
 * @spec payment-fixed-account payment-fixed-account-page payment-tob payment-tob-page payment-otp payment-otp-page
 * @spec payment-redirect payment-redirect-page payment-linking-agreement payment-linking-agreement-page
 * @spec payment-pin-verification payment-pin-verification-page
 * @spec payment-otp-verification payment-otp-verification-page
 */
export default defineScreen<PaymentStepRoute>({
  namespaces: [paymentTexts],
  signedIn: true,
  needs: [
    ({ query }) => {
      const payment_id = readId(query, 'payment_id');
      return payment_id === undefined ? [] : [paymentApi.endpoints.getPayment.initiate({ payment_id })];
    },
  ],
  status: (state, { query }) => {
    const payment_id = readId(query, 'payment_id');
    if (payment_id === undefined) return 404;
    return isNotFound(paymentApi.endpoints.getPayment.select({ payment_id })(state).error) ? 404 : 200;
  },
  head: (_state, _input, _context, t) => ({ title: t('payment'), robots: 'noindex' }),
  Screen: StepScreen,
});
