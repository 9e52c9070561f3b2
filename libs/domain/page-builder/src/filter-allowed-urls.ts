/** Normalizes an https URL if its host, port included, is in the list; else undefined. */
const allowedHref = (text: unknown, hosts: readonly string[]): string | undefined => {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  const isAllowed = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isAllowed && hosts.includes(url.host) ? url.href : undefined;
};

/** Keeps the URLs with allowed hosts, normalized as a browser would request them. */
export const filterAllowedUrls = (list: unknown, hosts: readonly string[]): string[] =>
  Array.isArray(list)
    ? list.map((each) => allowedHref(each, hosts)).filter((href) => href !== undefined)
    : [];
