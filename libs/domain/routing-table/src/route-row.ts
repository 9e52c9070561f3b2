import type { MarketCode } from '@pasar/markets';
import type { RedirectRule } from './redirects/redirect-rules.ts';

/** Any name but `live` and `liveish` is a test environment (amb-environments). @spec environment environments */
export type Environment = 'live' | 'liveish' | 'test' | (string & {});

/** Conditions for a route to exist for a visitor; a closed gate results in not-found (amb-gated-route-result). */
export type Gate = {
  readonly markets?: readonly MarketCode[];
  readonly closedIn?: readonly Environment[];
  /** Name of the toggle that must be on. */
  readonly toggle?: string;
};

/** Flags that an area sets for all its routes, or a row for itself (amb-app-marked-routes). */
export type RouteFlags = {
  /** Matches in the native app and under the mobile flag. */
  readonly app?: true;
  /** Passed to the native app even after a failed attempt (amb-tried-native-effect). */
  readonly force?: true;
  /** Suppresses the add-to-home-screen prompt (amb-a2hs-skip-routes). */
  readonly skipAddToHome?: true;
  /** Available on the seller host as well as the store's, or there only; on the store's host only by default. */
  readonly sellerHost?: 'also' | 'only';
};

/**
 * A row of the routing table. A pattern consists of segments: `cart`, `{name}`, `{id:int}`, `{brand?}`, `{pathname*}` (the
 * rest), `*` (any one segment, not captured) and `{seoName}-i.{shopId:int}.{itemId:int}`. Types: text (the default), `int`,
 * `digits` (copied, any length), `id` (a number if it is digits, else text), `username`, `slug`.
 */
export type RouteRow = {
  /** The pattern to match and build. A trailing slash is kept when building and ignored when matching. */
  readonly path?: string;
  /** Further patterns to match, never built. */
  readonly also?: readonly string[];
  /** Also matches anything below the path. */
  readonly prefix?: true;
  /** The route to use instead of this one. */
  readonly as?: string;
  readonly gate?: Gate;
  /** The handler, if it is not a screen of this app. */
  readonly answers?: 'native-app' | 'classic-web' | 'server' | 'not-found';
  /** A path in which `{name}` is replaced by the parameter's digits, or the name of a rule. */
  readonly redirect?: `/${string}` | RedirectRule;
  /** What a redirect forwards; nothing by default (amb-redirect-query-carry). */
  readonly keep?: 'query' | 'query-and-hash';
  /** The target may change: redirects with 302 instead of 301. */
  readonly temporary?: true;
  /**
   * The hash matters as well, which servers never receive: without a target the page renders with status 200 (doc1 §2.5).
   * @spec status-initial-redirect
   */
  readonly readsHash?: true;
  /** The redirect target on a mall host (amb-home-official-redirect). */
  readonly onMallHost?: '/mall';
} & RouteFlags;

export type RouteRows = Readonly<Record<string, RouteRow>>;
