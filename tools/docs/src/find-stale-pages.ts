import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocFile } from './generate-docs.ts';
import { docsFolder } from './generate-docs.ts';

const readIfPresent = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** Returns the pages that differ from their tables, and those that no longer have a table. */
export async function findStalePages(files: readonly DocFile[], root: string): Promise<string[]> {
  const old = await Promise.all(files.map(({ path }) => readIfPresent(join(root, path))));
  const names = await readdir(join(root, docsFolder)).catch(() => []);
  const currentPaths = new Set(files.map(({ path }) => path));
  return [
    ...files.filter(({ text }, index) => old[index] !== text).map(({ path }) => path),
    ...names.map((name) => `${docsFolder}/${name}`).filter((path) => !currentPaths.has(path)),
  ];
}
