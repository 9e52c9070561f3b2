import { categoryTree } from '../data/category-tree.data.ts';
import type { CategoryLeaf, Thing } from '../data/category-tree.data.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { planThingPictures } from '../pictures/plan-pictures.ts';
import type { SpreadPicture } from '../pictures/compose-spread.ts';
import type { SeedContext } from './create-context.ts';
import type { CategoryRow } from './rows.ts';

/** A leaf with its ids from the top down, and the key of its top category. */
export type LeafCategory = {
  readonly leaf: CategoryLeaf;
  readonly top: string;
  readonly path: readonly number[];
};

type CategoryNode = {
  readonly key: string;
  readonly thing: Thing;
  readonly level: number;
  readonly path: number[];
  readonly position: number;
};

const firstThing = (leaf: CategoryLeaf | undefined): Thing => {
  const thing = leaf?.things[0];
  if (!thing) throw new RangeError('A category without things has no picture.');
  return thing;
};

/** Ids are the same in every market: 11, then two digits per level. */
function walkCategoryTree(): { nodes: CategoryNode[]; leaves: LeafCategory[] } {
  const nodes: CategoryNode[] = [];
  const leaves: LeafCategory[] = [];
  categoryTree.forEach((top, i) => {
    const one = 11_000_000 + (i + 1) * 10_000;
    nodes.push({
      key: top.key,
      thing: firstThing(top.children[0]?.children[0]),
      level: 1,
      path: [one],
      position: i,
    });
    top.children.forEach((branch, j) => {
      const two = one + (j + 1) * 100;
      nodes.push({
        key: branch.key,
        thing: firstThing(branch.children[0]),
        level: 2,
        path: [one, two],
        position: j,
      });
      branch.children.forEach((leaf, k) => {
        const path = [one, two, two + k + 1];
        nodes.push({ key: leaf.key, thing: firstThing(leaf), level: 3, path, position: k });
        leaves.push({ leaf, top: top.key, path });
      });
    });
  });
  return { nodes, leaves };
}

const { nodes, leaves } = walkCategoryTree();

/** All categories that contain items. */
export const leafCategories: readonly LeafCategory[] = leaves;

/** Returns the id of a category by its key. */
export const categoryId = (key: string): number => nodes.find((node) => node.key === key)?.path.at(-1) ?? 0;

/** Top categories have their own pictures, others use that of their first thing. */
export const categoryPictures: readonly SpreadPicture[] = nodes
  .filter(({ level }) => level === 1)
  .map(({ key, thing, position }) => ({
    id: `category-${key}`,
    shape: 'category',
    codes: [thing.code],
    ground: position,
  }));

const pickPicture = ({ key, level, thing }: CategoryNode) =>
  level === 1
    ? picture('category', `category-${key}`)
    : picture('thing', planThingPictures(thing)[0]?.id ?? '');

/** Creates the market's category rows, parents before children. */
export const makeCategories = ({ market, categoryNames, otherCategoryNames }: SeedContext): CategoryRow[] =>
  nodes.map((node) => ({
    market: market.code,
    catid: node.path.at(-1) ?? 0,
    parent_id: node.path.at(-2) ?? null,
    level: node.level,
    name: categoryNames.get(node.key) ?? node.key,
    names: Object.fromEntries(
      otherCategoryNames.map(([language, names]) => [language, names.get(node.key) ?? node.key]),
    ),
    picture: pickPicture(node),
    item_count: 0,
    path: node.path,
    position: node.position,
  }));
