import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData } from '@pasar/http-contract';
import type {
  buyAgain,
  checkIn,
  CoinSummary,
  getInvoice,
  getOrderRatings,
  listCoinEntries,
  moveReturn,
  Order,
  OrderReturn,
  rateOrder,
  receiveOrder,
  requestReturn,
  ReturnOptions,
  shipReturn,
  takeDemoStep,
  uploadOrderPicture,
  uploadRatingVideo,
} from '@pasar/order-contract';
import {
  buyAgainPath,
  checkInPath,
  getCoinsPath,
  getInvoicePath,
  getOrderRatingsPath,
  getReturnOptionsPath,
  getReturnPath,
  listCoinEntriesPath,
  moveReturnPath,
  rateOrderPath,
  receiveOrderPath,
  requestReturnPath,
  shipReturnPath,
  takeDemoStepPath,
  uploadOrderPicturePath,
  uploadRatingVideoPath,
} from '@pasar/order-contract/paths';

export type { CoinEntry, CoinSummary, OrderReturn, ReturnOptions } from '@pasar/order-contract';
export type Invoice = CallData<typeof getInvoice>;
export type OrderRatings = CallData<typeof getOrderRatings>;
export type ReturnRequest = CallBody<typeof requestReturn>;
export type ReturnKey = { readonly return_id?: number; readonly order_id?: number };

/** Refetch after a refusal as well: the screen was out of date. */
const changesOrders = ['order'] as const;

/** After-sale endpoints, loaded by their own screens only. */
export const afterSaleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    receiveOrder: build.mutation<Order, CallBody<typeof receiveOrder>>({
      query: (body) => ({ method: 'POST', path: receiveOrderPath, body }),
      invalidatesTags: changesOrders,
    }),
    buyAgain: build.mutation<CallData<typeof buyAgain>, CallBody<typeof buyAgain>>({
      query: (body) => ({ method: 'POST', path: buyAgainPath, body }),
      invalidatesTags: ['cart', 'checkout'],
    }),
    takeDemoStep: build.mutation<Order, CallBody<typeof takeDemoStep>>({
      query: (body) => ({ method: 'POST', path: takeDemoStepPath, body }),
      invalidatesTags: changesOrders,
    }),
    getInvoice: build.query<Invoice, { order_id: number }>({
      query: (query) => ({ path: getInvoicePath, query }),
      providesTags: ['order'],
    }),
    getOrderRatings: build.query<OrderRatings, { order_id: number }>({
      query: (query) => ({ path: getOrderRatingsPath, query }),
      providesTags: ['order'],
    }),
    rateOrder: build.mutation<OrderRatings, CallBody<typeof rateOrder>>({
      query: (body) => ({ method: 'POST', path: rateOrderPath, body }),
      invalidatesTags: ['order', 'item'],
    }),
    uploadOrderPicture: build.mutation<
      CallData<typeof uploadOrderPicture>,
      CallBody<typeof uploadOrderPicture>
    >({
      query: (body) => ({ method: 'POST', path: uploadOrderPicturePath, body }),
    }),
    uploadRatingVideo: build.mutation<CallData<typeof uploadRatingVideo>, Blob>({
      query: (file) => ({ method: 'POST', path: uploadRatingVideoPath, file }),
    }),
    getReturnOptions: build.query<ReturnOptions, { order_id: number }>({
      query: (query) => ({ path: getReturnOptionsPath, query }),
      providesTags: ['order'],
    }),
    requestReturn: build.mutation<OrderReturn, ReturnRequest>({
      query: (body) => ({ method: 'POST', path: requestReturnPath, body }),
      invalidatesTags: changesOrders,
    }),
    getReturn: build.query<OrderReturn, ReturnKey>({
      query: (query) => ({ path: getReturnPath, query }),
      providesTags: ['order'],
    }),
    moveReturn: build.mutation<OrderReturn, CallBody<typeof moveReturn>>({
      query: (body) => ({ method: 'POST', path: moveReturnPath, body }),
      invalidatesTags: changesOrders,
    }),
    shipReturn: build.mutation<OrderReturn, CallBody<typeof shipReturn>>({
      query: (body) => ({ method: 'POST', path: shipReturnPath, body }),
      invalidatesTags: changesOrders,
    }),
    getCoins: build.query<CoinSummary, void>({
      query: () => ({ path: getCoinsPath }),
      providesTags: ['order'],
    }),
    listCoinEntries: build.infiniteQuery<CallData<typeof listCoinEntries>, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ pageParam }) => ({
        path: listCoinEntriesPath,
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
      providesTags: ['order'],
    }),
    checkIn: build.mutation<CoinSummary, CallBody<typeof checkIn>>({
      query: (body) => ({ method: 'POST', path: checkInPath, body }),
      invalidatesTags: changesOrders,
    }),
  }),
});
