import { expect, it } from 'vitest';
import { shopTabPath } from './shop-tab-path.ts';
import { shopTabs } from './shop-tabs.data.ts';

it('every tab of a shop has a path', () => {
  const shop = { shopid: 11, username: 'anyam' };
  expect(shopTabs.map(({ tab }) => shopTabPath(shop, tab))).toEqual([
    '/anyam',
    '/shop/11/search',
    '/shop/11/category',
    '/shop/11/rating',
    '/shop/11/details',
  ]);
});
