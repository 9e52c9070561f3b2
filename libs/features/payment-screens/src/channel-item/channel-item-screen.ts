import { isNotFound } from '@pasar/base-api';
import { paymentApi } from '@pasar/payment-api';
import { paymentMethodNamespaces } from '@pasar/payment-methods';
import { defineScreen } from '@pasar/screen-kit';
import { readId } from '../shared/payment-paths.ts';
import { paymentTexts } from '../translations.ts';
import { ChannelItemScreen } from './ChannelItemScreen.tsx';

/** @spec payment-channel-item payment-channel-item-page */
export default defineScreen<'payment-channel-item'>({
  namespaces: [paymentTexts, ...paymentMethodNamespaces],
  signedIn: true,
  needs: [
    ({ query }) => {
      const checkoutid = readId(query, 'checkoutid');
      return checkoutid === undefined
        ? []
        : [paymentApi.endpoints.getCheckoutPayment.initiate({ checkoutid })];
    },
  ],
  status: (state, { query }) => {
    const checkoutid = readId(query, 'checkoutid');
    if (checkoutid === undefined) return 404;
    return isNotFound(paymentApi.endpoints.getCheckoutPayment.select({ checkoutid })(state).error)
      ? 404
      : 200;
  },
  head: (_state, _input, _context, t) => ({ title: t('choose_method'), robots: 'noindex' }),
  Screen: ChannelItemScreen,
});
