import type { RouteFlags, RouteRow, RouteRows } from './route-row.ts';
import { accountRoutes } from './routes/account.data.ts';
import { categoryRoutes, collectionRoutes, searchRoutes } from './routes/browse.data.ts';
import { commerceRoutes, paymentRoutes, returnRoutes } from './routes/commerce.data.ts';
import { internalRoutes, otherRoutes } from './routes/internal.data.ts';
import { legacyNotFoundRoutes, legacyRedirectRoutes, nativeAppRoutes } from './routes/legacy.data.ts';
import { mallRoutes, supermarketRoutes } from './routes/mall.data.ts';
import {
  appDownloadRoutes,
  coinsRoutes,
  marketingRoutes,
  pageBuilderRoutes,
} from './routes/marketing.data.ts';
import { productRoutes, shopRoutes } from './routes/product-and-shop.data.ts';
import {
  authRoutes,
  integrationRoutes,
  sellerAuthRoutes,
  sellerPortalRoutes,
  verificationRoutes,
} from './routes/sign-in.data.ts';

/** The whole table: every route of doc1 §2 and doc2 §2 by id. */
export const routes = {
  ...authRoutes,
  ...sellerAuthRoutes,
  ...sellerPortalRoutes,
  ...integrationRoutes,
  ...verificationRoutes,
  ...accountRoutes,
  ...legacyRedirectRoutes,
  ...legacyNotFoundRoutes,
  ...nativeAppRoutes,
  ...productRoutes,
  ...shopRoutes,
  ...categoryRoutes,
  ...collectionRoutes,
  ...searchRoutes,
  ...mallRoutes,
  ...supermarketRoutes,
  ...commerceRoutes,
  ...returnRoutes,
  ...paymentRoutes,
  ...marketingRoutes,
  ...pageBuilderRoutes,
  ...coinsRoutes,
  ...appDownloadRoutes,
  ...internalRoutes,
  ...otherRoutes,
};

export type Routes = typeof routes;
export type RouteId = keyof Routes;

type RouteAnswer = { readonly as: string } | { readonly answers: string } | { readonly redirect: string };

/** Routes with a screen of this app: the keys of an app's map of screens. */
export type ScreenRouteId = {
  [Id in RouteId]: Routes[Id] extends RouteAnswer ? never : Routes[Id] extends { path: string } ? Id : never;
}[RouteId];

/** Areas whose routes are all marked: a documented initial list (amb-app-marked-routes, amb-a2hs-skip-routes). */
const markedAreas: readonly { readonly rows: RouteRows; readonly flags: RouteFlags }[] = [
  {
    rows: { ...authRoutes, ...sellerAuthRoutes, ...verificationRoutes },
    flags: { app: true, skipAddToHome: true, sellerHost: 'also' },
  },
  { rows: paymentRoutes, flags: { app: true, skipAddToHome: true } },
  { rows: sellerPortalRoutes, flags: { skipAddToHome: true, sellerHost: 'only' } },
  { rows: { ...accountRoutes, ...returnRoutes }, flags: { app: true } },
];

/** The flags of a route, from its area and its own row. */
export const routeFlags = (id: string, row: RouteRow): RouteFlags => ({
  ...markedAreas.find(({ rows }) => Object.hasOwn(rows, id))?.flags,
  ...row,
});
