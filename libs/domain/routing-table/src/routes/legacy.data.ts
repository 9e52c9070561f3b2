import type { RouteRows } from '../route-row.ts';

/** Legacy URLs: redirects, known dead ends and pages of the native app (doc1 §2.5, §2.7). @spec legacy-path-identifiers */
export const legacyRedirectRoutes = {
  'legacy-classic-web': { prefix: true, also: [], answers: 'classic-web' },
  'legacy-return-add': {
    path: '/buyer/return/add/shopid/{shopId:digits}/orderid/{orderId:digits}/',
    redirect: '/return/request/option/{orderId}',
  },
  'legacy-return-select-address': {
    path: '/buyer/return/logistics/select_address/',
    redirect: 'select-address',
  },
  'legacy-return-view': {
    path: '/buyer/return/view/{returnId:digits}/',
    redirect: '/return/detail/returnid/{returnId}',
  },
  'legacy-return-view-order': {
    path: '/buyer/return/view/orderid/{orderId:digits}/',
    redirect: '/return/detail/orderid/{orderId}',
  },
  'legacy-return-label': {
    path: '/buyer/return/{returnId:digits}/view_return_label/',
    redirect: '/refund-return/return-instructions/{returnId}',
  },
  'legacy-coins-expiry': { path: '/coins/expiry', redirect: '/coins' },
  'legacy-edit-addresses': { path: '/edit_addresses', redirect: '/user/account/address' },
  'legacy-item': { path: '/item', redirect: 'item', readsHash: true },
  'legacy-order-buyer-cancelled': {
    path: '/order/buyer/cancelled/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-buyer-completed': {
    path: '/order/buyer/completed/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-buyer-to-receive': {
    path: '/order/buyer/to_receive/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-buyer-to-ship': {
    path: '/order/buyer/to_ship/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-seller-cancelled': {
    path: '/order/seller/cancelled/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-seller-completed': {
    path: '/order/seller/completed/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-seller-to-receive': {
    path: '/order/seller/to_receive/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-seller-to-ship': {
    path: '/order/seller/to_ship/{orderId:digits}',
    redirect: '/user/purchase/order/{orderId}',
  },
  'legacy-order-buyer-to-pay': {
    path: '/order/buyer/to_pay/{checkoutId:digits}',
    redirect: '/user/purchase/checkout/{checkoutId}',
  },
  'legacy-order-seller-to-pay': {
    path: '/order/seller/to_pay/{checkoutId:digits}',
    redirect: '/user/purchase/checkout/{checkoutId}',
  },
  'legacy-order-detail-wsa': { path: '/order/detail', redirect: 'order-detail' },
  'legacy-shop-item': {
    path: '/shop/{shopid:digits}/item/{itemid:digits}/',
    redirect: '/product/{shopid}/{itemid}',
    keep: 'query-and-hash',
  },
  'legacy-search-item': { path: '/search-item', redirect: 'search-item' },
  'legacy-search-user': { path: '/search-user', redirect: 'search-user' },
  'legacy-seller-portal': { path: '/seller/portal', prefix: true, redirect: 'seller-portal' },
  'legacy-official-shop': { path: '/official-shop', redirect: '/mall' },
  'legacy-username-item': {
    path: '/{username:username}/{itemId:digits}',
    redirect: 'username-item',
    temporary: true,
  },
} as const satisfies RouteRows;

/** Prefixes of known dead ends (amb-route-classes, amb-further-legacy-paths). @spec route-classes */
export const legacyNotFoundRoutes = {
  'legacy-not-found': { prefix: true, also: [], answers: 'not-found' },
  'legacy-buyer-payment': { path: '/buyer/payment', prefix: true, answers: 'not-found' },
  'legacy-buyer-return-other': { path: '/buyer/return', prefix: true, answers: 'not-found' },
} as const satisfies RouteRows;

/** Pages that only the native app has. @spec legacy-native-paths coins-native */
export const nativeAppRoutes = {
  'native-addresses': { path: '/addresses/{id:int}', answers: 'native-app' },
  'native-categories': { path: '/categories/{id:int}', answers: 'native-app' },
  'native-shop-detail': { path: '/shop_detail/{id:int}', answers: 'native-app' },
  coins: { path: '/coins', answers: 'native-app' },
  'coins-transaction-list': { path: '/coins/transaction/list', answers: 'native-app' },
  'coins-expiration': { path: '/coins/expiration', answers: 'native-app' },
} as const satisfies RouteRows;
