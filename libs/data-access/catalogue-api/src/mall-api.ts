import {
  getFlashSaleItemsPath,
  getFlashSaleSessionsPath,
  getMallBrandsPath,
  getMallCategoriesPath,
  getMallHomePath,
  getSupermarketCategoriesPath,
  getSupermarketHomePath,
} from '@pasar/catalogue-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  Banner,
  FlashSaleItem,
  FlashSaleSession,
  getFlashSaleItems,
  getFlashSaleSessions,
  getMallBrands,
  getMallCategories,
  getMallHome,
  getSupermarketCategories,
  getSupermarketHome,
  MallBrand,
  ShopTile,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { Banner, FlashSaleItem, FlashSaleSession, MallBrand, ShopTile };
export type MallHome = CallData<typeof getMallHome>;
export type SupermarketHome = CallData<typeof getSupermarketHome>;
export type MallBrandsQuery = ListQuery<CallQuery<typeof getMallBrands>>;
export type FlashSaleQuery = ListQuery<CallQuery<typeof getFlashSaleItems>>;

/** Endpoints of the mall, the supermarket and flash sales. */
export const mallApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMallHome: build.query<MallHome, void>({
      query: (): CallRequest<typeof getMallHome> => ({ path: getMallHomePath }),
    }),
    getMallCategories: build.query<CallData<typeof getMallCategories>, void>({
      query: (): CallRequest<typeof getMallCategories> => ({ path: getMallCategoriesPath }),
    }),
    getMallBrands: build.infiniteQuery<CallData<typeof getMallBrands>, MallBrandsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getMallBrands> => ({
        path: getMallBrandsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getSupermarketHome: build.query<SupermarketHome, void>({
      query: (): CallRequest<typeof getSupermarketHome> => ({ path: getSupermarketHomePath }),
    }),
    getSupermarketCategories: build.query<CallData<typeof getSupermarketCategories>, void>({
      query: (): CallRequest<typeof getSupermarketCategories> => ({ path: getSupermarketCategoriesPath }),
    }),
    getFlashSaleSessions: build.query<
      CallData<typeof getFlashSaleSessions>,
      CallQuery<typeof getFlashSaleSessions>
    >({
      query: (query): CallRequest<typeof getFlashSaleSessions> => ({ path: getFlashSaleSessionsPath, query }),
    }),
    getFlashSaleItems: build.infiniteQuery<CallData<typeof getFlashSaleItems>, FlashSaleQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getFlashSaleItems> => ({
        path: getFlashSaleItemsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
  }),
});
