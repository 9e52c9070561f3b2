import type { RouteRows } from '../route-row.ts';

/** Campaigns (doc1 §2.7). */
export const marketingRoutes = {
  'flash-sale': { path: '/flash_sale' },
  'flash-sale-alias-spaced': { path: '/flash%20sale', as: 'flash-sale' },
  'flash-sale-alias-concatenated': { path: '/flashsale', as: 'flash-sale' },
  'flash-sale-alias-trailing-slash': { path: '/flash_sale/', as: 'flash-sale' },
  campaigns: { path: '/campaigns' },
  'seller-landing': { path: '/sclp/{pageType}/{promotionId:int}' },
  'broadcast-landing': { path: '/broadcast/landing' },
} as const satisfies RouteRows;

/** Pages of the page builder (doc2 §2 Page-builder pages). */
export const pageBuilderRoutes = {
  'landing-page': { path: '/l/{templateType}/{pageName}' },
  microsite: { path: '/m/{pathname*}' },
  'page-builder': { path: '/p/{pathname*}' },
} as const satisfies RouteRows;

/** Coin rewards and the wallet redirect (doc1 §2.7; amb-coin-reward-paths, amb-wallet-redirection). @spec wallet-redirection-screen */
export const coinsRoutes = {
  'coin-reward-1': { path: '/coin-reward' },
  'coin-reward-2': { path: '/coin-reward/history' },
  'coin-reward-3': { path: '/coin-reward/rules' },
  'wallet-redirection': {
    path: '/wallet_redirection/transaction_reference',
    redirect: '/wallet/transactions',
    keep: 'query',
    temporary: true,
  },
} as const satisfies RouteRows;

/** Links to the app (doc1 §2.6; doc2 §2 Universal link). */
export const appDownloadRoutes = {
  'app-landing': { path: '/app' },
  'universal-link': { path: '/universal-link' },
} as const satisfies RouteRows;
