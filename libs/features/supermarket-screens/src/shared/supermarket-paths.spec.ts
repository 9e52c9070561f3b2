import { aCategoryTree } from '@pasar/builders';
import { expect, it } from 'vitest';
import { supermarketCategoryPath, supermarketTrailPath } from './supermarket-paths.ts';

/** @spec amb-supermarket-category-paths */
it.each([
  [1, '/supermarket/Home-cat.1'],
  [2, '/supermarket/Storage-cat.1.2'],
  [3, '/supermarket/Baskets-cat.1.2.3'],
])('category %i has the path %s', (catid, path) => {
  expect(supermarketCategoryPath(aCategoryTree(), catid)).toBe(path);
});

it('a name without a slug still has a path', () => {
  expect(supermarketTrailPath([{ catid: 1, name: '&' }])).toBe('/supermarket/c-cat.1');
});

it('throws on an empty trail', () => {
  expect(() => supermarketCategoryPath(aCategoryTree(), 99)).toThrow(RangeError);
});
