import type { RouteId } from '@pasar/routing-table';
import { matchTypes } from './tracking-codes.data.ts';
import type { MatchType } from './tracking-codes.data.ts';

/** Match type of the items on a page, by route id. */
const matchesByRoute = {
  search: 'keyword',
  'mall-search': 'keyword',
  'search-user': 'shop',
  category: 'category',
  'category-l2': 'category',
  'category-l3': 'category',
  'mall-category': 'category',
  'supermarket-category-l1': 'category',
  'supermarket-category-l2': 'category',
  'supermarket-category-l3': 'category',
  collection: 'collection',
  'collection-by-id': 'collection',
  'shop-by-username': 'shop',
  'shop-by-id': 'shop',
  'shop-by-user': 'shop',
  'shop-search': 'shop',
  'shop-category': 'shop-category',
  product: 'item',
  'product-old': 'item',
  'product-similar': 'item',
  'find-similar-products': 'item',
} as const satisfies Partial<Record<RouteId, MatchType>>;

const matches: ReadonlyMap<string, MatchType> = new Map(Object.entries(matchesByRoute));

/** The match type of a page's items; 0 if there is none. doc2 §9 @spec match-type */
export const findMatchType = (route: string): number => {
  const match = matches.get(route);
  return match === undefined ? 0 : matchTypes[match];
};
