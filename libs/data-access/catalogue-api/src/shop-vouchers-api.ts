import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  endShopVoucher,
  getShopVoucher,
  ListedShopVoucher,
  listShopVouchers,
  saveShopVoucher,
  ShopVoucher,
} from '@pasar/catalogue-contract';
import {
  endShopVoucherPath,
  getShopVoucherPath,
  listShopVouchersPath,
  saveShopVoucherPath,
} from '@pasar/catalogue-contract/paths';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { ListedShopVoucher, ShopVoucher };
export type ShopVouchersQuery = ListQuery<CallQuery<typeof listShopVouchers>>;
export type SaveVoucherRequest = CallBody<typeof saveShopVoucher>;

/** Endpoints of a seller's own vouchers, loaded by the portal only. */
export const shopVouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShopVouchers: build.infiniteQuery<CallData<typeof listShopVouchers>, ShopVouchersQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof listShopVouchers> => ({
        path: listShopVouchersPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['voucher'],
    }),
    getShopVoucher: build.query<ShopVoucher, CallQuery<typeof getShopVoucher>>({
      query: (query): CallRequest<typeof getShopVoucher> => ({ path: getShopVoucherPath, query }),
      providesTags: ['voucher'],
    }),
    saveShopVoucher: build.mutation<ShopVoucher, SaveVoucherRequest>({
      query: (body): CallRequest<typeof saveShopVoucher> => ({
        method: 'POST',
        path: saveShopVoucherPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['voucher', 'item']),
    }),
    endShopVoucher: build.mutation<CallData<typeof endShopVoucher>, CallBody<typeof endShopVoucher>>({
      query: (body): CallRequest<typeof endShopVoucher> => ({
        method: 'POST',
        path: endShopVoucherPath,
        body,
      }),
      // Refetch after a refusal as well: the list was out of date.
      invalidatesTags: ['voucher', 'item'],
    }),
  }),
});
