export type TargetCheck = {
  /** The target as it came, undecoded beyond what reading the query did. */
  readonly target: string | null | undefined;
  /** `next` takes a path or an absolute https address, `redir` an absolute https address only. */
  readonly kind: 'next' | 'redir';
  /** The own host, with its port when it has one. [shop.example] */
  readonly host?: string;
  /** Hosts that the market trusts for `next`: exact, with their ports. [none] */
  readonly trustedHosts?: readonly string[];
  /** Hosts of credit services, for `redir`. [none] */
  readonly creditHosts?: readonly string[];
};

export type AllowedTarget = { readonly allowed: false } | { readonly allowed: true; readonly href: string };

const refused: AllowedTarget = { allowed: false };

/** Control characters, white space and backslashes: browsers drop or rewrite them, so no target may hold one. */
const unsafe = /[\s\p{Cc}\\]/u;

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** `//` in what is a path, not in its query or hash: a browser may take it for a host. */
const hasDoubleSlash = (path: string): boolean => (path.split(/[?#]/, 1)[0] ?? '').includes('//');

/** The part between `https://` and the next slash; undefined when the target does not start so. */
const authority = (target: string): string | undefined => /^https:\/\/([^/?#]+)/i.exec(target)?.[1];

const isPath = (target: string): boolean => target.startsWith('/') && !hasDoubleSlash(target);

const readTarget = (target: string, kind: TargetCheck['kind'], host: string): URL | undefined => {
  if (unsafe.test(target)) return undefined;
  if (kind === 'next' && isPath(target)) return parse(`https://${host}${target}`);
  const named = authority(target);
  return named !== undefined && !named.includes('@') ? parse(target) : undefined;
};

/** A host as a browser would write it: lower case, mapped by IDNA, without the default port. */
const normalHost = (host: string): string | undefined => parse(`https://${host}`)?.host;

/**
 * Whether `next` or `redir` may be navigated to, and the address to use: a path for the own host, else the serialised https
 * address (doc1 §5, doc2 §5). One WHATWG parse decides, with no second decoding. Refused: user info, ports and hosts that no
 * entry names, control characters, white space, backslashes, `//`.
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
