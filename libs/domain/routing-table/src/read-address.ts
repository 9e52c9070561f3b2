/** An address as a browser serialises it. `search` and `hash` carry their first character, or are empty. */
export type Address = {
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

const [slash, dot, percent, question, sharp] = [0x2f, 0x2e, 0x25, 0x3f, 0x23];

/** By code: 1 for what a browser leaves as it is in a path, 0 for what ends the path, is rewritten or has to be looked at. */
const plain = Uint8Array.from({ length: 128 }, (_, code) =>
  code > 0x20 && code < 0x7f && !'"#%.<>?\\^`{}'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** One slash at the end is not another page (amb-trailing-slash); two are. */
const withoutTrailingSlash = (path: string): string => {
  const last = path.length - 1;
  const isExtra = last > 0 && path.charCodeAt(last) === slash && path.charCodeAt(last - 1) !== slash;
  return isExtra ? path.slice(0, last) : path;
};

/** A dot that begins a piece may lead up; the escape of a dot counts as one. Both are for the browser's parser. */
const staysAsItIs = (url: string, at: number, code: number): boolean => {
  if (code === dot) return url.charCodeAt(at - 1) !== slash;
  return code === percent && (url.charCodeAt(at + 1) !== 0x32 || (url.charCodeAt(at + 2) | 0x20) !== 0x65);
};

/** Where the path ends, or -1 when a browser would rewrite it. */
const endOfPlainPath = (url: string): number => {
  for (let at = 0; at < url.length; at += 1) {
    const code = url.charCodeAt(at);
    if (plain[code] === 1) continue;
    if (code === question || code === sharp) return at;
    if (!staysAsItIs(url, at, code)) return -1;
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
