import { afterSaleApi, orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the invoice of the path, and its order, which says when an invoice is issued. */
export const invoiceNeeds = ({ params }: ScreenInput<'invoice'>): readonly Need[] => [
  afterSaleApi.endpoints.getInvoice.initiate({ order_id: params.order_id }),
  orderApi.endpoints.getOrder.initiate({ order_id: params.order_id }),
];
