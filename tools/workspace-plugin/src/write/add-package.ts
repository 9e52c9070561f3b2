import { updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { workspacePaths } from '../workspace-paths.data.ts';

type Lock = { readonly packages: Readonly<Record<string, object>> };

const byName = ([one]: readonly [string, object], [other]: readonly [string, object]): number =>
  one.localeCompare(other, 'en');

/** Adds a workspace package to the lock file, as `npm install` would. */
export function addToLock(tree: Tree, root: string, name: string): void {
  updateJson<Lock>(tree, workspacePaths.lock, (lock) => {
    const entries = Object.entries({
      ...lock.packages,
      [root]: { name, version: '0.0.0' },
      [`node_modules/${name}`]: { resolved: root, link: true },
    });
    return { ...lock, packages: Object.fromEntries(entries.toSorted(byName)) };
  });
}
