import type { MarketCode } from '@pasar/markets';
import type { RedirectRule } from './redirects/redirect-rules.ts';

/** Any name but `live` and `liveish` is a test environment (amb-environments). @spec environment environments */
export type Environment = 'live' | 'liveish' | 'test' | (string & {});

/** What must hold before a route exists for someone; a closed gate answers not-found (amb-gated-route-result). */
export type Gate = {
  readonly markets?: readonly MarketCode[];
  readonly closedIn?: readonly Environment[];
  /** Name of the toggle that must be on. */
  readonly toggle?: string;
};

/** Flags that an area sets for all its routes and a row may add for itself (amb-app-marked-routes). */
export type RouteFlags = {
  /** Kept in the native app and under the mobile flag. */
  readonly app?: true;
  /** Handed to the native app even after a failed attempt (amb-tried-native-effect). */
  readonly force?: true;
  /** Never interrupted by the add-to-home-screen prompt (amb-a2hs-skip-routes). */
  readonly skipAddToHome?: true;
  /** Answered on the seller host as well as on the store's, or there alone; without it on the store's alone. */
  readonly sellerHost?: 'also' | 'only';
};

/**
 * A row of the routing table. A pattern is made of segments: `cart`, `{name}`, `{id:int}`, `{brand?}`, `{pathname*}` (the
 * rest), `*` (any one segment, not reported) and `{seoName}-i.{shopId:int}.{itemId:int}`. Types: text (when none is
 * named), `int`, `digits` (copied, any length), `id` (a number when it is digits, else text), `username`, `slug`.
 */
export type RouteRow = {
  /** The pattern that is matched and built. A trailing slash is built as written and never asked for. */
  readonly path?: string;
  /** Further patterns that are matched, never built. */
  readonly also?: readonly string[];
  /** Matches whatever follows the path as well. */
  readonly prefix?: true;
  /** The route that answers in this one's place. */
  readonly as?: string;
  readonly gate?: Gate;
  /** What answers when it is not a screen of this app. */
  readonly answers?: 'native-app' | 'classic-web' | 'server' | 'not-found';
  /** A path in which `{name}` stands for the digits of the address, or the name of a rule. */
  readonly redirect?: `/${string}` | RedirectRule;
  /** What a redirect carries over; without it nothing is (amb-redirect-query-carry). */
  readonly keep?: 'query' | 'query-and-hash';
  /** A redirect that may lead elsewhere another day: answered 302 rather than 301. */
  readonly temporary?: true;
  /** The hash decides as well, and a server never sees it: without a target it renders, status 200 (doc1 §2.5). @spec status-initial-redirect */
  readonly readsHash?: true;
  /** Where the address leads on a mall host (amb-home-official-redirect). */
  readonly onMallHost?: '/mall';
} & RouteFlags;

export type RouteRows = Readonly<Record<string, RouteRow>>;
