import { optional } from '@pasar/base-api';
import { cartApi } from '@pasar/cart-api';
import { cartSavingsApi } from '@pasar/order-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches the whole cart, what is saved for later, and the best vouchers; visitors get a not-signed-in error. */
export const cartNeeds = (): readonly Need[] => [
  cartApi.endpoints.getCart.initiate(),
  optional(cartApi.endpoints.getSavedLines.initiate()),
  optional(cartSavingsApi.endpoints.getCartSavings.initiate()),
];
