import { cartApi } from '@pasar/cart-api';
import type { Need } from '@pasar/screen';

/** The whole cart; a visitor is answered that they are not signed in. */
export const cartNeeds = (): readonly Need[] => [cartApi.endpoints.getCart.initiate()];
