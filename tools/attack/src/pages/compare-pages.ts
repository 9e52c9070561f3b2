/** A page without what differs from answer to answer: its nonce. */
export function withoutNonce(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  return nonce === undefined ? html : html.replaceAll(nonce, 'NONCE');
}

/** Where two pages differ first, with some of each; undefined when they are the same. */
export function firstDifference(page: string, expected: string): string | undefined {
  if (page === expected) return undefined;
  let at = 0;
  while (page[at] === expected[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
  return `"${around(page)}" instead of "${around(expected)}"`;
}
