import { isMallHost, marketByCode } from '@pasar/markets';
import { redirectToHost } from './redirect-to-host.ts';
import { mallPath } from './mall-path.ts';
import { withMallPrefix, stripMallHost } from './mall.ts';
import type { Decision, Outcome, ResolveInput } from './outcome.ts';
import { readParam } from './param-type.ts';
import { forwardedQuery } from './query-pieces.ts';
import type { UrlParts } from './read-address.ts';
import { namedCaptures } from './named-captures.ts';
import {
  parseAddress,
  findByInput,
  findHomePath,
  resolveHost,
  resolveMarket,
  readQueryAndHash,
  findRedirectTarget,
} from './redirect-function.ts';
import { isRedirect } from './redirects/redirect-target.ts';
import { findClosedReason } from './route-gate.ts';
import type { RouteMatch, RouteTable } from './route-table.ts';
import type { ScreenRouteId } from './routes.ts';

const notFound: Outcome = { outcome: 'not-found' };

const redirect = (to: string, route: string, status: 301 | 302): Decision => ({
  outcome: { outcome: 'redirect', to },
  route,
  status,
});

/** A mall path under another market's prefix: the table's own prefix redirects, any other is not-found (amb-oficial-scope). */
const decideForeignMall = (found: RouteMatch, input: ResolveInput): Decision => {
  const { id, mallPrefix } = found.leaf;
  if (mallPrefix !== mallPath) return { outcome: notFound, route: id, closed: 'mall' };
  const { search, hash } = readQueryAndHash(input);
  const kept = forwardedQuery(search) + hash;
  return redirect(withMallPrefix(found.path, resolveMarket(input)) + kept, id, 301);
};

const decideRedirect = (table: RouteTable, found: RouteMatch, input: ResolveInput): Decision => {
  const to = findRedirectTarget(input, found);
  const { id, row } = found.leaf;
  return redirect(to ?? findHomePath(table, input), id, to === undefined || row.temporary ? 302 : 301);
};

const decideFound = (table: RouteTable, found: RouteMatch, input: ResolveInput): Decision => {
  const { id, row } = found.leaf;
  if (isRedirect(row)) return decideRedirect(table, found, input);
  const home = row.onMallHost ? findHomePath(table, input) : '/';
  if (home !== '/') return redirect(home, id, 302);
  if (row.answers === 'not-found') return { outcome: notFound, route: id };
  if (row.answers) return { outcome: { outcome: row.answers, path: found.path }, route: id };
  return {
    outcome: { outcome: 'screen', route: id as ScreenRouteId, params: namedCaptures(found, readParam) },
    route: id,
  };
};

const decideByPath = (table: RouteTable, input: ResolveInput): Decision => {
  const found = findByInput(table, input);
  if (!found) return { outcome: notFound };
  const { id, row, mallPrefix } = found.leaf;
  const closed = findClosedReason(id, row, input);
  if (closed) return { outcome: notFound, route: id, closed };
  const foreign = mallPrefix !== undefined && mallPrefix !== marketByCode(resolveMarket(input)).mallPrefix;
  return foreign ? decideForeignMall(found, input) : decideFound(table, found, input);
};

const mallHostId = 'vn-mall-host';

/** The parsed URL if the market has no mall host and the request uses one; else undefined. The row's gate lists the markets. */
const mallHostToLeave = (table: RouteTable, input: ResolveInput): UrlParts | undefined => {
  if (!isMallHost(resolveHost(input))) return undefined;
  const row = table.rows[mallHostId];
  const closed = !row || findClosedReason(mallHostId, row, { url: input.url, market: resolveMarket(input) });
  return closed ? undefined : parseAddress(input);
};

/**
 * Redirects to the same URL without `mall.`; follows a further redirect there at once.
 * @spec vn-mall-host vn-mall-host-redirect
 */
const leaveMallHost = (table: RouteTable, address: UrlParts, input: ResolveInput): Decision => {
  const origin = `${address.protocol}//${stripMallHost(address.host)}`;
  const same = origin + address.pathname + address.search + address.hash;
  const { outcome, status = 301 } = decideByPath(table, { ...input, url: same });
  if (outcome.outcome !== 'redirect') return redirect(same, mallHostId, 301);
  return redirect(outcome.to.startsWith('/') ? origin + outcome.to : outcome.to, mallHostId, status);
};

/** Resolves a URL and names the row that decided. Never throws: bad input is not-found. @spec unknown-path route-classes */
export const decide = (table: RouteTable, input: ResolveInput): Decision => {
  const address = mallHostToLeave(table, input);
  return address
    ? leaveMallHost(table, address, input)
    : redirectToHost(table, input, decideByPath(table, input));
};
