import { optional } from '@pasar/base-api';
import { cartApi } from '@pasar/cart-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches the whole cart and what is saved for later; visitors get a not-signed-in error. */
export const cartNeeds = (): readonly Need[] => [
  cartApi.endpoints.getCart.initiate(),
  optional(cartApi.endpoints.getSavedLines.initiate()),
];
