import { expect, it } from 'vitest';
import { shopify } from './shopify.ts';

const read = (fields: Readonly<Record<string, string>>) =>
  shopify.readProduct(
    [{ line: 2, fields: { handle: 'cup', title: 'Cup', variant_price: '4', ...fields }, warnings: [] }],
    { currency: 'MYR', shop: 'Leaf', now: new Date(0) },
  ).product;

it.each([
  [
    "Shopify's category",
    { product_category: 'Arts, crafts > Cups', categories: 'Sale' },
    ['Arts, crafts', 'Cups'],
  ],
  ['the deepest of several categories', { categories: 'Sale, Home > Cups' }, ['Home', 'Cups']],
  ['no category', {}, []],
])('reads %s', (_, fields, path) => {
  expect(read(fields)?.categoryPath).toEqual(path);
});

it('reads the pictures of numbered columns after the first', () => {
  expect(read({ image_src: '1.jpg', additional_image_link: '2.jpg\n3.jpg' })?.pictures).toEqual([
    ...['1.jpg', '2.jpg', '3.jpg'],
  ]);
});

it('sells at the sale price', () => {
  const variant = read({ sale_price: '3' })?.variants[0];
  expect([variant?.price.amount, variant?.priceBeforeDiscount?.amount]).toEqual([300, 400]);
});
