import { paymentApi } from '@pasar/payment-api';
import { isNotFound } from '@pasar/base-api';
import { paymentMethodNamespaces } from '@pasar/payment-methods';
import { defineScreen } from '@pasar/screen-kit';
import { readId } from '../shared/payment-paths.ts';
import { paymentTexts } from '../translations.ts';
import { selectionContexts } from './selection-contexts.data.ts';
import type { SelectionRoute } from './selection-contexts.data.ts';
import { SelectionScreen } from './SelectionScreen.tsx';

/**
 * @spec payment-selection payment-selection-page payment-selection-food payment-selection-food-page
 * @spec payment-selection-play payment-selection-play-page
 * @spec payment-selection-direct-purchase payment-selection-direct-purchase-page
 */
export default defineScreen<SelectionRoute>({
  namespaces: [paymentTexts, ...paymentMethodNamespaces],
  signedIn: true,
  needs: [
    ({ route, query }) => {
      const checkoutid = readId(query, 'checkoutid');
      return checkoutid === undefined
        ? [paymentApi.endpoints.listPaymentMethods.initiate({ context: selectionContexts[route].context })]
        : [paymentApi.endpoints.getCheckoutPayment.initiate({ checkoutid })];
    },
  ],
  status: (state, { query }) => {
    const checkoutid = readId(query, 'checkoutid');
    if (checkoutid === undefined) return 200;
    return isNotFound(paymentApi.endpoints.getCheckoutPayment.select({ checkoutid })(state).error)
      ? 404
      : 200;
  },
  head: (_state, _input, _context, t) => ({ title: t('choose_method'), robots: 'noindex' }),
  Screen: SelectionScreen,
});
