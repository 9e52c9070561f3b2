import { isNotFound } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { checkoutDetailNeeds } from './checkout-detail-needs.ts';
import { CheckoutDetailScreen } from './CheckoutDetailScreen.tsx';

/** @spec purchase-checkout-detail checkout-detail */
export default defineScreen<'purchase-checkout-detail'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [checkoutDetailNeeds],
  status: (state, { params }) =>
    isNotFound(orderApi.endpoints.getCheckout.select({ checkoutid: params.checkoutId })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('checkout_title'), robots: 'noindex' }),
  Screen: CheckoutDetailScreen,
});
