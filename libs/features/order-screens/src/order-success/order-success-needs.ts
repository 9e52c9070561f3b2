import type { RootState } from '@pasar/base-api';
import { orderApi } from '@pasar/order-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';

/** Fetches the order that was just placed. */
export const orderSuccessNeeds = ({ params }: ScreenInput<'order-success'>): readonly Need[] => [
  orderApi.endpoints.getOrder.initiate({ order_id: params.orderId }),
];

/** Fetches the checkout that the order was placed in, with orders of other shops. */
export const orderCheckoutNeeds = (
  { params }: ScreenInput<'order-success'>,
  _context: ScreenContext,
  state: RootState,
): readonly Need[] => {
  const { data } = orderApi.endpoints.getOrder.select({ order_id: params.orderId })(state);
  return data ? [orderApi.endpoints.getCheckout.initiate({ checkoutid: data.checkoutid })] : [];
};
