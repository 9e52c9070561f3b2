import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the order that was just placed, then the checkout that it was placed in with orders of other shops. */
export const orderSuccessNeeds = ({ params }: ScreenInput<'order-success'>): readonly Need[] => [
  async (dispatch) => {
    const { getOrder, getCheckout } = orderApi.endpoints;
    const { data } = await dispatch(getOrder.initiate({ order_id: params.orderId }));
    if (data) await dispatch(getCheckout.initiate({ checkoutid: data.checkoutid }));
  },
];
