import { visitNotIgnoredFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { copyKeyRows } from '../source/copy-key-rows.ts';
import type { NewKey } from '../source/copy-key-rows.ts';
import { readText } from './edit-file.ts';

/** Adds a key to every table of the libraries that has a row for each of the known keys, for example for each market. */
export function addKey(tree: Tree, newKey: NewKey): void {
  visitNotIgnoredFiles(tree, 'libs', (file) => {
    if (!/\.tsx?$/.test(file)) return;
    const text = readText(tree, file);
    const added = copyKeyRows({ file, text }, newKey);
    if (added !== text) tree.write(file, added);
  });
}
