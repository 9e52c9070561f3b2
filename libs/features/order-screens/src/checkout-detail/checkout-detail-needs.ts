import { orderApi } from '@pasar/order-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

/** Fetches the checkout of the path. */
export const checkoutDetailNeeds = ({ params }: ScreenInput<'purchase-checkout-detail'>): readonly Need[] => [
  orderApi.endpoints.getCheckout.initiate({ checkoutid: params.checkoutId }),
];
