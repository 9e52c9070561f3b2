import { workspaceRoot } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

/** Returns the real workspace as a tree with in-memory changes. */
export const createWorkspaceTree = (): Tree => new FsTree(workspaceRoot, false);

/** Runs a generator in memory, after the generators that it depends on; returns the changed files by path. */
export async function runGenerator<Options>(
  generator: (tree: Tree, options: Options) => unknown,
  options: Options,
  prepare: (tree: Tree) => Promise<unknown> = async () => undefined,
): Promise<Readonly<Record<string, string>>> {
  const tree = createWorkspaceTree();
  await prepare(tree);
  await generator(tree, options);
  const changes = tree.listChanges().map(({ path, content }) => [path, content?.toString('utf8') ?? '']);
  return Object.fromEntries(changes);
}
