import { forwardedQuery } from '../query-pieces.ts';
import type { RouteRow } from '../route-row.ts';
import type { RedirectContext } from './redirect-context.ts';
import type { RedirectRule } from './redirect-rules.ts';
import { redirectRules } from './redirect-rules.ts';

type RedirectRow = RouteRow & { readonly redirect: NonNullable<RouteRow['redirect']> };

export const isRedirect = (row: RouteRow): row is RedirectRow => row.redirect !== undefined;

const isPath = (redirect: `/${string}` | RedirectRule): redirect is `/${string}` => redirect.startsWith('/');

const fill = (path: string, captures: Readonly<Record<string, string>>): string => {
  let filled = path;
  for (const name in captures) filled = filled.split(`{${name}}`).join(captures[name]);
  return filled;
};

const kept = (row: RouteRow, { address }: RedirectContext): string => {
  if (!row.keep) return '';
  return forwardedQuery(address.search) + (row.keep === 'query-and-hash' ? address.hash : '');
};

/** The target of a row's redirect, or undefined for home. @spec redirect-table redirect-query-keep */
export const redirectTarget = (row: RedirectRow, context: RedirectContext): string | undefined =>
  isPath(row.redirect)
    ? fill(row.redirect, context.captures) + kept(row, context)
    : redirectRules[row.redirect](context);
