import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { shopListAddress, shopListQuery } from './shop-search-data.ts';

it.each([
  ['everything', '', { shop: 11 }],
  ['a keyword', 'keyword=mat', { shop: 11, keyword: 'mat' }],
  ['another shop in the query is ignored', 'shop=12', { shop: 11 }],
  ['a category of the shop', 'originalCategoryId=5', { shop: 11, category: 5 }],
  ['a filter and an order', 'freeShipping=true&sortBy=sales', { shop: 11, sort_by: 'sales' }],
])('%s', (_, query, expected) => {
  const input = { params: { shopId: 11 }, query };
  expect(shopListQuery(input, { market: marketByCode('SG') })).toMatchObject(expected);
});

it('stays in the shop when filters change', () => {
  const { to } = shopListAddress({ params: { shopId: 11 }, query: 'keyword=mat&page=2' });
  expect(to({ sortBy: 'sales' })).toBe('/shop/11/search?sortBy=sales&keyword=mat');
});
