/** Names of search engines, as the label before a public suffix (amb-referrer-list). @spec amb-referrer-list */
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

/** A referrer comes as an address or as a bare host. */
const parseReferrer = (referrer: string): URL | null =>
  URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(referrer) && !/^[^/]*:\d/.test(referrer) ? referrer : `https://${referrer}`,
  );

/** `com`, `sg`, `com.sg`, `co.id`: no name that anyone may register stands between the engine's and the end. */
const publicSuffix = /^(?:[a-z]{2,3}|(?:com?|net|org?|ne)\.[a-z]{2})$/;

const isSearchEngine = (hostname: string): boolean => {
  const labels = hostname.split('.');
  const at = labels.findLastIndex((label) => searchEngines.includes(label));
  return at >= 0 && publicSuffix.test(labels.slice(at + 1).join('.'));
};

/**
 * Where a visitor came from: a search engine is `organic`, any other site `referral`; without a readable referrer, or from
 * the own host, nothing (doc2 §2 Universal link).
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
