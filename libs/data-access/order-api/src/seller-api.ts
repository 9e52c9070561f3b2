import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery } from '@pasar/http-contract';
import type {
  answerCancellation,
  answerReturn,
  cancelShopOrder,
  listShopOrders,
  OwnShop,
  replyToRating,
  shipOrder,
  ShopOrder,
} from '@pasar/order-contract';
import {
  answerCancellationPath,
  answerReturnPath,
  cancelShopOrderPath,
  getOwnShopPath,
  getShopOrderPath,
  listShopOrdersPath,
  replyToRatingPath,
  shipOrderPath,
} from '@pasar/order-contract/paths';

export type { OwnShop, ShopOrder } from '@pasar/order-contract';
export type ShopOrderListQuery = Omit<CallQuery<typeof listShopOrders>, 'cursor'>;
type Step = CallData<typeof shipOrder>;

/** Refetch after a refusal as well: the screen was out of date. */
const changesOrders = ['order'] as const;

/** Seller endpoints, loaded by the portal's screens only. */
export const sellerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnShop: build.query<OwnShop, void>({
      query: () => ({ path: getOwnShopPath }),
      providesTags: ['order'],
    }),
    listShopOrders: build.infiniteQuery<CallData<typeof listShopOrders>, ShopOrderListQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ queryArg, pageParam }) => ({
        path: listShopOrdersPath,
        query: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['order'],
    }),
    getShopOrder: build.query<ShopOrder, { order_id: number }>({
      query: (query) => ({ path: getShopOrderPath, query }),
      providesTags: ['order'],
    }),
    shipOrder: build.mutation<Step, CallBody<typeof shipOrder>>({
      query: (body) => ({ method: 'POST', path: shipOrderPath, body }),
      invalidatesTags: changesOrders,
    }),
    cancelShopOrder: build.mutation<Step, CallBody<typeof cancelShopOrder>>({
      query: (body) => ({ method: 'POST', path: cancelShopOrderPath, body }),
      invalidatesTags: changesOrders,
    }),
    answerCancellation: build.mutation<Step, CallBody<typeof answerCancellation>>({
      query: (body) => ({ method: 'POST', path: answerCancellationPath, body }),
      invalidatesTags: changesOrders,
    }),
    answerReturn: build.mutation<CallData<typeof answerReturn>, CallBody<typeof answerReturn>>({
      query: (body) => ({ method: 'POST', path: answerReturnPath, body }),
      invalidatesTags: changesOrders,
    }),
    replyToRating: build.mutation<ShopOrder, CallBody<typeof replyToRating>>({
      query: (body) => ({ method: 'POST', path: replyToRatingPath, body }),
      invalidatesTags: ['order', 'item'],
    }),
  }),
});
