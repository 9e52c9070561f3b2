import { expect, it } from 'vitest';
import { findListType } from './index.ts';

it.each([
  ['a search', 'search', '/search?keyword=mat', 0],
  ['a search for a picture', 'search', '/search?keyword=mat&imageId=rattan-1', 29],
  ['a search for no picture', 'search', '/search?imageId=', 0],
  ['only a search is by picture', 'collection', '/x-col.1?imageId=a', 0],
  ['daily discover', 'daily-discover', '/daily_discover', 2],
  ['similar products', 'find-similar-products', '/find_similar_products?itemid=1', 1],
  ['an order', 'purchase-order-detail', '/user/purchase/order/1', 15],
  ['bought items', 'buy-again', '/buy-again', 16],
  ['a name of an Object property', 'constructor', '/constructor', 0],
])('%s', (_, route, address, number) => {
  expect(findListType(route, address)).toBe(number);
});
