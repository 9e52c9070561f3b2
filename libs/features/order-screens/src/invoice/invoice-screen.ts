import { isNotFound } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { invoiceNeeds } from './invoice-needs.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';

/** @spec invoice invoice-page */
export default defineScreen<'invoice'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [invoiceNeeds],
  status: (state, { params }) =>
    isNotFound(orderApi.endpoints.getOrder.select({ order_id: params.order_id })(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('invoice'), robots: 'noindex' }),
  Screen: InvoiceScreen,
});
