import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  DealItem,
  endShopDeal,
  getShopDeal,
  ListedShopDeal,
  listShopDeals,
  saveShopDeal,
  ShopDeal,
} from '@pasar/catalogue-contract';
import {
  endShopDealPath,
  getShopDealPath,
  listShopDealsPath,
  saveShopDealPath,
} from '@pasar/catalogue-contract/paths';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { DealItem, ListedShopDeal, ShopDeal };
export type SaveDealRequest = CallBody<typeof saveShopDeal>;

/**
 * Endpoints of the deals of a seller's shop, loaded by the portal only. They share the tag of vouchers: tags are part of the first
 * script of every page.
 */
export const shopDealsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShopDeals: build.infiniteQuery<
      CallData<typeof listShopDeals>,
      ListQuery<CallQuery<typeof listShopDeals>>,
      Cursor
    >({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof listShopDeals> => ({
        path: listShopDealsPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['voucher'],
    }),
    getShopDeal: build.query<ShopDeal, CallQuery<typeof getShopDeal>>({
      query: (query): CallRequest<typeof getShopDeal> => ({ path: getShopDealPath, query }),
      providesTags: ['voucher'],
    }),
    saveShopDeal: build.mutation<ShopDeal, SaveDealRequest>({
      query: (body): CallRequest<typeof saveShopDeal> => ({ method: 'POST', path: saveShopDealPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['voucher', 'item', 'cart']),
    }),
    endShopDeal: build.mutation<CallData<typeof endShopDeal>, CallBody<typeof endShopDeal>>({
      query: (body): CallRequest<typeof endShopDeal> => ({ method: 'POST', path: endShopDealPath, body }),
      // Refetch after a refusal as well: the list was out of date.
      invalidatesTags: ['voucher', 'item', 'cart'],
    }),
  }),
});
