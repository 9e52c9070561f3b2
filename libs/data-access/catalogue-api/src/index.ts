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
