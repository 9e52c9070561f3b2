import type { RouteRows } from '../route-row.ts';

/** Buyer sign-in and sign-up (doc1 §2.1). @spec buyer-auth-exact */
export const authRoutes = {
  'buyer-login': { path: '/buyer/login' },
  'buyer-login-otp': { path: '/buyer/login/otp' },
  'buyer-login-qr': { path: '/buyer/login/qr' },
  'authenticate-whatsapp': { path: '/authenticate/whatsapp' },
  'authenticate-otp': { path: '/authenticate/otp' },
  'buyer-login-signup-legacy': { path: '/buyer/login/signup' },
  'buyer-signup': { path: '/buyer/signup' },
  'buyer-signup-kyc': { path: '/buyer/signup/kyc' },
  'buyer-login-reset-legacy': { path: '/buyer/login/reset' },
  'buyer-reset': { path: '/buyer/reset' },
  'forgot-password': { path: '/forgot_password' },
  'checkout-signup': { path: '/checkout/signup' },
  'authenticate-ivs': { path: '/authenticate/ivs' },
  'authenticate-social-bind': { path: '/authenticate/social/bind' },
  'authenticate-oauth': { path: '/authenticate/oauth' },
  'wallet-provider-login': { path: '/authenticate/wallet' },
} as const satisfies RouteRows;

/** Seller sign-in (doc1 §2.2). */
export const sellerAuthRoutes = {
  'seller-signup': { path: '/seller/signup' },
  'seller-login': { path: '/seller/login' },
  'seller-login-otp': { path: '/seller/login/otp' },
  'seller-login-qr': { path: '/seller/login/qr' },
  'verify-account-seller-main-sub': {
    path: '/verify/account/seller-main-sub',
    gate: { toggle: 'seller-main-sub-verification' },
  },
} as const satisfies RouteRows;

/** The seller portal, on the seller host. */
export const sellerPortalRoutes = {
  'seller-orders': { path: '/portal/orders' },
  'seller-order': { path: '/portal/orders/{orderId:int}' },
  'seller-label': { path: '/portal/orders/{orderId:int}/label' },
  'seller-products': { path: '/portal/products' },
  'seller-new-product': { path: '/portal/products/new' },
  'seller-import': { path: '/portal/products/import' },
  'seller-product': { path: '/portal/products/{itemId:int}' },
  'seller-notifications': { path: '/portal/notifications' },
  'seller-shop': { path: '/portal/shop' },
  'seller-team': { path: '/portal/team' },
  'seller-income': { path: '/portal/income' },
  'seller-order-income': { path: '/portal/income/{orderId:int}' },
  'seller-vouchers': { path: '/portal/vouchers' },
  'seller-new-voucher': { path: '/portal/vouchers/new' },
  'seller-voucher': { path: '/portal/vouchers/{code}/edit' },
  'seller-deals': { path: '/portal/deals' },
  'seller-new-deal': { path: '/portal/deals/new' },
  'seller-deal': { path: '/portal/deals/{dealId:int}' },
} as const satisfies RouteRows;

/** Integration links (doc1 §2.1). */
export const integrationRoutes = {
  'integration-link-now': { path: '/integration/link/now' },
  'integration-link-lkpp': { path: '/integration/link/lkpp' },
  'integration-link-line': { path: '/integration/link/line' },
  'integration-link-line-open-app': { path: '/integration/link/line/open-app' },
  'line-mission-sticker': { path: '/buyer/w/line-mission-sticker' },
  'integration-link-e-invoice': { path: '/integration/link/e-invoice' },
  'browser-integration-link-e-invoice': { path: '/s/browser/integration/link/e-invoice' },
  'integration-address-callback': { path: '/integration/address/callback' },
  'integration-link-snack': { path: '/integration/link/snack' },
  'integration-link-snack-checkout': { path: '/integration/link/snack/checkout' },
} as const satisfies RouteRows;

/** Verification steps (doc1 §2.3). */
export const verificationRoutes = {
  'verify-captcha': { path: '/verify/captcha' },
  'verify-captcha-popup': { path: '/verify/captcha/popup' },
  'verify-ivs': { path: '/verify/ivs' },
  'browser-ivs': { path: '/s/browser/ivs' },
  'verify-password': { path: '/verify/password' },
  'verify-otp': { path: '/verify/otp' },
  'browser-verify-otp': { path: '/s/browser/verify/otp' },
  'verify-link': { path: '/verify/link' },
  'dlink-verify-link': { path: '/dlink/verify/link' },
  'verify-traffic': { path: '/verify/traffic' },
  'verify-traffic-error': { path: '/verify/traffic/error' },
  'verify-traffic-test': { path: '/verify/traffic/test', gate: { closedIn: ['live', 'liveish'] } },
  'payment-ivs-wallet-pin': { path: '/payment/ivs/wallet-pin' },
  'verify-email': { path: '/verify/email' },
  'verify-qr': { path: '/verify/qr' },
  'verify-email-link': { path: '/verify/email-link' },
  'dlink-verify-email-link': { path: '/dlink/verify/email-link' },
} as const satisfies RouteRows;
