import {
  getBuyerRatingsPath,
  getRatingSummaryPath,
  getShopBriefPath,
  getShopCategoriesPath,
  getShopRatingsPath,
} from '@pasar/catalogue-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  BuyerRating,
  getBuyerRatings,
  getRatingSummary,
  getShopBrief,
  getShopCategories,
  getShopRatings,
  ShopBrief,
  ShopRating,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { BuyerRating, ShopBrief, ShopRating };
export type RatingSummary = CallData<typeof getRatingSummary>;
export type ShopCategoriesQuery = Omit<CallQuery<typeof getShopCategories>, 'offset'>;
export type ShopRatingsQuery = ListQuery<CallQuery<typeof getShopRatings>>;
export type BuyerRatingsQuery = ListQuery<CallQuery<typeof getBuyerRatings>>;

/** Endpoints of shop categories, shop ratings and buyer ratings. */
export const shopPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopBrief: build.query<ShopBrief, CallQuery<typeof getShopBrief>>({
      query: (query): CallRequest<typeof getShopBrief> => ({ path: getShopBriefPath, query }),
    }),
    getShopCategories: build.infiniteQuery<CallData<typeof getShopCategories>, ShopCategoriesQuery, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ next_offset }) => next_offset },
      query: ({ queryArg, pageParam }): CallRequest<typeof getShopCategories> => ({
        path: getShopCategoriesPath,
        query: { ...queryArg, ...(pageParam > 0 && { offset: pageParam }) },
      }),
    }),
    getShopRatings: build.infiniteQuery<CallData<typeof getShopRatings>, ShopRatingsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getShopRatings> => ({
        path: getShopRatingsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getRatingSummary: build.query<RatingSummary, CallQuery<typeof getRatingSummary>>({
      query: (query): CallRequest<typeof getRatingSummary> => ({ path: getRatingSummaryPath, query }),
    }),
    getBuyerRatings: build.infiniteQuery<CallData<typeof getBuyerRatings>, BuyerRatingsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getBuyerRatings> => ({
        path: getBuyerRatingsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
  }),
});
