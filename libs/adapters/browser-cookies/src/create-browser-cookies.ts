import type { CookieAttributes, CookieJar, CookieScope } from '@pasar/consent';

/** The browser's cookies as scripts see them. No method throws, even where cookies are denied. */
export type BrowserCookies = {
  /** Returns a cookie's value; undefined if it is missing or `HttpOnly`. */
  read(name: string): string | undefined;
  /** Returns the names of all cookies that scripts can read. */
  names(): readonly string[];
  /** Removes a third-party script's cookie under every domain that this page can access. */
  removeEverywhere(name: string): void;
} & CookieJar;

export type BrowserCookiesOptions = {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'protocol' | 'hostname'>;
};

const serializeAttributes = ({ path, domain, maxAge, sameSite, secure }: CookieAttributes): string =>
  [
    path !== undefined && `path=${path}`,
    domain !== undefined && `domain=${domain}`,
    maxAge !== undefined && `max-age=${maxAge}`,
    sameSite !== undefined && `samesite=${sameSite}`,
    secure && 'secure',
  ]
    .filter(Boolean)
    .map((attribute) => `; ${String(attribute)}`)
    .join('');

/** Every domain for which a page of this host may set cookies (`shop.example.com`, `example.com`), and host-only. */
const reachableScopes = (hostname: string): CookieScope[] => {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  return [{ path: '/' }, ...domains.map((domain) => ({ path: '/', domain }))];
};

/** Wraps `document.cookie`. Names and values are our own and need no escaping. Over https every cookie is `Secure`. */
export function createBrowserCookies({ document, location }: BrowserCookiesOptions): BrowserCookies {
  const secure = location.protocol === 'https:';
  const write = (name: string, value: string, attributes: CookieAttributes): void => {
    try {
      document.cookie = `${name}=${value}${serializeAttributes({ secure, ...attributes })}`;
    } catch {
      // Sandboxed pages have no cookies.
    }
  };
  const pairs = (): [name: string, value: string][] => {
    try {
      return document.cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [name, value.join('=')];
        });
    } catch {
      return [];
    }
  };
  const expire = (name: string, scope: CookieScope = {}): void => write(name, '', { ...scope, maxAge: 0 });
  return {
    set: (name, value, attributes = {}) => write(name, value, attributes),
    expire,
    read: (name) => pairs().find(([known]) => known === name)?.[1],
    names: () => pairs().map(([name]) => name),
    removeEverywhere: (name) => reachableScopes(location.hostname).forEach((scope) => expire(name, scope)),
  };
}
