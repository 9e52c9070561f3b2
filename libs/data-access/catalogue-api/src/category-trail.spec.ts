import { aCategoryTree } from '@pasar/builders';
import { expect, it } from 'vitest';
import { categoryTrail, childCategories, trailPath } from './category-trail.ts';

const tree = aCategoryTree();

it.each([
  ['a top category', 1, ['Home'], '/Home-cat.1'],
  ['the second level', 2, ['Home', 'Storage'], '/Storage-cat.1.2'],
  ['the third level', 3, ['Home', 'Storage', 'Baskets'], '/Baskets-cat.1.2.3'],
])('%s', (_, catid, names, path) => {
  const trail = categoryTrail(tree, catid);
  expect(trail.map(({ name }) => name)).toEqual(names);
  expect(trailPath(trail)).toBe(path);
});

it('an unknown category has no trail', () => {
  expect(categoryTrail(tree, 99)).toEqual([]);
});

it.each([
  [undefined, ['Home', 'Food']],
  [1, ['Storage']],
  [3, []],
])('below %s', (catid, names) => {
  expect(childCategories(tree, catid).map(({ name }) => name)).toEqual(names);
});
