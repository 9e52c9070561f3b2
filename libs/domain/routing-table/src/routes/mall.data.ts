import type { RouteRows } from '../route-row.ts';

/** The mall, under /mall in the table; a market may have its own prefix instead (doc1 §2.7; amb-oficial-scope). */
export const mallRoutes = {
  'official-shop': { path: '/mall', as: 'mall' },
  mall: { path: '/mall' },
  'mall-just-for-you': { path: '/mall/just-for-you' },
  'mall-brands': { path: '/mall/brands' },
  'mall-brands-category': { path: '/mall/brands/{categoryId:int}' },
  'mall-category': { path: '/mall/{categoryName}-cat.{categoryId:int}' },
  'mall-category-popular': { path: '/mall/{categoryName}-cat.{categoryId:int}/popular' },
  'mall-categories': { path: '/mall/categories' },
  'mall-search': { path: '/mall/search' },
  'mall-preview': { path: '/mall/preview' },
  'mall-br': { path: '/oficial', as: 'mall', gate: { markets: ['BR'] } },
  'vn-mall-host': { gate: { markets: ['VN'] } },
} as const satisfies RouteRows;

/** The supermarket (doc1 §2.7). */
export const supermarketRoutes = {
  supermarket: { path: '/supermarket' },
  'supermarket-category-l1': { path: '/supermarket/{categoryName}-cat.{categoryId:int}' },
  'supermarket-category-l2': { path: '/supermarket/{categoryName}-cat.{categoryId:int}.{subCategoryId:int}' },
  'supermarket-category-l3': {
    path: '/supermarket/{categoryName}-cat.{categoryId:int}.{subCategoryId:int}.{l3CategoryId:int}',
  },
  'supermarket-deals': { path: '/supermarket/deals' },
  'supermarket-all-products': { path: '/supermarket/all-products' },
  'supermarket-buy-again': { path: '/supermarket/buy-again' },
  'supermarket-vouchers': { path: '/supermarket/vouchers' },
  'supermarket-bundle-deals': { path: '/supermarket/bundle-deals' },
  'supermarket-add-on-deals': { path: '/supermarket/add-on-deals' },
  'supermarket-recommendation': { path: '/supermarket/recommendation' },
  'supermarket-flash-sale': { path: '/supermarket/flash-sale' },
} as const satisfies RouteRows;
