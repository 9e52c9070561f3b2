import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches what can be returned of the order. */
export const returnRequestNeeds = ({ params }: ScreenInput<'return-request-option'>): readonly Need[] => [
  afterSaleApi.endpoints.getReturnOptions.initiate({ order_id: params.orderId }),
];
