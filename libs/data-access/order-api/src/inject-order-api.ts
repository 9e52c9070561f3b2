import { updateCartPath } from '@pasar/cart-contract/paths';
import {
  cancelOrderPath,
  getCheckoutPath,
  getOrderPath,
  listOrdersPath,
  placeOrderPath,
  previewCheckoutPath,
} from '@pasar/order-contract/paths';
import type { BaseApi } from '@pasar/base-api';
import type { Cart, updateCart } from '@pasar/cart-contract';
import type { CallBody, CallData, CallQuery } from '@pasar/http-contract';
import type {
  cancelOrder,
  CheckoutInvoice,
  CheckoutPreview,
  CheckoutShop,
  getCheckout,
  listOrders,
  Order,
  OrderLine,
  OrderSummary,
  PlacedOrder,
  PlaceOrderRequest,
  previewCheckout,
  VoucherOffer,
} from '@pasar/order-contract';

export type {
  CheckoutInvoice,
  CheckoutPreview,
  CheckoutShop,
  Order,
  OrderLine,
  OrderSummary,
  PlacedOrder,
  PlaceOrderRequest,
  VoucherOffer,
};
export type CheckoutPreviewQuery = CallQuery<typeof previewCheckout>;
export type OrderListQuery = Omit<CallQuery<typeof listOrders>, 'cursor'>;
/** A request with its idempotency key. */
export type KeyedPlaceOrder = { readonly idempotencyKey: string; readonly request: PlaceOrderRequest };

const inject = (api: BaseApi) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      previewCheckout: build.query<CheckoutPreview, CheckoutPreviewQuery>({
        query: (query) => ({ path: previewCheckoutPath, query }),
        providesTags: ['checkout'],
      }),
      /** Accepts the prices of the cart's lines that the shopper has seen at checkout. */
      acceptPrices: build.mutation<Cart, CallBody<typeof updateCart>>({
        query: (body) => ({ method: 'POST', path: updateCartPath, body }),
        invalidatesTags: ['cart', 'checkout'],
      }),
      placeOrder: build.mutation<PlacedOrder, KeyedPlaceOrder>({
        query: ({ idempotencyKey, request }) => ({
          method: 'POST',
          path: placeOrderPath,
          headers: { 'Idempotency-Key': idempotencyKey },
          body: request,
        }),
        invalidatesTags: ['cart', 'checkout', 'order', 'item'],
      }),
      listOrders: build.infiniteQuery<CallData<typeof listOrders>, OrderListQuery, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
        query: ({ queryArg, pageParam }) => ({
          path: listOrdersPath,
          query: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['order'],
      }),
      getOrder: build.query<Order, { order_id: number }>({
        query: (query) => ({ path: getOrderPath, query }),
        providesTags: ['order'],
      }),
      getCheckout: build.query<CallData<typeof getCheckout>, { checkoutid: number }>({
        query: (query) => ({ path: getCheckoutPath, query }),
        providesTags: ['order'],
      }),
      cancelOrder: build.mutation<Order, CallBody<typeof cancelOrder>>({
        query: (body) => ({ method: 'POST', path: cancelOrderPath, body }),
        invalidatesTags: (_, error) => (error ? [] : ['order', 'item']),
      }),
    }),
  });
export type OrderApi = ReturnType<typeof inject>;

/** Adds the checkout and order endpoints to an API: the shell's, or the one that the host passes to the checkout. Idempotent. */
export function injectOrderApi(api: BaseApi): OrderApi {
  return 'previewCheckout' in api.endpoints ? (api as unknown as OrderApi) : inject(api);
}
