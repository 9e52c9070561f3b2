import type { MarketCode } from '@pasar/markets';
import { findRoute } from './find-route.ts';
import { isMallHostVariant, withMallPrefix, stripMallHost } from './mall.ts';
import { namedCaptures } from './named-captures.ts';
import { hasValidEscapes } from './param-type.ts';
import type { ResolveInput } from './outcome.ts';
import type { Address } from './read-address.ts';
import { readAddress, readPathname } from './read-address.ts';
import { isRedirect, redirectTarget } from './redirects/redirect-target.ts';
import type { RouteMatch, RouteTable } from './route-table.ts';

const defaultHost = 'shop.example';

export const resolveMarket = ({ market = 'SG' }: ResolveInput): MarketCode => market;

/** The address as a browser reads it; undefined for what is none. */
export const parseAddress = ({ url, host = defaultHost }: ResolveInput): Address | undefined =>
  readAddress(url, host);

export const resolveHost = (input: ResolveInput): string => {
  const { url, host = defaultHost } = input;
  return url.startsWith('/') ? host : (parseAddress(input)?.host ?? host);
};

/** Home, or the mall where the host is the mall's, so that no redirect leads to another. @spec home-paths */
export const findHomePath = (table: RouteTable, input: ResolveInput): string => {
  const mall = table.rows['home']?.onMallHost;
  return mall && isMallHostVariant(resolveHost(input), input.toggles ?? [])
    ? withMallPrefix(mall, resolveMarket(input))
    : '/';
};

const noQueryAndHash = { search: '', hash: '' };

/** Query and hash as a browser reads them; most old addresses have none, and need no parser for that. */
export const readQueryAndHash = (input: ResolveInput): Pick<Address, 'search' | 'hash'> =>
  /^\/[^?#]*$/.test(input.url) ? noQueryAndHash : (parseAddress(input) ?? noQueryAndHash);

const keepRaw = (_: string, raw: string): string => raw;

/** Where the row that was found redirects to; undefined for home, and for a row that does not redirect. */
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

/** The route of the input's address, gates aside; undefined where a parameter's percent-escapes stand for no text. */
export const findByInput = (table: RouteTable, { url }: ResolveInput): RouteMatch | undefined => {
  const known = table.fixedPaths.get(url);
  if (known) return known;
  const pathname = readPathname(url);
  const found = pathname === undefined ? undefined : findRoute(table, pathname);
  return found?.captures.every(hasValidEscapes) ? found : undefined;
};

/** The redirect function itself: where it leads when handed an address, home when no row matches (doc1 §2.5). @spec redirect-screen */
export const redirectFunction = (table: RouteTable, input: ResolveInput): string => {
  const found = findByInput(table, input);
  return (found && findRedirectTarget(input, found)) ?? findHomePath(table, input);
};
