import { afterSaleApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the return of the path. */
export const returnNeeds = ({ params }: ScreenInput<'return-detail-by-order'>): readonly Need[] => [
  afterSaleApi.endpoints.getReturn.initiate({ order_id: params.orderId }),
];
