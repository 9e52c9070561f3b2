import { allowedTarget } from '@pasar/routing-table';
import type { LinkFlag } from './link-params.data.ts';
import { deepLinkParam, linkFlags, linkParams, redirParam } from './link-params.data.ts';
import { matchAppPath } from './match-app-path.ts';
import type { Client, NavigationMode } from './navigation-mode.ts';
import { navigationMode } from './navigation-mode.ts';
import type { ReferrerSource } from './referrer-source.ts';
import { referrerSource } from './referrer-source.ts';

/** A universal link and its visitor. Defaults are in brackets. */
export type LinkVisit = {
  /** Path with query and hash, or an absolute URL. */
  readonly url: string;
  /** The site's host, with its port if there is one. [shop.example] */
  readonly host?: string;
  /** Hosts of the market's credit services, allowed as `redir`. [none] */
  readonly creditHosts?: readonly string[];
  /** [browser] */
  readonly client?: Client;
  readonly referrer?: string | null;
  /** Whether the visitor has never used the app. [false] */
  readonly newUser?: boolean;
};

export type ResolvedLink = {
  readonly mode: NavigationMode;
  /** A path of the site's host, or an absolute https URL of a credit service. */
  readonly to: string;
  readonly source?: ReferrerSource;
  /** Where a deep link leads visitors without the app: to the app store, or to the web target. */
  readonly fallback?: 'store' | 'web';
  /** The fallback URL on the web. */
  readonly web: string;
};

const home = '/';
const defaultHost = 'shop.example';

const parseAddress = ({ url, host = defaultHost }: LinkVisit): URL | null =>
  url.startsWith('/') ? URL.parse(`https://${host}${url}`) : URL.parse(url, `https://${host}/`);

const isLinkParam = (pair: string): boolean => {
  const [name] = new URLSearchParams(pair).keys();
  return name !== undefined && linkParams.includes(name);
};

/** The query without the link's own parameters; others stay unchanged. */
const forwardedQuery = ({ search, searchParams }: URL): string => {
  if (!linkParams.some((name) => searchParams.has(name))) return search;
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isLinkParam(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

/** The web target: a known page itself, else a valid `redir`; an invalid one is silently dropped. */
const webTarget = (visit: LinkVisit, address: URL): string => {
  if (matchAppPath(visit.url)) return address.pathname + forwardedQuery(address) + address.hash;
  const target = address.searchParams.get(redirParam);
  const { host, creditHosts } = visit;
  const check = allowedTarget({
    target,
    kind: 'redir',
    ...(host && { host }),
    ...(creditHosts && { creditHosts }),
  });
  return check.allowed ? check.href : home;
};

/** The path inside the app; always on the site's own host. */
const deepLinkPath = (visit: LinkVisit, address: URL): string | undefined => {
  const target = address.searchParams.get(deepLinkParam);
  const check = allowedTarget({ target, kind: 'next', ...(visit.host && { host: visit.host }) });
  return check.allowed ? check.href : undefined;
};

/** A flag is set by `1` or `true`. */
const findFlag = (address: URL): LinkFlag | undefined =>
  linkFlags.find(({ name }) => ['1', 'true'].includes(address.searchParams.get(name) ?? ''));

/** The app's target. */
const appTarget = (
  web: string,
  path: string | undefined,
  flag: LinkFlag | undefined,
  newUser: boolean,
): string => {
  if (path !== undefined) return path;
  return flag?.home && !newUser ? home : web;
};

/**
 * Resolves a universal link to its target and how to open it (doc2 §2 Universal link). Targets are always validated: an invalid
 * or missing one becomes home.
 *
 * @spec universal-link-params universal-link-redir-validation invalid-redirect-dropped invalid-redirect-url amb-redir-hosts
 */
export const resolveLink = (visit: LinkVisit): ResolvedLink => {
  const { host = defaultHost, client = 'browser', newUser = false } = visit;
  const address = parseAddress(visit) ?? new URL(`https://${defaultHost}/`);
  const [web, path, flag] = [webTarget(visit, address), deepLinkPath(visit, address), findFlag(address)];
  const mode = navigationMode(client, flag !== undefined || path !== undefined);
  const source = referrerSource(visit.referrer, host);
  return {
    mode,
    to: mode === 'link' ? web : appTarget(web, path, flag, newUser),
    web,
    ...(source && { source }),
    ...(mode === 'deep-link' && { fallback: flag?.fallback ?? 'web' }),
  };
};
