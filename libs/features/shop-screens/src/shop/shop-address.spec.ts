import type { SearchChanges } from '@pasar/result-list';
import { expect, it } from 'vitest';
import { shopAddress } from './shop-address.ts';

const shop = { shopid: 11, username: 'anyam' };

it.each<[string, string, SearchChanges, string]>([
  ['the shop itself', '', {}, '/anyam'],
  ['an order', '', { sortBy: 'sales' }, '/anyam?sortBy=sales'],
  [
    'words within a collection',
    'shopCollection=3',
    { keyword: 'mat' },
    '/anyam?keyword=mat&shopCollection=3',
  ],
  ['without the collection', 'shopCollection=3&page=2', { shopCollection: undefined }, '/anyam'],
])('%s', (_, query, changes, address) => {
  expect(shopAddress(shop, query).to(changes)).toBe(address);
});

it('uses the id if the username is also a path of the store', () => {
  expect(shopAddress({ shopid: 11, username: 'cart' }, '').to({})).toBe('/shop/11');
});
