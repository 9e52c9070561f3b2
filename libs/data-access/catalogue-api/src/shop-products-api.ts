import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
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

export type { ListedShopProduct, ShopProduct };
export type ShopProductsQuery = ListQuery<CallQuery<typeof listShopProducts>>;

/** Endpoints of a seller's own products, loaded by the portal only. */
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
      // Refetch after a refusal as well: the list was out of date.
      invalidatesTags: ['item', 'shop'],
    }),
  }),
});
