import type { MarketCode } from '@pasar/markets';
import { findRoute } from './find-route.ts';
import { isMallHostVariant, withMallPrefix, stripMallHost } from './mall.ts';
import { namedCaptures } from './named-captures.ts';
import { hasValidEscapes } from './param-type.ts';
import type { ResolveInput } from './outcome.ts';
import type { UrlParts } from './read-address.ts';
import { readAddress, readPathname } from './read-address.ts';
import { isRedirect, redirectTarget } from './redirects/redirect-target.ts';
import type { RouteMatch, RouteTable } from './route-table.ts';

const defaultHost = 'shop.example';

/** The market of a visit; SG if none is given. */
export const resolveMarket = ({ market = 'SG' }: ResolveInput): MarketCode => market;

/** Parses the input's URL as a browser would; undefined if invalid. */
export const parseAddress = ({ url, host = defaultHost }: ResolveInput): UrlParts | undefined =>
  readAddress(url, host);

/** The host of an absolute URL, or of the site for a path. */
export const resolveHost = (input: ResolveInput): string => {
  const { url, host = defaultHost } = input;
  return url.startsWith('/') ? host : (parseAddress(input)?.host ?? host);
};

/** The home path, or the mall's on a mall host, so that a redirect never leads to another. @spec home-paths */
export const findHomePath = (table: RouteTable, input: ResolveInput): string => {
  const mall = table.rows['home']?.onMallHost;
  return mall && isMallHostVariant(resolveHost(input), input.toggles ?? [])
    ? withMallPrefix(mall, resolveMarket(input))
    : '/';
};

const noQueryAndHash = { search: '', hash: '' };

/** Query and hash as a browser parses them; skips the parser for legacy URLs without either. */
export const readQueryAndHash = (input: ResolveInput): Pick<UrlParts, 'search' | 'hash'> =>
  /^\/[^?#]*$/.test(input.url) ? noQueryAndHash : (parseAddress(input) ?? noQueryAndHash);

const keepRaw = (_: string, raw: string): string => raw;

/** The redirect target of a matched row; undefined for home, and for a row without a redirect. */
export const findRedirectTarget = (input: ResolveInput, found: RouteMatch): string | undefined => {
  const { row } = found.leaf;
  if (!isRedirect(row)) return undefined;
  const target = redirectTarget(row, {
    address: readQueryAndHash(input),
    captures: namedCaptures(found, keepRaw),
    sellerHost: () => input.sellerHost ?? `seller.${stripMallHost(resolveHost(input))}`,
    shopIdByUsername: input.shopIdByUsername ?? {},
  });
  return target && withMallPrefix(target, resolveMarket(input));
};

/** The route of the input's URL, ignoring gates; undefined if a parameter has invalid percent-escapes. */
export const findByInput = (table: RouteTable, { url }: ResolveInput): RouteMatch | undefined => {
  const known = table.fixedPaths.get(url);
  if (known) return known;
  const pathname = readPathname(url);
  const found = pathname === undefined ? undefined : findRoute(table, pathname);
  return found?.captures.every(hasValidEscapes) ? found : undefined;
};

/** The legacy redirect function: the target for a URL, or home if no row matches (doc1 §2.5). @spec redirect-screen */
export const redirectFunction = (table: RouteTable, input: ResolveInput): string => {
  const found = findByInput(table, input);
  return (found && findRedirectTarget(input, found)) ?? findHomePath(table, input);
};
