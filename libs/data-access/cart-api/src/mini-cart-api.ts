import { baseApi } from '@pasar/base-api';
import type { getMiniCart, MiniCart } from '@pasar/cart-contract';
import { getMiniCartPath } from '@pasar/cart-contract/paths';
import type { CallRequest } from '@pasar/http-contract';

export type { MiniCart };

/** What every page shows of the cart. The other calls are apart, so that only pages that change the cart load them. */
export const miniCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** @spec atc-success The mini cart is fetched again after every change. */
    getMiniCart: build.query<MiniCart, void>({
      query: (): CallRequest<typeof getMiniCart> => ({ path: getMiniCartPath }),
      providesTags: ['cart'],
    }),
  }),
});
