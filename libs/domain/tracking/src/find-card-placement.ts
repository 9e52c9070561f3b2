import type { RouteId } from '@pasar/routing-table';
import type { CardPlacement } from './tracking-codes.data.ts';

/** Default placement of cards on a page, by route id. doc2 §2 @spec card-placements */
const placementsByRoute = {
  home: 'home-daily-discover',
  'daily-discover': 'home-daily-discover',
  search: 'search-page',
  'search-user': 'search-for-shops',
  product: 'product-page-may-also-like',
  'product-old': 'product-page-may-also-like',
  cart: 'cart-may-also-like',
  'cart-recommend': 'cart-may-also-like',
  'category-l2': 'category-page-l2',
  'category-l3': 'category-page-l3',
  collection: 'collection-page',
  'collection-by-id': 'collection-page',
  'shop-by-username': 'shop-tab',
  'shop-by-id': 'shop-tab',
  'shop-by-user': 'shop-tab',
  'shop-search': 'shop-all-products-tab',
  'shop-category': 'shop-all-products-tab',
} as const satisfies Partial<Record<RouteId, CardPlacement>>;

const placements: ReadonlyMap<string, CardPlacement> = new Map(Object.entries(placementsByRoute));

/** The placement of a page's cards; the route's id if the specification names none. @spec card-placements amb-placement-ids */
export const findCardPlacement = (route: string): string => placements.get(route) ?? route;
