import { cartApi } from '@pasar/cart-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches the whole cart; visitors get a not-signed-in error. */
export const cartNeeds = (): readonly Need[] => [cartApi.endpoints.getCart.initiate()];
