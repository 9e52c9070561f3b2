import { baseApi } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type {
  addToCart,
  AddToCartRequest,
  Cart,
  CartLine,
  CartShop,
  MiniCart,
  removeFromCart,
  updateCart,
} from '@pasar/cart-contract';
import type { CallBody, CallData } from '@pasar/http-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { applyCartChange, withoutLines } from './apply-cart-change.ts';

export type { AddToCartRequest, Cart, CartLine, CartShop, MiniCart };
export type CartLineKey = CallBody<typeof removeFromCart>['lines'][number];

/** The cart's calls. A change of the cart also changes what checkout would cost. */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: () => ({ path: '/api/v4/cart/get' }),
      providesTags: ['cart'],
    }),
    /** @spec atc-success The mini cart is fetched again after every change. */
    getMiniCart: build.query<MiniCart, void>({
      query: () => ({ path: '/api/v4/cart/mini' }),
      providesTags: ['cart'],
    }),
    addToCart: build.mutation<CallData<typeof addToCart>, AddToCartRequest>({
      query: (body) => ({ method: 'POST', path: '/api/v4/cart/add_to_cart', body }),
      invalidatesTags: (_, error) => (error ? [] : ['cart', 'checkout']),
    }),
    updateCart: build.mutation<Cart, CallBody<typeof updateCart>>({
      query: (body) => ({ method: 'POST', path: '/api/v4/cart/update', body }),
      onQueryStarted: ({ lines }, store): Promise<void> =>
        foresee(store, (cart) => applyCartChange(cart, lines)),
      invalidatesTags: ['cart', 'checkout'],
    }),
    removeFromCart: build.mutation<Cart, CallBody<typeof removeFromCart>>({
      query: (body) => ({ method: 'POST', path: '/api/v4/cart/remove', body }),
      onQueryStarted: ({ lines }, store): Promise<void> =>
        foresee(store, (cart) => withoutLines(cart, lines)),
      invalidatesTags: ['cart', 'checkout'],
    }),
  }),
});

type Started = {
  readonly dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
};

/** Shows the change at once; when it fails, takes back this change and no other. */
async function foresee({ dispatch, queryFulfilled }: Started, change: (cart: Cart) => Cart): Promise<void> {
  const patch = dispatch(cartApi.util.updateQueryData('getCart', undefined, change));
  await queryFulfilled.catch(patch.undo);
}
