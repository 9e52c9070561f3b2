import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The workspace that contains this tool. */
export const workspaceRoot: string = join(import.meta.dirname, '../../..');

const areas = ['apps', 'docs', 'e2e', 'libs', 'tools'];
const skipped = new Set(['node_modules', 'dist', 'test-results', 'storybook-static', 'playwright-report']);

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries
    .filter(({ name }) => !skipped.has(name) && !name.startsWith('.'))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(nested)).flat();
};

/** Returns the paths of the workspace's source files from its root, sorted, without built or installed files. */
export const workspaceFiles = async (root: string = workspaceRoot): Promise<string[]> => {
  const found = await Promise.all(areas.map((area) => listFiles(join(root, area))));
  return found
    .flat()
    .map((path) => relative(root, path))
    .toSorted();
};
