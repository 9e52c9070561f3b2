export type TargetCheck = {
  /** The target as received, decoded once by reading the query. */
  readonly target: string | null | undefined;
  /** `next` accepts a path or an absolute https URL, `redir` an absolute https URL only. */
  readonly kind: 'next' | 'redir';
  /** The site's host, with its port if there is one. [shop.example] */
  readonly host?: string;
  /** Hosts that the market trusts for `next`: exact, including ports. [none] */
  readonly trustedHosts?: readonly string[];
  /** Hosts of credit services, for `redir`. [none] */
  readonly creditHosts?: readonly string[];
};

export type AllowedTarget = { readonly allowed: false } | { readonly allowed: true; readonly href: string };

const refused: AllowedTarget = { allowed: false };

/** Control characters, white space and backslashes, which browsers drop or rewrite: never allowed in a target. */
const unsafe = /[\s\p{Cc}\\]/u;

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** `//` in the path, not in query or hash: a browser may treat it as a host. */
const hasDoubleSlash = (path: string): boolean => (path.split(/[?#]/, 1)[0] ?? '').includes('//');

/** The part between `https://` and the next slash; undefined if the target does not start with `https://`. */
const authority = (target: string): string | undefined => /^https:\/\/([^/?#]+)/i.exec(target)?.[1];

const isPath = (target: string): boolean => target.startsWith('/') && !hasDoubleSlash(target);

const readTarget = (target: string, kind: TargetCheck['kind'], host: string): URL | undefined => {
  if (unsafe.test(target)) return undefined;
  if (kind === 'next' && isPath(target)) return parse(`https://${host}${target}`);
  const named = authority(target);
  return named !== undefined && !named.includes('@') ? parse(target) : undefined;
};

/** Normalizes a host as browsers do: lower case, IDNA mapping, no default port. */
const normalHost = (host: string): string | undefined => parse(`https://${host}`)?.host;

/**
 * Whether `next` or `redir` may be navigated to, and the URL to use: a path for the site's own host, else the serialised https
 * URL (doc1 §5, doc2 §5). Parses once by WHATWG, without a second decoding. Rejects user info, unlisted ports and hosts,
 * control characters, white space, backslashes and `//`.
 *
 * @spec auth-next universal-link-redir-validation invalid-redirect-dropped redir-protocol
 */
export const allowedTarget = (check: TargetCheck): AllowedTarget => {
  const { target, kind, host = 'shop.example', trustedHosts = [], creditHosts = [] } = check;
  const url = typeof target === 'string' ? readTarget(target, kind, host) : undefined;
  if (!url || hasDoubleSlash(url.pathname)) return refused;
  const { pathname, search, hash } = url;
  if (url.host === normalHost(host)) return { allowed: true, href: pathname + search + hash };
  const others = kind === 'next' ? trustedHosts : creditHosts;
  return others.some((other) => normalHost(other) === url.host) ? { allowed: true, href: url.href } : refused;
};
