/** When and under which id the page's calls were made, and what its countdowns show. */
const timeDependent = [/"requestId":"[^"]*"/g, /"\w+TimeStamp":\d+/g, />\d{1,2}</g];

/** A page without what differs from answer to answer: its nonce, and what depends on the moment. */
export function normalizePage(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const withoutNonce = nonce === undefined ? html : html.replaceAll(nonce, 'NONCE');
  return timeDependent.reduce((text, pattern) => text.replace(pattern, ''), withoutNonce);
}

/** Where two pages differ first, with some of each; undefined when they are the same. */
export function firstDifference(page: string, expected: string): string | undefined {
  if (page === expected) return undefined;
  let at = 0;
  while (page[at] === expected[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
  return `"${around(page)}" instead of "${around(expected)}"`;
}
