import { isNotFound } from '@pasar/base-api';
import { paymentApi } from '@pasar/payment-api';
import { defineScreen } from '@pasar/screen-kit';
import { paymentTexts } from '../translations.ts';
import { MppScreen } from './MppScreen.tsx';

const toQuery = (checkoutId: number) => ({ checkoutid: checkoutId });

/** @spec mpp mpp-page */
export default defineScreen<'mpp'>({
  namespaces: [paymentTexts],
  signedIn: true,
  needs: [({ params }) => [paymentApi.endpoints.getCheckoutPayment.initiate(toQuery(params.checkoutId))]],
  status: (state, { params }) =>
    isNotFound(paymentApi.endpoints.getCheckoutPayment.select(toQuery(params.checkoutId))(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('pay_title'), robots: 'noindex' }),
  Screen: MppScreen,
});
