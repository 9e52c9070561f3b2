import { expect, it } from 'vitest';
import { googleMerchant } from './google-merchant.ts';

const read = (fields: Readonly<Record<string, string>>) =>
  googleMerchant.readProduct(
    [{ line: 2, fields: { id: '1', title: 'Cup', price: '4', ...fields }, warnings: [] }],
    { currency: 'MYR', shop: 'Leaf', now: new Date(0) },
  ).product;

it.each([
  ['a path that may have commas', { product_type: 'Home, garden > Cups' }, ['Home, garden', 'Cups']],
  ['the deepest of several categories', { categories: 'Sale, Home > Cups' }, ['Home', 'Cups']],
  ['no category', {}, []],
])('reads %s', (_, fields, path) => {
  expect(read(fields)?.categoryPath).toEqual(path);
});

it('reads the short description of a product without another', () => {
  expect(read({ short_description: 'Blue' })?.description).toBe('Blue');
  expect(read({ short_description: 'Blue', description: 'A blue cup' })?.description).toBe('A blue cup');
});

it('keeps the price before the discount', () => {
  const variant = read({ compare_at_price: '5' })?.variants[0];
  expect([variant?.price.amount, variant?.priceBeforeDiscount?.amount]).toEqual([400, 500]);
});
