import { baseApi } from '@pasar/base-api';
import type { getMiniCart, MiniCart } from '@pasar/cart-contract';
import { getMiniCartPath } from '@pasar/cart-contract/paths';
import type { CallRequest } from '@pasar/http-contract';

export type { MiniCart };

/** The mini cart, which every page shows. Other cart calls are separate, so that only pages that change the cart load them. */
export const miniCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** @spec atc-success Refetches the mini cart after every change. */
    getMiniCart: build.query<MiniCart, void>({
      query: (): CallRequest<typeof getMiniCart> => ({ path: getMiniCartPath }),
      providesTags: ['cart'],
    }),
  }),
});
