import { decide } from './decide.ts';
import type { Outcome, ResolveInput } from './outcome.ts';
import { findByInput, redirectFunction } from './redirect-function.ts';
import type { RouteTable } from './route-table.ts';

export type Router = {
  /** What an address leads to, for this visitor. Total: nothing throws, what matches nothing is not-found. */
  readonly resolve: (input: ResolveInput) => Outcome;
  /**
   * The status with which a server answers a redirect: 301 for an old address, 302 for one that may lead elsewhere another
   * day. 200 when the browser has to decide because the hash counts (doc1 §2.5). Undefined when there is no redirect.
   */
  readonly redirectStatus: (input: ResolveInput) => 200 | 301 | 302 | undefined;
  /** The legacy redirect function: home for whatever no legacy row matches. */
  readonly legacyRedirect: (input: ResolveInput) => string;
  /** The username to look up before `resolve` can tell where an old item address leads; undefined for other addresses. */
  readonly usernameToLookUp: (input: ResolveInput) => string | undefined;
};

/** A router over any table; the project's own is exported function by function. */
export const createRouter = (table: RouteTable): Router => ({
  resolve: (input) => decide(table, input).outcome,
  redirectStatus: (input) => {
    const { status, route } = decide(table, input);
    const browserDecides = status === 302 && route !== undefined && table.rows[route]?.readsHash;
    return browserDecides ? 200 : status;
  },
  legacyRedirect: (input) => redirectFunction(table, input),
  usernameToLookUp: (input) => {
    const found = findByInput(table, input);
    return found?.leaf.row.redirect === 'username-item' ? found.captures[0] : undefined;
  },
});
