import {
  getCatalogueProductPath,
  getCategoryTreePath,
  getDailyDiscoverPath,
  getHomeSectionsPath,
  getItemPath,
  getItemRatingsPath,
  getRecommendationsPath,
  getSearchSuggestionsPath,
  getShopIdByUsernamePath,
  getShopPath,
  searchItemsPath,
  searchUsersPath,
} from '@pasar/catalogue-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { Cursor } from '@pasar/base-api';
import type {
  CatalogueProduct,
  Category,
  getCatalogueProduct,
  getCategoryTree,
  getDailyDiscover,
  getHomeSections,
  getItem,
  getItemRatings,
  getRecommendations,
  getSearchSuggestions,
  getShop,
  getShopIdByUsername,
  HomeSection,
  ItemCard,
  ItemDetail,
  LaterHomeKind,
  Model,
  Rating,
  SearchAnswer,
  SearchFacets,
  searchItems,
  searchUsers,
  Shop,
  Suggestion,
  TierVariation,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery, CallRequest } from '@pasar/http-contract';

export type {
  CatalogueProduct,
  Category,
  HomeSection,
  ItemCard,
  ItemDetail,
  LaterHomeKind,
  Model,
  Rating,
  SearchAnswer,
  SearchFacets,
  Shop,
  Suggestion,
  TierVariation,
};
/** Queries omit the cursor: all pages of a list are one cache entry. */
export type SearchQuery = Omit<CallQuery<typeof searchItems>, 'cursor'>;
export type RatingsQuery = Omit<CallQuery<typeof getItemRatings>, 'cursor'>;
export type RecommendationsQuery = Omit<CallQuery<typeof getRecommendations>, 'cursor'>;
export type ShopSearchQuery = Omit<CallQuery<typeof searchUsers>, 'cursor'>;
export type ShopQuery = CallQuery<typeof getShop>;

/** Catalogue endpoints: home, categories, items, search, shops. */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeSections: build.query<CallData<typeof getHomeSections>, CallQuery<typeof getHomeSections>>({
      query: (query): CallRequest<typeof getHomeSections> => ({ path: getHomeSectionsPath, query }),
    }),
    getDailyDiscover: build.infiniteQuery<CallData<typeof getDailyDiscover>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }): CallRequest<typeof getDailyDiscover> => ({
        path: getDailyDiscoverPath,
        query: withCursor({}, pageParam),
      }),
    }),
    getCategoryTree: build.query<CallData<typeof getCategoryTree>, void>({
      query: (): CallRequest<typeof getCategoryTree> => ({ path: getCategoryTreePath }),
    }),
    getItem: build.query<ItemDetail, CallQuery<typeof getItem>>({
      query: (query): CallRequest<typeof getItem> => ({ path: getItemPath, query }),
      providesTags: ['item'],
    }),
    getItemRatings: build.infiniteQuery<CallData<typeof getItemRatings>, RatingsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getItemRatings> => ({
        path: getItemRatingsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getRecommendations: build.infiniteQuery<
      CallData<typeof getRecommendations>,
      RecommendationsQuery,
      Cursor
    >({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getRecommendations> => ({
        path: getRecommendationsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    searchItems: build.infiniteQuery<SearchAnswer, SearchQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof searchItems> => ({
        path: searchItemsPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    searchUsers: build.infiniteQuery<CallData<typeof searchUsers>, ShopSearchQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof searchUsers> => ({
        path: searchUsersPath,
        query: withCursor(queryArg, pageParam),
      }),
    }),
    getCatalogueProduct: build.query<
      CallData<typeof getCatalogueProduct>,
      CallQuery<typeof getCatalogueProduct>
    >({
      query: (query): CallRequest<typeof getCatalogueProduct> => ({ path: getCatalogueProductPath, query }),
    }),
    getSearchSuggestions: build.query<
      CallData<typeof getSearchSuggestions>,
      CallQuery<typeof getSearchSuggestions>
    >({
      query: (query): CallRequest<typeof getSearchSuggestions> => ({ path: getSearchSuggestionsPath, query }),
    }),
    getShop: build.query<CallData<typeof getShop>, ShopQuery>({
      query: (query): CallRequest<typeof getShop> => ({ path: getShopPath, query }),
      providesTags: ['shop'],
    }),
    getShopIdByUsername: build.query<
      CallData<typeof getShopIdByUsername>,
      CallQuery<typeof getShopIdByUsername>
    >({
      query: (query): CallRequest<typeof getShopIdByUsername> => ({ path: getShopIdByUsernamePath, query }),
    }),
  }),
});
