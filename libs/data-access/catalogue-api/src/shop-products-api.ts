import { baseApi } from '@pasar/base-api';
import type {
  getShopProduct,
  ListedShopProduct,
  listShopProducts,
  publishShopProduct,
  saveShopProduct,
  ShopProduct,
} from '@pasar/catalogue-contract';
import {
  getShopProductPath,
  listShopProductsPath,
  publishShopProductPath,
  saveShopProductPath,
} from '@pasar/catalogue-contract/paths';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import { paging, withCursor } from './paging.ts';
import type { Cursor, ListQuery } from './paging.ts';

export type { ListedShopProduct, ShopProduct };
export type ShopProductsQuery = ListQuery<CallQuery<typeof listShopProducts>>;

/** A seller's own products: only the portal's screens load this. */
export const shopProductsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShopProducts: build.infiniteQuery<CallData<typeof listShopProducts>, ShopProductsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof listShopProducts> => ({
        path: listShopProductsPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['item'],
    }),
    getShopProduct: build.query<ShopProduct, CallQuery<typeof getShopProduct>>({
      query: (query): CallRequest<typeof getShopProduct> => ({ path: getShopProductPath, query }),
      providesTags: ['item'],
    }),
    saveShopProduct: build.mutation<ShopProduct, CallBody<typeof saveShopProduct>>({
      query: (body): CallRequest<typeof saveShopProduct> => ({
        method: 'POST',
        path: saveShopProductPath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['item', 'shop']),
    }),
    publishShopProduct: build.mutation<ListedShopProduct, CallBody<typeof publishShopProduct>>({
      query: (body): CallRequest<typeof publishShopProduct> => ({
        method: 'POST',
        path: publishShopProductPath,
        body,
      }),
      // After a refusal the list shows what is not so any more: it is asked for again.
      invalidatesTags: ['item', 'shop'],
    }),
  }),
});
