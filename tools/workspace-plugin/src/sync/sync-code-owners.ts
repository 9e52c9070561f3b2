import { createProjectGraphAsync } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { renderCodeOwners } from '../projects/render-code-owners.ts';

const file = 'CODEOWNERS';

/** Nx sync generator that updates CODEOWNERS from the projects and the scopes. */
export default async function syncCodeOwners(tree: Tree): Promise<{ outOfSyncMessage?: string }> {
  const { nodes } = await createProjectGraphAsync();
  const roots = Object.values(nodes)
    .map(({ data }) => data.root)
    .filter((root) => root !== '.');
  const text = renderCodeOwners(roots);
  if (tree.read(file, 'utf-8') === text) return {};
  tree.write(file, text);
  return { outOfSyncMessage: 'CODEOWNERS does not name the owners of all projects.' };
}
