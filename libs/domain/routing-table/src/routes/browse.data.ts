import type { RouteRows } from '../route-row.ts';

/** Categories, one to three levels deep (doc1 §2.7). */
export const categoryRoutes = {
  category: { path: '/{categoryName}-cat.{categoryId:int}' },
  'category-l2': { path: '/{categoryName}-cat.{categoryId:int}.{subCategoryId:int}' },
  'category-l3': { path: '/{categoryName}-cat.{categoryId:int}.{subCategoryId:int}.{l3CategoryId:int}' },
} as const satisfies RouteRows;

/** Collections and hashtags (doc1 §2.7). */
export const collectionRoutes = {
  collection: { path: '/{collection}-col.{collectionId:int}' },
  hashtag: { path: '/{hashtag}-tag' },
  'hashtag-tag': { path: '/tag/{hashtag}' },
  'collection-by-id': { path: '/collections/{collectionId:int}' },
} as const satisfies RouteRows;

/** Search and browsing (doc1 §2.7). */
export const searchRoutes = {
  search: { path: '/search' },
  'search-user': { path: '/search_user' },
  'search-intermediate': { path: '/search_intermediate' },
  'search-catalogue': { path: '/search-catalogue' },
  'all-categories': { path: '/all_categories' },
  'daily-discover': { path: '/daily_discover' },
  'popular-products': { path: '/popular_products' },
  'top-products': { path: '/top_products' },
  'featured-collections': { path: '/featured_collections' },
  'you-may-also-like': { path: '/you_may_also_like/{shopId:int}/{itemId:int}/{categoryId:int}' },
  'from-same-shop': { path: '/from_same_shop/{shopId:int}/{itemId:int}/{categoryId:int}' },
  'find-similar-products': { path: '/find_similar_products' },
  'cart-recommend': { path: '/cart/recommend' },
  'buy-again': { path: '/buy-again' },
  list: { path: '/list/{brand?}/{category?}/{attribute?}' },
} as const satisfies RouteRows;
