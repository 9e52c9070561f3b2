import type { RouteRows } from '../route-row.ts';

/** Cart, checkout and orders (doc1 §2.7). */
export const commerceRoutes = {
  cart: { path: '/cart' },
  checkout: { path: '/checkout', skipAddToHome: true },
  'marketplace-checkout': { path: '/marketplace-checkout', skipAddToHome: true },
  mpp: { path: '/mpp/{checkoutId:int}' },
  'purchase-list': { path: '/user/purchase/' },
  'purchase-order-detail': { path: '/user/purchase/order/{orderId:int}' },
  'purchase-checkout-detail': { path: '/user/purchase/checkout/{checkoutId:int}' },
  'purchase-cancellation': { path: '/user/purchase/cancellation/{orderId:int}' },
  'order-success': { path: '/order/success/{orderId:int}' },
  'order-universal': { path: '/order/universal' },
  invoice: { path: '/invoice/{order_id:int}' },
  'buyer-return-view-order': {
    path: '/buyer/return/view/orderid/{orderId:digits}',
    as: 'legacy-return-view-order',
  },
} as const satisfies RouteRows;

/** Returns and refunds (doc1 §2.5, §2.7); no other return pages are specified (amb-return-pages). @spec other-return-pages */
export const returnRoutes = {
  'return-request-option': { path: '/return/request/option/{orderId:int}' },
  'return-select-shipping-option': { path: '/return/select-shipping-option/{return_id:int}' },
  'return-detail-by-return': { path: '/return/detail/returnid/{returnId:int}' },
  'return-detail-by-order': { path: '/return/detail/orderid/{orderId:int}' },
  'refund-return-instructions': { path: '/refund-return/return-instructions/{returnId:int}' },
  'return-pages': { path: '/return', prefix: true, answers: 'not-found' },
} as const satisfies RouteRows;

/** Payment (doc1 §2.7; amb-payment-unnamed-pages). */
export const paymentRoutes = {
  payment: { path: '/payment/{payment_id:id}' },
  'payment-selection': { path: '/payment-selection-page' },
  'payment-selection-food': { path: '/payment-selection-page/food' },
  'payment-selection-play': { path: '/payment-selection-page/play' },
  'payment-selection-direct-purchase': { path: '/payment-selection-page/direct-purchase' },
  'rw-payment-callback': { path: '/rw/payment/callback/{checkoutId:int}' },
  'pc-payment-callback': { path: '/pc/payment/callback/{checkoutId:int}' },
  'payment-fixed-account': { path: '/payment/fixed-account' },
  'payment-tob': { path: '/payment/tob' },
  'payment-otp': { path: '/payment/otp' },
  'payment-channel-item': { path: '/payment/channel-item' },
  'payment-redirect': { path: '/payment/redirect' },
  'payment-linking-agreement': { path: '/payment/linking-agreement' },
  'payment-pin-verification': { path: '/payment/verify/pin' },
  'payment-otp-verification': { path: '/payment/verify/otp' },
  'payment-failure': { path: '/payment/failure/{error}' },
} as const satisfies RouteRows;
