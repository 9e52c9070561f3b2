import { categoryTree } from './data/category-tree.data.ts';

/**
 * Parses the names of all categories by key from a language's lines. Throws an error that names the line if it does not fit
 * the tree: a programmer's error.
 */
export function parseCategoryNames(lines: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const setName = (key: string, name: string | undefined, line: string) => {
    if (!name) throw new RangeError(`No name for the category ${key} in: ${line}`);
    names.set(key, name);
  };
  categoryTree.forEach((top, index) => {
    const line = lines[index] ?? '';
    const [topName, ...branches] = line.split(' / ');
    setName(top.key, topName, line);
    top.children.forEach((branch, place) => {
      const [branchName, leaves = ''] = branches[place]?.split(': ') ?? [];
      setName(branch.key, branchName, line);
      const names = leaves.split(' | ');
      if (names.length !== branch.children.length)
        throw new RangeError(`${branch.key} has ${branch.children.length} categories, not ${names.length}.`);
      branch.children.forEach((leaf, at) => setName(leaf.key, names[at], line));
    });
  });
  return names;
}
