import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** The invoice that the path names. */
export const invoiceNeeds = ({ params }: ScreenInput<'invoice'>): readonly Need[] => [
  afterSaleApi.endpoints.getInvoice.initiate({ order_id: params.order_id }),
];
