import type { RouteRows } from '../route-row.ts';

/**
 * Products (doc1 §2.7). The suffixes of promotions and affiliates are not specified: any one segment after either form shows
 * the product (amb-product-suffixes), so the two rows split that work.
 */
export const productRoutes = {
  product: { path: '/{seoName}-i.{shopId:int}.{itemId:int}' },
  'product-old': { path: '/product/{shopId:int}/{itemId:int}' },
  'product-similar': {
    path: '/{seoName}-i.{shopId:int}.{itemId:int}/similar',
    also: ['/product/{shopId:int}/{itemId:int}/similar'],
  },
  'product-promotion-suffix': { path: '/{seoName}-i.{shopId:int}.{itemId:int}/*', as: 'product' },
  'product-affiliate-suffix': { path: '/product/{shopId:int}/{itemId:int}/*', as: 'product-old' },
  'product-url-named': { path: '/{seo-name:slug}-i.{shopId:int}.{itemId:int}', as: 'product' },
  'product-url-unnamed': { path: '/product/{shopId:int}/{itemId:int}', as: 'product-old' },
} as const satisfies RouteRows;

/** Shops (doc1 §2.7). */
export const shopRoutes = {
  'shop-by-username': { path: '/{username:username}' },
  'shop-by-id': { path: '/shop/{shopId:int}' },
  'shop-by-user': { path: '/shop/user/{userId:int}' },
  'shop-details': { path: '/shop/{shopId:int}/details' },
  'shop-search': { path: '/shop/{shopId:int}/search' },
  'shop-category': { path: '/shop/{shopId:int}/category' },
  'shop-rating': { path: '/shop/{shopId:int}/rating' },
  'shop-item-rating': { path: '/shop/{shopid:int}/item/{itemid:int}/rating' },
  'buyer-rating': { path: '/buyer/{userid:int}/rating' },
  'shop-custom-page': { path: '/scp', prefix: true },
  'shop-custom-page-tmp': { path: '/scp_tmp', prefix: true },
} as const satisfies RouteRows;
