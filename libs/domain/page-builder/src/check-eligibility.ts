import { parsePageUrl } from './page-url.ts';
import type { PageBuilderVisit } from './page-visit.ts';

/**
 * Set before a reload after a fatal error, to skip the page builder for one visit.
 * @spec pb-fallback-cookie amb-pb-fallback-writer
 */
export const fallbackCookie = { name: 'pb_fallback', value: '1' } as const;

/** The query parameter that forces the page builder. @spec pb-force-param */
export const forceParam = { name: '__pb__', value: '2' } as const;

/**
 * Result of the checks before the call: page builder, microsite, or undecided (`ask`: the call is needed); with the deciding
 * check.
 */
export type Eligibility =
  | { readonly verdict: 'page-builder'; readonly check: 'force' }
  | { readonly verdict: 'microsite'; readonly check: Exclude<CheckName, 'force'> }
  | { readonly verdict: 'ask' };

export type CheckName = 'path' | 'force' | 'platform' | 'language' | 'market' | 'path-prefix' | 'fallback';

type Check = {
  readonly check: CheckName;
  readonly applies: (visit: PageBuilderVisit) => boolean;
};

const parseQuery = (url: string): URLSearchParams => {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1));
};

const isIn = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  value !== undefined && list !== undefined && list.includes(value);

/** The decoded path with a trailing slash, so that a prefix may end with one. */
const decodedPath = ({ url }: PageBuilderVisit): string => {
  const root = new URL(url, 'https://shop.example/').pathname.slice(0, 2);
  return `${root}/${parsePageUrl(url) ?? ''}/`;
};

const isPathBlocked = (visit: PageBuilderVisit): boolean => {
  const prefixes = visit.blocked?.pathPrefixes ?? [];
  return prefixes.length > 0 && prefixes.some((prefix) => decodedPath(visit).startsWith(prefix));
};

/**
 * The checks of doc2 §2 in order: the first that applies decides.
 *
 * @spec pb-eligibility-path pb-force pb-blocking pb-fallback-cookie
 */
const checks: readonly Check[] = [
  { check: 'path', applies: ({ url }) => parsePageUrl(url) === undefined },
  { check: 'force', applies: ({ url }) => parseQuery(url).get(forceParam.name) === forceParam.value },
  { check: 'platform', applies: ({ blocked, platform }) => isIn(blocked?.platforms, platform) },
  { check: 'language', applies: ({ blocked, language }) => isIn(blocked?.languages, language) },
  { check: 'market', applies: ({ blocked, market }) => isIn(blocked?.markets, market) },
  { check: 'path-prefix', applies: isPathBlocked },
  { check: 'fallback', applies: ({ cookies }) => cookies?.[fallbackCookie.name] === fallbackCookie.value },
];

/** Runs every check that needs no call. `fallback` means that the cookie must be cleared. */
export const checkEligibility = (visit: PageBuilderVisit): Eligibility => {
  const first = checks.find(({ applies }) => applies(visit))?.check;
  if (first === undefined) return { verdict: 'ask' };
  return first === 'force'
    ? { verdict: 'page-builder', check: first }
    : { verdict: 'microsite', check: first };
};
