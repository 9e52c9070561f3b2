import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the order to cancel. */
export const cancellationNeeds = ({ params }: ScreenInput<'purchase-cancellation'>): readonly Need[] => [
  orderApi.endpoints.getOrder.initiate({ order_id: params.orderId }),
];
