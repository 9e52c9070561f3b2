import { buildPath } from './build-path.ts';
import { slug } from './slug.ts';

/** Ids from the first level down. */
export type CategoryIds = readonly [number, number?, number?];

/** The path of a category page, one to three levels deep (doc1 §2.7). A name without valid characters becomes `c`. */
export const categoryPath = ({ name, ids }: { name: string; ids: CategoryIds }): string => {
  const [categoryId, subCategoryId, l3CategoryId] = ids;
  const categoryName = slug(name) || 'c';
  if (subCategoryId === undefined) return buildPath('category', { categoryName, categoryId });
  if (l3CategoryId === undefined)
    return buildPath('category-l2', { categoryName, categoryId, subCategoryId });
  return buildPath('category-l3', { categoryName, categoryId, subCategoryId, l3CategoryId });
};
