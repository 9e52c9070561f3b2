import type { Tree } from '@nx/devkit';
import { addExport } from '../source/edit-modules.ts';
import type { NamedImport } from '../source/edit-modules.ts';
import { addToReadme } from '../source/edit-readme.ts';
import { editFile } from './edit-file.ts';

/** Exports names from a library's index, and lists the exported values in its README. */
export function addToLibrary(
  tree: Tree,
  root: string,
  exported: readonly (NamedImport & { readonly purpose: string })[],
): void {
  for (const { purpose, ...named } of exported) {
    editFile(tree, `${root}/src/index.ts`, (source) => addExport(source, named));
    if (named.typeOnly) continue;
    for (const name of named.names) {
      editFile(tree, `${root}/README.md`, ({ text }) => addToReadme(text, name, purpose));
    }
  }
}
