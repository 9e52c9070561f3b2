export { catalogueApi } from './catalogue-api.ts';
export type {
  Category,
  HomeSection,
  ItemCard,
  ItemDetail,
  Model,
  Rating,
  RatingsQuery,
  RecommendationsQuery,
  SearchAnswer,
  SearchFacets,
  SearchQuery,
  Shop,
  ShopQuery,
  Suggestion,
  TierVariation,
} from './catalogue-api.ts';
export { categoryTrail, childCategories, trailPath } from './category-trail.ts';
export { toSearchQuery } from './to-search-query.ts';
export { useServerNow } from './use-server-now.ts';
export type { ServerTime } from './use-server-now.ts';
