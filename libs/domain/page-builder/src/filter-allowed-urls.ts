/** The https address that a text is, when its host, port included, is one of some. */
const allowedHref = (text: unknown, hosts: readonly string[]): string | undefined => {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  const isAllowed = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isAllowed && hosts.includes(url.host) ? url.href : undefined;
};

/** The addresses of a list whose hosts are allowed, as a browser would request them; the rest is dropped. */
export const filterAllowedUrls = (list: unknown, hosts: readonly string[]): string[] =>
  Array.isArray(list)
    ? list.map((each) => allowedHref(each, hosts)).filter((href) => href !== undefined)
    : [];
