import {
  addToCartPath,
  changeCartModelPath,
  getCartModelsPath,
  getCartPath,
  getSavedLinesPath,
  moveToCartPath,
  removeSavedLinesPath,
  saveForLaterPath,
  getQuotePath,
  removeFromCartPath,
  updateCartPath,
} from '@pasar/cart-contract/paths';
import type { AppDispatch, RootState } from '@pasar/base-api';
import type {
  addToCart,
  AddToCartRequest,
  Cart,
  CartLine,
  CartAddOn,
  CartShop,
  changeCartModel,
  getCart,
  getCartModels,
  getQuote,
  getSavedLines,
  moveToCart,
  Quote,
  removeFromCart,
  removeSavedLines,
  saveForLater,
  SavedLines,
  updateCart,
} from '@pasar/cart-contract';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import { applyCartChange, restoreLines, withoutLines } from './apply-cart-change.ts';
import type { CartLineChange } from './apply-cart-change.ts';
import { isInMiniCart } from './is-in-mini-cart.ts';
import { miniCartApi } from './mini-cart-api.ts';
import type { MiniCart } from './mini-cart-api.ts';

export type { AddToCartRequest, Cart, CartAddOn, CartLine, CartShop, MiniCart, Quote, SavedLines };
export type QuoteQuery = CallQuery<typeof getQuote>;
export type CartLineKey = CallBody<typeof removeFromCart>['lines'][number];

/** Cart endpoints, including the mini cart. Changing the cart also invalidates the checkout preview. */
export const cartApi = miniCartApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: (): CallRequest<typeof getCart> => ({ path: getCartPath }),
      providesTags: ['cart'],
    }),
    getQuote: build.query<Quote, QuoteQuery>({
      query: (query): CallRequest<typeof getQuote> => ({ path: getQuotePath, query }),
      providesTags: ['item'],
    }),
    /** The variants of an item with current prices and stock. */
    getCartModels: build.query<CallData<typeof getCartModels>, CallQuery<typeof getCartModels>>({
      query: (query): CallRequest<typeof getCartModels> => ({ path: getCartModelsPath, query }),
      providesTags: ['item'],
    }),
    /** Not optimistic: the server decides about price, stock and quantity. */
    changeCartModel: build.mutation<Cart, CallBody<typeof changeCartModel>>({
      query: (body): CallRequest<typeof changeCartModel> => ({
        method: 'POST',
        path: changeCartModelPath,
        body,
      }),
      invalidatesTags: ['cart', 'checkout', 'item'],
    }),
    addToCart: build.mutation<CallData<typeof addToCart>, AddToCartRequest>({
      query: (body): CallRequest<typeof addToCart> => ({ method: 'POST', path: addToCartPath, body }),
      onQueryStarted: (body, store): Promise<void> => countOptimistically(store, body),
      invalidatesTags: (_, error) => (error ? [] : ['cart', 'checkout']),
    }),
    updateCart: build.mutation<Cart, CallBody<typeof updateCart>>({
      query: (body): CallRequest<typeof updateCart> => ({ method: 'POST', path: updateCartPath, body }),
      onQueryStarted: ({ lines }, store): Promise<void> => applyOptimistically(store, lines, applyCartChange),
      invalidatesTags: ['cart', 'checkout'],
    }),
    removeFromCart: build.mutation<Cart, CallBody<typeof removeFromCart>>({
      query: (body): CallRequest<typeof removeFromCart> => ({
        method: 'POST',
        path: removeFromCartPath,
        body,
      }),
      onQueryStarted: ({ lines }, store): Promise<void> => applyOptimistically(store, lines, withoutLines),
      invalidatesTags: ['cart', 'checkout'],
    }),
    getSavedLines: build.query<SavedLines, void>({
      query: (): CallRequest<typeof getSavedLines> => ({ path: getSavedLinesPath }),
      providesTags: ['cart'],
    }),
    saveForLater: build.mutation<SavedLines, CallBody<typeof saveForLater>>({
      query: (body): CallRequest<typeof saveForLater> => ({ method: 'POST', path: saveForLaterPath, body }),
      onQueryStarted: ({ lines }, store): Promise<void> => applyOptimistically(store, lines, withoutLines),
      invalidatesTags: ['cart', 'checkout'],
    }),
    /** Not optimistic: the server decides about the quantity. */
    moveToCart: build.mutation<SavedLines, CallBody<typeof moveToCart>>({
      query: (body): CallRequest<typeof moveToCart> => ({ method: 'POST', path: moveToCartPath, body }),
      invalidatesTags: ['cart', 'checkout'],
    }),
    removeSavedLines: build.mutation<SavedLines, CallBody<typeof removeSavedLines>>({
      query: (body): CallRequest<typeof removeSavedLines> => ({
        method: 'POST',
        path: removeSavedLinesPath,
        body,
      }),
      invalidatesTags: ['cart'],
    }),
  }),
});

type MutationLifecycle = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly queryFulfilled: Promise<unknown>;
};
/** Increments the line count optimistically, unless the line is known to exist; a failure undoes this change and refetches. */
async function countOptimistically(store: MutationLifecycle, line: AddToCartRequest): Promise<void> {
  const { data } = cartApi.endpoints.getMiniCart.select()(store.getState());
  if (!data || isInMiniCart(data, line)) return;
  const count = (more: number) =>
    store.dispatch(
      cartApi.util.updateQueryData('getMiniCart', undefined, (cart) => ({
        ...cart,
        line_count: Math.max(0, cart.line_count + more),
      })),
    );
  count(1);
  await store.queryFulfilled.catch(() => {
    count(-1);
    store.dispatch(cartApi.util.invalidateTags(['cart']));
  });
}

type ApplyCartChange = (cart: Cart, lines: readonly CartLineChange[]) => Cart;

/** Applies a change optimistically; on failure undoes only this change, not those made meanwhile. */
async function applyOptimistically(
  store: MutationLifecycle,
  lines: readonly CartLineChange[],
  change: ApplyCartChange,
): Promise<void> {
  const show = (next: (cart: Cart) => Cart) =>
    store.dispatch(cartApi.util.updateQueryData('getCart', undefined, next));
  const before = cartApi.endpoints.getCart.select()(store.getState()).data;
  show((cart) => change(cart, lines));
  await store.queryFulfilled.catch(() => before && show((cart) => restoreLines(cart, before, lines)));
}
