import { expect, it } from 'vitest';
import { robotsText } from './sitemap.ts';

type Rule = { readonly allows: boolean; readonly pattern: string };

const rules = robotsText('https://sg.example')
  .split('\n')
  .flatMap((line): Rule[] => {
    const { kind, pattern = '' } = /^(?<kind>Allow|Disallow): (?<pattern>.+)$/.exec(line)?.groups ?? {};
    return kind === undefined ? [] : [{ allows: kind === 'Allow', pattern }];
  });

/** Matches from the start of an address; `*` stands for any characters and a last `$` for the end. RFC 9309 §2.2.3 */
const toExpression = (pattern: string): RegExp => {
  const source = pattern
    .replace(/\$$/, '')
    .replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll('*', '.*');
  return new RegExp(`^${source}${pattern.endsWith('$') ? '$' : ''}`);
};

/** Whether a crawler may read an address: the longest rule that matches it applies. RFC 9309 §2.2.2 */
const isAllowed = (address: string): boolean =>
  rules
    .filter(({ pattern }) => toExpression(pattern).test(address))
    .sort((a, b) => b.pattern.length - a.pattern.length)[0]?.allows ?? true;

it.each([
  '/',
  '/cartera-de-piel-i.1.2',
  '/cart-for-children-i.1.2',
  '/checkout-counter-i.1.2?sp_atk=1',
  '/docs-holder-i.1.2',
  '/Food-cat.1',
  '/api/v4/pictures/1.webp',
])('lets search engines read %s', (address) => {
  expect(isAllowed(address)).toBe(true);
});

it.each([
  ...['/cart', '/checkout', '/docs'].flatMap((page) => [page, `${page}?from=1`, `${page}/`, `${page}/a`]),
  '/user/account',
  '/order/1',
  '/buyer/login',
  '/api/v4/cart/get',
])('keeps search engines from %s', (address) => {
  expect(isAllowed(address)).toBe(false);
});
