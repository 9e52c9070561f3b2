import type { MarketCode } from '@pasar/markets';
import { findRoute } from './find-route.ts';
import { isMallHostVariant, underMallPrefix, withoutMallHost } from './mall.ts';
import { namedCaptures } from './named-captures.ts';
import { hasValidEscapes } from './param-type.ts';
import type { ResolveInput } from './outcome.ts';
import type { Address } from './read-address.ts';
import { readAddress, readPathname } from './read-address.ts';
import { isRedirect, redirectTarget } from './redirects/redirect-target.ts';
import type { Found, RouteTable } from './route-table.ts';

const defaultHost = 'shop.example';

export const resolveMarket = ({ market = 'SG' }: ResolveInput): MarketCode => market;

/** The address as a browser reads it; undefined for what is none. */
export const addressOf = ({ url, host = defaultHost }: ResolveInput): Address | undefined =>
  readAddress(url, host);

export const resolveHost = (input: ResolveInput): string => {
  const { url, host = defaultHost } = input;
  return url.startsWith('/') ? host : (addressOf(input)?.host ?? host);
};

/** Home, or the mall where the host is the mall's, so that no redirect leads to another. @spec home-paths */
export const findHomePath = (table: RouteTable, input: ResolveInput): string => {
  const mall = table.rows['home']?.onMallHost;
  return mall && isMallHostVariant(resolveHost(input), input.toggles ?? [])
    ? underMallPrefix(mall, resolveMarket(input))
    : '/';
};

const noTail = { search: '', hash: '' };

/** Query and hash as a browser reads them; most old addresses have none, and need no parser for that. */
export const tailOf = (input: ResolveInput): Pick<Address, 'search' | 'hash'> =>
  /^\/[^?#]*$/.test(input.url) ? noTail : (addressOf(input) ?? noTail);

const asItStands = (_: string, raw: string): string => raw;

/** Where the row that was found redirects to; undefined for home, and for a row that does not redirect. */
export const targetOf = (input: ResolveInput, found: Found): string | undefined => {
  const { row } = found.leaf;
  if (!isRedirect(row)) return undefined;
  const target = redirectTarget(row, {
    address: tailOf(input),
    captures: namedCaptures(found, asItStands),
    sellerHost: () => input.sellerHost ?? `seller.${withoutMallHost(resolveHost(input))}`,
    shopIdByUsername: input.shopIdByUsername ?? {},
  });
  return target && underMallPrefix(target, resolveMarket(input));
};

/** The route of the input's address, gates aside; undefined where a parameter's percent-escapes stand for no text. */
export const findByInput = (table: RouteTable, { url }: ResolveInput): Found | undefined => {
  const known = table.fixedPaths.get(url);
  if (known) return known;
  const pathname = readPathname(url);
  const found = pathname === undefined ? undefined : findRoute(table, pathname);
  return found?.captures.every(hasValidEscapes) ? found : undefined;
};

/** The redirect function itself: where it leads when handed an address, home when no row matches (doc1 §2.5). @spec redirect-screen */
export const redirectFunction = (table: RouteTable, input: ResolveInput): string => {
  const found = findByInput(table, input);
  return (found && targetOf(input, found)) ?? findHomePath(table, input);
};
