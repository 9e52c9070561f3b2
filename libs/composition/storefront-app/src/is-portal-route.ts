/** Routes of the sellers' portal, which has a layout of its own. */
const portalRoutes: ReadonlySet<string> = new Set([
  'seller-orders',
  'seller-order',
  'seller-label',
  'seller-products',
  'seller-new-product',
  'seller-product',
]);

/** Whether a route is a page of the sellers' portal. */
export const isPortalRoute = (route: string): boolean => portalRoutes.has(route);
