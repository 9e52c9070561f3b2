import { decide } from './decide.ts';
import type { Outcome, ResolveInput } from './outcome.ts';
import { findByInput, redirectFunction } from './redirect-function.ts';
import type { RouteTable } from './route-table.ts';

export type Router = {
  /** Resolves a URL for a visitor. Never throws; a URL without a match is not-found. */
  readonly resolve: (input: ResolveInput) => Outcome;
  /**
   * The HTTP status of a redirect: 301 for a permanent one, 302 for one whose target may change. 200 if the browser has to
   * decide because the hash counts (doc1 §2.5). Undefined if there is no redirect.
   */
  readonly redirectStatus: (input: ResolveInput) => 200 | 301 | 302 | undefined;
  /** The legacy redirect function: redirects to home if no legacy row matches. */
  readonly legacyRedirect: (input: ResolveInput) => string;
  /** The username to look up before `resolve` can redirect a legacy item URL; undefined for other URLs. */
  readonly usernameToLookUp: (input: ResolveInput) => string | undefined;
};

/** Creates a router for a table; the functions of the project's own router are exported separately. */
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
