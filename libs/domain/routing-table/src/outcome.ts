import type { MarketCode } from '@pasar/markets';
import type { ParamValue } from './param-type.ts';
import type { Environment } from './route-row.ts';
import type { ScreenRouteId } from './routes.ts';

/** A URL and its visitor. Defaults are in brackets. */
export type ResolveInput = {
  /** Path with query and hash, or an absolute URL. */
  readonly url: string;
  /** [SG] */
  readonly market?: MarketCode;
  /** [live] */
  readonly environment?: Environment;
  /** The platforms differ in layout, never in routes (amb-mobile-vs-desktop). [rw] */
  readonly platform?: 'rw' | 'pc';
  /** The site's host, with its port if there is one; an absolute `url` takes precedence. [shop.example] */
  readonly host?: string;
  /** Names of enabled toggles. [none] */
  readonly toggles?: readonly string[];
  /** [browser] */
  readonly client?: 'browser' | 'native-app';
  /** Whether the query limits the routes to those marked for the app. [false] */
  readonly mobileFlag?: boolean;
  /** Whether opening the native app failed before. [false] */
  readonly triedNativeApp?: boolean;
  /** Results of the username lookup. [none] */
  readonly shopIdByUsername?: Readonly<Record<string, number | string | null>>;
  /** The seller host of this deployment. [`seller.` and the site's host] */
  readonly sellerHost?: string;
  /** The market's own host in this deployment; if given, portal and store are each restricted to their host. */
  readonly storeHost?: string;
};

/** The result of resolving a URL. `to` is a path of the same host or an absolute https URL; `path` has no query or hash. */
export type Outcome =
  | { readonly outcome: 'screen'; readonly route: ScreenRouteId; readonly params: Record<string, ParamValue> }
  | { readonly outcome: 'redirect'; readonly to: string }
  | { readonly outcome: 'native-app'; readonly path: string }
  | { readonly outcome: 'classic-web'; readonly path: string }
  | { readonly outcome: 'server'; readonly path: string }
  | { readonly outcome: 'not-found' };

/** Why a route is closed for a visitor. */
export type ClosedReason = 'market' | 'environment' | 'toggle' | 'client' | 'tried' | 'mall';

/** An outcome with the row that decided, and the status of a redirect. */
export type Decision = {
  readonly outcome: Outcome;
  /** Id of the matching row; undefined if there is none. */
  readonly route?: string;
  /** Why the matching row is closed. */
  readonly closed?: ClosedReason;
  readonly status?: 301 | 302;
};
