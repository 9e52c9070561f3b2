import {
  getBuyAgainPath,
  getCampaignPath,
  getCampaignsPath,
  getCartRecommendationsPath,
  getCollectionPath,
  getFeaturedCollectionsPath,
  getHashtagPath,
  getItemBatchPath,
  getItemListPath,
  getListGuidePath,
} from '@pasar/catalogue-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor, ListQuery } from '@pasar/base-api';
import type {
  Campaign,
  Collection,
  FeaturedCollection,
  getBuyAgain,
  getCampaign,
  getCampaigns,
  getCartRecommendations,
  getCollection,
  getFeaturedCollections,
  getHashtag,
  getItemBatch,
  getItemList,
  getListGuide,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type { Campaign, Collection, FeaturedCollection };
export type ItemListQuery = ListQuery<CallQuery<typeof getItemList>>;
export type BuyAgainQuery = ListQuery<CallQuery<typeof getBuyAgain>>;

/** Endpoints of item lists: collections, hashtags, campaigns, top products, buy again. */
export const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getItemList: build.infiniteQuery<CallData<typeof getItemList>, ItemListQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getItemList> => ({
        path: getItemListPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getItemBatch: build.query<CallData<typeof getItemBatch>, CallQuery<typeof getItemBatch>>({
      query: (query): CallRequest<typeof getItemBatch> => ({ path: getItemBatchPath, query }),
    }),
    getBuyAgain: build.infiniteQuery<CallData<typeof getBuyAgain>, BuyAgainQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getBuyAgain> => ({
        path: getBuyAgainPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['order'],
    }),
    getCartRecommendations: build.infiniteQuery<
      CallData<typeof getCartRecommendations>,
      ListQuery<CallQuery<typeof getCartRecommendations>>,
      Cursor
    >({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getCartRecommendations> => ({
        path: getCartRecommendationsPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: ['cart'],
    }),
    getCollection: build.query<Collection, CallQuery<typeof getCollection>>({
      query: (query): CallRequest<typeof getCollection> => ({ path: getCollectionPath, query }),
    }),
    getFeaturedCollections: build.infiniteQuery<CallData<typeof getFeaturedCollections>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }): CallRequest<typeof getFeaturedCollections> => ({
        path: getFeaturedCollectionsPath,
        query: withCursor({}, pageParam),
      }),
    }),
    getHashtag: build.query<CallData<typeof getHashtag>, CallQuery<typeof getHashtag>>({
      query: (query): CallRequest<typeof getHashtag> => ({ path: getHashtagPath, query }),
    }),
    getListGuide: build.query<CallData<typeof getListGuide>, CallQuery<typeof getListGuide>>({
      query: (query): CallRequest<typeof getListGuide> => ({ path: getListGuidePath, query }),
    }),
    getCampaigns: build.query<CallData<typeof getCampaigns>, void>({
      query: (): CallRequest<typeof getCampaigns> => ({ path: getCampaignsPath }),
    }),
    getCampaign: build.query<CallData<typeof getCampaign>, CallQuery<typeof getCampaign>>({
      query: (query): CallRequest<typeof getCampaign> => ({ path: getCampaignPath, query }),
    }),
  }),
});
