/** Names of search engines: the label before the public suffix (amb-referrer-list). @spec amb-referrer-list */
export const searchEngines: readonly string[] = [
  'google',
  'bing',
  'yahoo',
  'baidu',
  'duckduckgo',
  'yandex',
  'naver',
  'coccoc',
];

/** @spec referrer-source */
export type ReferrerSource = 'organic' | 'referral';

/** A referrer may be a URL or a bare host. */
const parseReferrer = (referrer: string): URL | null =>
  URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(referrer) && !/^[^/]*:\d/.test(referrer) ? referrer : `https://${referrer}`,
  );

/**
 * `com`, `sg`, `com.sg`, `co.id`: the public suffix directly after the engine's name, so that nobody can register a lookalike.
 */
const publicSuffix = /^(?:[a-z]{2,3}|(?:com?|net|org?|ne)\.[a-z]{2})$/;

const isSearchEngine = (hostname: string): boolean => {
  const labels = hostname.split('.');
  const at = labels.findLastIndex((label) => searchEngines.includes(label));
  return at >= 0 && publicSuffix.test(labels.slice(at + 1).join('.'));
};

/**
 * The source of a visitor: `organic` for a search engine, `referral` for any other site; undefined for the site's own host and
 * without a valid referrer (doc2 §2 Universal link).
 *
 * @spec referrer-mapping amb-referrer-list
 */
export const referrerSource = (
  referrer: string | null | undefined,
  host: string,
): ReferrerSource | undefined => {
  const from = referrer ? parseReferrer(referrer) : null;
  if (!from?.host || from.host === URL.parse(`https://${host}`)?.host) return undefined;
  return isSearchEngine(from.hostname) ? 'organic' : 'referral';
};
