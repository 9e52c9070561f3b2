import ts from 'typescript';
import { findTableRows, insertRow } from './edit-table.ts';
import type { SourceText } from './source-file.ts';

/** A list in a row: the `languages` of the market with the `code` SG. */
export type RowList = {
  readonly table: string;
  readonly key: string;
  readonly value: string;
  readonly list: string;
};

const findProperty = (node: ts.Node, name: string): ts.Expression | undefined => {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((each) => each.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** Adds an entry to a list that is a property of an object: sorted, as the list is. */
export function addToListProperty(
  source: SourceText,
  table: string,
  property: string,
  entry: string,
): string {
  const row = findTableRows(source, table).find(({ name }) => name === property)?.node;
  const list = row && ts.isPropertyAssignment(row) ? row.initializer : undefined;
  if (!list || !ts.isArrayLiteralExpression(list))
    throw new Error(`${source.file}: ${table} has no list ${property}.`);
  return insertRow(source.text, list, { name: entry, text: `'${entry}'`, position: 'sorted' });
}

/** Appends an entry to a row's list; undefined if there is no such row. */
export function addToRowList(
  source: SourceText,
  { table, key, value, list }: RowList,
  entry: string,
): string | undefined {
  const holds = (node: ts.Node) => {
    const property = findProperty(node, key);
    return property !== undefined && ts.isStringLiteral(property) && property.text === value;
  };
  const row = findTableRows(source, table).find(({ node }) => holds(node))?.node;
  const found = row && findProperty(row, list);
  if (!found || !ts.isArrayLiteralExpression(found)) return undefined;
  return insertRow(source.text, found, { name: entry, text: `'${entry}'`, position: 'last' });
}
