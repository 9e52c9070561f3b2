import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** What of the order can be returned. */
export const returnRequestNeeds = ({ params }: ScreenInput<'return-request-option'>): readonly Need[] => [
  afterSaleApi.endpoints.getReturnOptions.initiate({ order_id: params.orderId }),
];
