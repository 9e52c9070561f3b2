import { baseApi } from '@pasar/base-api';
import type { CallRequest } from '@pasar/http-contract';
import type { CartSavings, getCartSavings } from '@pasar/order-contract';
import { getCartSavingsPath } from '@pasar/order-contract/paths';

export type { CartSavings };

/** The best vouchers and coins for the cart. They change with it, and with the vouchers that the shopper claims. */
export const cartSavingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCartSavings: build.query<CartSavings, void>({
      query: (): CallRequest<typeof getCartSavings> => ({ path: getCartSavingsPath }),
      providesTags: ['cart', 'checkout'],
    }),
  }),
});
