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
export { useRemainingSeconds } from './use-remaining-seconds.ts';
export type { ServerTime } from './use-remaining-seconds.ts';
