import { workspaceRoot } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';

/** The real workspace as a tree whose changes stay in memory. */
export const createWorkspaceTree = (): Tree => new FsTree(workspaceRoot, false);

/** Runs a generator on the workspace, in memory, after what it builds on; gives the files that it changed, by path. */
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
