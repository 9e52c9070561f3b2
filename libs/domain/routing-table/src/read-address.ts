/** An address as a browser serialises it. `search` and `hash` carry their first character, or are empty. */
export interface Address {
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Characters that a browser leaves as they are in a path, by code; the others make the slow way necessary. */
const isPlain = Array.from(
  { length: 128 },
  (_, code) => code > 0x20 && code < 0x7f && !'"#<>?\\^`{}'.includes(String.fromCharCode(code)),
);

const [slash, dot, percent, question, sharp] = [0x2f, 0x2e, 0x25, 0x3f, 0x23];

/** One slash at the end is not another page (amb-trailing-slash); two are. */
const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.charCodeAt(path.length - 1) === slash && path.charCodeAt(path.length - 2) !== slash
    ? path.slice(0, -1)
    : path;

/** Where the path ends, or -1 when a browser would rewrite it: dot segments, escapes of dots, what must be escaped. */
const endOfPlainPath = (url: string): number => {
  for (let at = 0; at < url.length; at += 1) {
    const code = url.charCodeAt(at);
    if (code === question || code === sharp) return at;
    if (!isPlain[code]) return -1;
    if (code === dot && url.charCodeAt(at - 1) === slash) return -1;
    if (code === percent && url.charCodeAt(at + 1) === 0x32 && (url.charCodeAt(at + 2) | 0x20) === 0x65)
      return -1;
  }
  return url.length;
};

/**
 * Parses as a browser would (WHATWG). What starts with a slash is a path of the host, two slashes included; the rest is
 * read against the host's root. Undefined for what is no http address.
 */
export const readAddress = (url: string, host: string): Address | undefined => {
  try {
    const parsed = url.startsWith('/') ? new URL(`https://${host}${url}`) : new URL(url, `https://${host}/`);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** The path of an address, as `findRoute` takes it. Most addresses need no parser; those that do get the browser's. */
export const readPathname = (url: string): string | undefined => {
  const end = url.charCodeAt(0) === slash ? endOfPlainPath(url) : -1;
  if (end >= 0) return withoutTrailingSlash(end === url.length ? url : url.slice(0, end));
  const address = readAddress(url, 'host.invalid');
  return address && withoutTrailingSlash(address.pathname);
};
