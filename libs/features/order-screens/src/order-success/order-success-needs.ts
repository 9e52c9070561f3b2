import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen';

/** The order that was placed just now. */
export const orderSuccessNeeds = ({ params }: ScreenInput<'order-success'>): readonly Need[] => [
  orderApi.endpoints.getOrder.initiate({ order_id: params.orderId }),
];
