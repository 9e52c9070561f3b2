import { visitNotIgnoredFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { copyKeyRows } from '../source/copy-key-rows.ts';
import type { NewKey } from '../source/copy-key-rows.ts';
import type { SourceText } from '../source/source-file.ts';
import { readText } from './edit-file.ts';

/**
 * Adds a key to every table of the libraries that has a row for each of the known keys, for example for each market.
 * `prepare` may edit a table's file before, and choose another value than a copy.
 */
export function addKey(
  tree: Tree,
  newKey: NewKey,
  prepare: (source: SourceText) => { readonly text: string; readonly value?: string } = ({ text }) => ({
    text,
  }),
): void {
  visitNotIgnoredFiles(tree, 'libs', (file) => {
    if (!/\.tsx?$/.test(file)) return;
    const source = { file, text: readText(tree, file) };
    if (copyKeyRows(source, newKey) === source.text) return;
    const { text, value } = prepare(source);
    tree.write(file, copyKeyRows({ file, text }, { ...newKey, value }));
  });
}
