import type { MarketCode } from '@pasar/markets';
import { findRoute } from './find-route.ts';
import { isMallHostVariant, underMallPrefix, withoutMallHost } from './mall.ts';
import type { ResolveInput } from './outcome.ts';
import type { Address } from './read-address.ts';
import { readAddress, readPathname } from './read-address.ts';
import { isRedirect, redirectTarget } from './redirects/redirect-target.ts';
import type { Found, RouteTable } from './route-table.ts';

const defaultHost = 'shop.example';

export const marketOf = ({ market = 'SG' }: ResolveInput): MarketCode => market;

/** The address as a browser reads it; undefined for what is none. */
export const addressOf = ({ url, host = defaultHost }: ResolveInput): Address | undefined =>
  readAddress(url, host);

export const hostOf = (input: ResolveInput): string => {
  const { url, host = defaultHost } = input;
  return url.startsWith('/') ? host : (addressOf(input)?.host ?? host);
};

/** Home, or the mall where the host is the mall's, so that no redirect leads to another. @spec home-paths */
export const homeOf = (table: RouteTable, input: ResolveInput): string => {
  const mall = table.rows['home']?.onMallHost;
  return mall && isMallHostVariant(hostOf(input), input.toggles ?? [])
    ? underMallPrefix(mall, marketOf(input))
    : '/';
};

/** Where the row that was found redirects to; undefined for home, and for a row that does not redirect. */
export const targetOf = (input: ResolveInput, { leaf, captures }: Found): string | undefined => {
  const address = addressOf(input);
  if (!address || !isRedirect(leaf.row)) return undefined;
  const target = redirectTarget(leaf.row, {
    address,
    captures: Object.fromEntries(leaf.params.map(({ name }, index) => [name, captures[index] ?? ''])),
    sellerHost: input.sellerHost ?? `seller.${withoutMallHost(hostOf(input))}`,
    shopIdByUsername: input.shopIdByUsername ?? {},
  });
  return target && underMallPrefix(target, marketOf(input));
};

/** The route of the input's address, gates aside. */
export const findByInput = (table: RouteTable, { url }: ResolveInput): Found | undefined => {
  const pathname = readPathname(url);
  return pathname === undefined ? undefined : findRoute(table, pathname);
};

/** The redirect function itself: where it leads when handed an address, home when no row matches (doc1 §2.5). @spec redirect-screen */
export const redirectFunction = (table: RouteTable, input: ResolveInput): string => {
  const found = findByInput(table, input);
  return (found && targetOf(input, found)) ?? homeOf(table, input);
};
