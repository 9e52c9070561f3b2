import { categoryPath } from '@pasar/routing-table';
import type { Category } from './catalogue-api.ts';

/** The categories from the top level down to the given one; empty if it is not in the tree. */
export function categoryTrail(tree: readonly Category[], catid: number): readonly Category[] {
  const category = tree.find((one) => one.catid === catid);
  if (!category) return [];
  const above = category.parent_id === undefined ? [] : categoryTrail(tree, category.parent_id);
  return [...above, category];
}

/** The child categories of one, or the top-level ones. */
export const childCategories = (tree: readonly Category[], catid?: number): readonly Category[] =>
  tree.filter(({ parent_id }) => parent_id === catid);

/** The path of the last category of a trail. Throws on an empty one. */
export function trailPath(trail: readonly Pick<Category, 'catid' | 'name'>[]): string {
  const [first, ...below] = trail;
  if (!first) throw new RangeError('The trail is empty.');
  const name = trail.at(-1)?.name ?? first.name;
  return categoryPath({ name, ids: [first.catid, below[0]?.catid, below[1]?.catid] });
}
