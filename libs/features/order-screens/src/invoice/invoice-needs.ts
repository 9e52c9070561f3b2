import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the invoice of the path. */
export const invoiceNeeds = ({ params }: ScreenInput<'invoice'>): readonly Need[] => [
  afterSaleApi.endpoints.getInvoice.initiate({ order_id: params.order_id }),
];
