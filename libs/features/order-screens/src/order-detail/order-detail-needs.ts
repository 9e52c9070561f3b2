import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the order of the path. */
export const orderDetailNeeds = ({ params }: ScreenInput<'purchase-order-detail'>): readonly Need[] => [
  orderApi.endpoints.getOrder.initiate({ order_id: params.orderId }),
];
