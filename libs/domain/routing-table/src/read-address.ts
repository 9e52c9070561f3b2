/** A URL as a browser serialises it. `search` and `hash` include their first character, or are empty. */
export type UrlParts = {
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

const [slash, dot, percent, question, sharp] = [0x2f, 0x2e, 0x25, 0x3f, 0x23];

/**
 * By character code: 1 for characters that browsers leave unchanged in a path, 0 for those that end the path, are rewritten or
 * need a closer look.
 */
const plain = Uint8Array.from({ length: 128 }, (_, code) =>
  code > 0x20 && code < 0x7f && !'"#%.<>?\\^`{}'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** Removes one trailing slash (amb-trailing-slash), but not one of two. */
const withoutTrailingSlash = (path: string): string => {
  const last = path.length - 1;
  const isExtra = last > 0 && path.charCodeAt(last) === slash && path.charCodeAt(last - 1) !== slash;
  return isExtra ? path.slice(0, last) : path;
};

/**
 * Whether a dot or percent sign stays unchanged. A dot at the start of a segment, or an escaped one, may be a dot segment;
 * these are left to the browser's parser.
 */
const staysAsItIs = (url: string, at: number, code: number): boolean => {
  if (code === dot) return url.charCodeAt(at - 1) !== slash;
  return code === percent && (url.charCodeAt(at + 1) !== 0x32 || (url.charCodeAt(at + 2) | 0x20) !== 0x65);
};

/** The index at which the path ends, or -1 if a browser would rewrite it. */
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
 * Parses a URL as a browser would (WHATWG). A text that starts with a slash, or two, is a path of the host; any other is
 * resolved against the host's root. Undefined for anything but an http URL.
 */
export const readAddress = (url: string, host: string): UrlParts | undefined => {
  try {
    const parsed = url.startsWith('/') ? new URL(`https://${host}${url}`) : new URL(url, `https://${host}/`);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** The path of a URL, as `findRoute` takes it. Skips the browser's parser for most URLs. */
export const readPathname = (url: string): string | undefined => {
  const end = url.charCodeAt(0) === slash ? endOfPlainPath(url) : -1;
  if (end >= 0) return withoutTrailingSlash(end === url.length ? url : url.slice(0, end));
  const address = readAddress(url, 'host.invalid');
  return address && withoutTrailingSlash(address.pathname);
};
