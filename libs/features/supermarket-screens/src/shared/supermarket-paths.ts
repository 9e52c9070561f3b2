import type { Category } from '@pasar/catalogue-api';
import { categoryTrail } from '@pasar/catalogue-api';
import { buildPath, slug } from '@pasar/routing-table';

/** The path of the trail's last category in the supermarket. Throws a RangeError if the trail is empty. */
export function supermarketTrailPath(trail: readonly Pick<Category, 'catid' | 'name'>[]): string {
  const [first, second, third] = trail;
  if (!first) throw new RangeError('The trail is empty.');
  const categoryName = slug(trail.at(-1)?.name ?? '') || 'c';
  const categoryId = first.catid;
  if (!second) return buildPath('supermarket-category-l1', { categoryName, categoryId });
  const subCategoryId = second.catid;
  if (!third) return buildPath('supermarket-category-l2', { categoryName, categoryId, subCategoryId });
  const l3CategoryId = third.catid;
  return buildPath('supermarket-category-l3', { categoryName, categoryId, subCategoryId, l3CategoryId });
}

/** The path of a category of any level in the supermarket. */
export const supermarketCategoryPath = (tree: readonly Category[], catid: number): string =>
  supermarketTrailPath(categoryTrail(tree, catid));
