import { expect, it } from 'vitest';
import { wooCommerce } from './woo-commerce.ts';

const readCategory = (categories: string) =>
  wooCommerce.readProduct(
    [
      {
        line: 2,
        fields: { id: '1', type: 'simple', name: 'Cup', regular_price: '4', in_stock: '1', categories },
        warnings: [],
      },
    ],
    { currency: 'MYR', shop: 'Leaf', now: new Date(0) },
  ).product?.categoryPath;

it.each([
  ['the deepest category', 'Kitchen, Home > Cups > Mugs, Sale', ['Home', 'Cups', 'Mugs']],
  ['the first of several', 'Kitchen, Sale', ['Kitchen']],
  ['a category with a comma', 'Cups\\, mugs', ['Cups, mugs']],
  ['no category', '', []],
])('reads %s', (_, categories, path) => {
  expect(readCategory(categories)).toEqual(path);
});
