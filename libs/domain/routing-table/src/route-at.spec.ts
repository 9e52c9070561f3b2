import { expect, it } from 'vitest';
import { routeAt } from './route-at.ts';

it.each([
  ['/', 'home'],
  ['/supermarket', 'supermarket'],
  ['/supermarket/?from=home#top', 'supermarket'],
  ['/supermarket/deals', 'supermarket-deals'],
  ['/no/such/page', undefined],
])('%s is %s', (url, route) => {
  expect(routeAt(url)).toBe(route);
});
