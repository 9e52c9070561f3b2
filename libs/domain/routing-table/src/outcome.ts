import type { MarketCode } from '@pasar/markets';
import type { ParamValue } from './param-type.ts';
import type { Environment } from './route-row.ts';
import type { ScreenRouteId } from './routes.ts';

/** An address and its visitor. Defaults are in brackets. */
export type ResolveInput = {
  /** Path with query and hash, or an absolute address. */
  readonly url: string;
  /** [SG] */
  readonly market?: MarketCode;
  /** [live] */
  readonly environment?: Environment;
  /** The platforms differ in layout, never in routes (amb-mobile-vs-desktop). [rw] */
  readonly platform?: 'rw' | 'pc';
  /** The own host, with its port when it has one; an absolute `url` names it itself. [shop.example] */
  readonly host?: string;
  /** Names of the toggles that are on. [none] */
  readonly toggles?: readonly string[];
  /** [browser] */
  readonly client?: 'browser' | 'native-app';
  /** Whether the query limits the routes to those marked for the app. [false] */
  readonly mobileFlag?: boolean;
  /** Whether opening the native app failed before. [false] */
  readonly triedNativeApp?: boolean;
  /** Results of the username lookup. [none] */
  readonly shopIdByUsername?: Readonly<Record<string, number | string | null>>;
  /** The seller site of this deployment. [`seller.` and the own host] */
  readonly sellerHost?: string;
  /** The market's own host of this deployment; with it, portal and store are each kept to their host. */
  readonly storeHost?: string;
};

/** What an address leads to. `to` is a path of the own host or an absolute https address; `path` is without query and hash. */
export type Outcome =
  | { readonly outcome: 'screen'; readonly route: ScreenRouteId; readonly params: Record<string, ParamValue> }
  | { readonly outcome: 'redirect'; readonly to: string }
  | { readonly outcome: 'native-app'; readonly path: string }
  | { readonly outcome: 'classic-web'; readonly path: string }
  | { readonly outcome: 'server'; readonly path: string }
  | { readonly outcome: 'not-found' };

/** Why a route is closed for a visitor. */
export type ClosedReason = 'market' | 'environment' | 'toggle' | 'client' | 'tried' | 'mall';

/** An outcome with the row of the table that gave it, and the status of a redirect. */
export type Decision = {
  readonly outcome: Outcome;
  /** Id of the row that matched; undefined when none did. */
  readonly route?: string;
  /** Why a row that matched is closed. */
  readonly closed?: ClosedReason;
  readonly status?: 301 | 302;
};
