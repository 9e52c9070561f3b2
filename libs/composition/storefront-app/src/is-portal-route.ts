/** Routes of the seller portal, which has its own layout. */
const portalRoutes: ReadonlySet<string> = new Set([
  'seller-orders',
  'seller-order',
  'seller-label',
  'seller-products',
  'seller-new-product',
  'seller-import',
  'seller-product',
  'seller-income',
  'seller-order-income',
  'seller-vouchers',
  'seller-new-voucher',
  'seller-voucher',
  'seller-deals',
  'seller-new-deal',
  'seller-deal',
  'seller-shop',
  'seller-team',
  'seller-notifications',
]);

/** Whether a route is a page of the seller portal. */
export const isPortalRoute = (route: string): boolean => portalRoutes.has(route);
