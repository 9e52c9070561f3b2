import type { Tree } from '@nx/devkit';
import { addRow, readRows, readTable, removeRow } from '../source/edit-table.ts';
import type { RowPosition } from '../source/edit-table.ts';
import type { SourceText } from '../source/source-file.ts';
import type { TableLocation } from '../workspace-paths.data.ts';
import { refuse } from './refuse.ts';

/** Returns a file's text. Refuses a file that does not exist. */
export function readText(tree: Tree, file: string): string {
  return tree.read(file, 'utf-8') ?? refuse(`There is no ${file}.`);
}

/** Applies an edit to a file's text. */
export function editFile(tree: Tree, file: string, edit: (source: SourceText) => string): void {
  tree.write(file, edit({ file, text: readText(tree, file) }));
}

/** Returns the names of a table's rows. */
export const rowNames = (tree: Tree, { file, name }: TableLocation): string[] =>
  readTable({ file, text: readText(tree, file) }, name);

/** Adds a row, `name: value` or a value, to a table. */
export function addTableRow(
  tree: Tree,
  place: TableLocation,
  row: { readonly name: string; readonly text: string; readonly position?: RowPosition },
): void {
  editFile(tree, place.file, (source) => addRow(source, place.name, { position: 'last', ...row }));
}

/** Removes a row from a table, if present. */
export function removeTableRow(tree: Tree, place: TableLocation, row: string): void {
  editFile(tree, place.file, (source) => removeRow(source, place.name, row));
}

/** Returns the source of a table's rows. */
export const rowSources = (tree: Tree, { file, name }: TableLocation): string[] =>
  readRows({ file, text: readText(tree, file) }, name);
