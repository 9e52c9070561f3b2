import type { RouteId } from '@pasar/routing-table';
import { listTypes } from './tracking-codes.data.ts';
import type { ListType } from './tracking-codes.data.ts';

/** List type of the cards on a page, by route id. */
const listsByRoute = {
  'find-similar-products': 'similar-products',
  'product-similar': 'similar-products',
  home: 'daily-discover',
  'daily-discover': 'daily-discover',
  'search-user': 'shop-search',
  'you-may-also-like': 'you-may-also-like',
  product: 'you-may-also-like',
  'product-old': 'you-may-also-like',
  cart: 'cart',
  'cart-recommend': 'cart',
  'order-success': 'order-successful',
  'purchase-order-detail': 'order-detail',
  'purchase-list': 'my-purchase',
  'buy-again': 'my-purchase',
  'supermarket-buy-again': 'my-purchase',
} as const satisfies Partial<Record<RouteId, ListType>>;

const lists: ReadonlyMap<string, ListType> = new Map(Object.entries(listsByRoute));

/** Whether the URL is an image search. doc2 §3 search query */
const isImageSearch = (route: string, address: string): boolean =>
  route === 'search' && /[?&]imageId=[^&#]/.test(address);

/** The list type of a page's cards; `general` if the specification names none. doc2 §9 @spec list-type */
export const findListType = (route: string, address: string): number =>
  listTypes[isImageSearch(route, address) ? 'image-search' : (lists.get(route) ?? 'general')];
