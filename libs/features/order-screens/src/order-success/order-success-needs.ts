import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the order that was just placed. */
export const orderSuccessNeeds = ({ params }: ScreenInput<'order-success'>): readonly Need[] => [
  orderApi.endpoints.getOrder.initiate({ order_id: params.orderId }),
];
