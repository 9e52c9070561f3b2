import { baseApi } from '@pasar/base-api';
import type { MiniCart } from '@pasar/cart-contract';
import { getMiniCartPath } from '@pasar/cart-contract/paths';

export type { MiniCart };

/** What every page shows of the cart. The other calls are apart, so that only pages that change the cart load them. */
export const miniCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** @spec atc-success The mini cart is fetched again after every change. */
    getMiniCart: build.query<MiniCart, void>({
      query: () => ({ path: getMiniCartPath }),
      providesTags: ['cart'],
    }),
  }),
});
