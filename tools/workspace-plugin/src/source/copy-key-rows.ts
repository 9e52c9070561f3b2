import ts from 'typescript';
import { insertRow, rowName } from './edit-table.ts';
import { parseSource } from './source-file.ts';
import type { SourceText } from './source-file.ts';

/** A key to add to every table that has a row for each of `keys`. */
export type NewKey = {
  readonly keys: readonly string[];
  readonly key: string;
  /** The row whose value is copied. */
  readonly like: string;
};

/** Returns the object literals that have a row for every key, in the order of their ends. */
function findTables(node: ts.Node, keys: readonly string[]): ts.ObjectLiteralExpression[] {
  const inner = node.getChildren().flatMap((each) => findTables(each, keys));
  if (!ts.isObjectLiteralExpression(node)) return inner;
  const names = new Set(node.properties.map((each) => rowName(each)));
  return keys.every((key) => names.has(key)) ? [...inner, node] : inner;
}

const copyValue = (row: ts.Node): string =>
  ts.isPropertyAssignment(row) ? row.initializer.getText() : row.getText();

const renderRow = (key: string, value: string): string =>
  /^[A-Za-z]\w*$/.test(key) ? `${key}: ${value}` : `'${key}': ${value}`;

/**
 * Adds a row to each table of a source: each object literal with a row for every one of `keys` and none for the new one.
 * Returns the text unchanged if there is no such table.
 */
export function copyKeyRows(source: SourceText, { keys, key, like }: NewKey): string {
  if (!keys.every((each) => source.text.includes(each))) return source.text;
  return findTables(parseSource(source), keys).reduceRight((text, table) => {
    const row = table.properties.find((each) => rowName(each) === like);
    if (!row || table.properties.some((each) => rowName(each) === key)) return text;
    const added = renderRow(key, copyValue(row));
    return insertRow(text, table, { name: key, text: added, position: 'last' });
  }, source.text);
}
