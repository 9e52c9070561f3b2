import { isObject } from '@pasar/json';

/** Timestamps and request ids of the page's calls. */
const isOfTheMoment = (name: string): boolean =>
  name === 'requestId' || name === 'server_time' || name.endsWith('TimeStamp');

/** Query dependencies and formatted texts, whose order depends on when responses and cards arrived. */
const isInOrderOfArrival = (name: string): boolean => name === 'provided' || name === 'written';

/** The texts of countdowns, which differ between two pages when a minute ends. */
const countdownTexts = 'hoursAndMinutes';

/** Sorts texts, or pairs of texts, without those of countdowns. */
const sortTexts = (name: string, value: unknown): unknown => {
  if (name === countdownTexts) return undefined;
  return Array.isArray(value) ? value.toSorted() : value;
};

/** Returns a value without its volatile fields, with keys in alphabetical order. */
function plainValue(name: string, value: unknown): unknown {
  if (isOfTheMoment(name)) return undefined;
  if (isInOrderOfArrival(name)) return JSON.parse(JSON.stringify(value, sortTexts));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function plainJson(text: string): string {
  const sorted: unknown = JSON.parse(JSON.stringify(JSON.parse(text), plainValue));
  return JSON.stringify(sorted, plainValue);
}

const embedded = /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/gs;
const countdown = /(<span[^>]*role="timer"[^>]*>)(?:<span[^>]*>[^<]*<\/span>)*/g;

/** Removes what differs between responses: the nonce and volatile fields. */
export function normalizePage(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const withoutNonce = nonce === undefined ? html : html.replaceAll(nonce, 'NONCE');
  return withoutNonce
    .replace(countdown, '$1')
    .replace(embedded, (_, open: string, json: string, close: string) => open + plainJson(json) + close);
}

/** Returns an excerpt of the first difference between two pages, or undefined if they are equal. */
export function firstDifference(page: string, expected: string): string | undefined {
  if (page === expected) return undefined;
  let at = 0;
  while (page[at] === expected[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
  return `"${around(page)}" instead of "${around(expected)}"`;
}
