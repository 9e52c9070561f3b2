import type { Tree } from '@nx/devkit';
import { findTableNames } from '../source/find-table-names.ts';
import { readTextProperty } from '../source/read-row.ts';
import { readText } from './edit-file.ts';
import { refuse } from './refuse.ts';

/** Returns the translations of a screen library: the variable that loads them, and the namespace that components use. */
export function readNamespace(
  tree: Tree,
  root: string,
): { readonly variable: string; readonly name: string } {
  const file = `${root}/src/translations.ts`;
  const source = { file, text: readText(tree, file) };
  const [variable = ''] = findTableNames(source);
  const name = readTextProperty(source, variable, 'name');
  return name === undefined ? refuse(`${file} exports no texts with a name.`) : { variable, name };
}
