import ts from 'typescript';
import { findTableRows } from './edit-table.ts';
import type { SourceText } from './source-file.ts';

const readName = (property: ts.ObjectLiteralElementLike): string => property.name?.getText() ?? '';

const holds = (node: ts.Node, key: string, value: string): node is ts.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (each) =>
      ts.isPropertyAssignment(each) &&
      readName(each) === key &&
      ts.isStringLiteral(each.initializer) &&
      each.initializer.text === value,
  );

/**
 * Returns the source of a list's row, copied from another row with other values (as source); properties without a value are
 * omitted.
 */
export function copyRow(
  source: SourceText,
  table: string,
  like: { readonly key: string; readonly value: string },
  changes: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const row = findTableRows(source, table)
    .map(({ node }) => node)
    .find((node) => holds(node, like.key, like.value));
  if (!row || !ts.isObjectLiteralExpression(row)) return undefined;
  const properties = row.properties.flatMap((each) => {
    if (!Object.hasOwn(changes, readName(each))) return each.getText();
    const value = changes[readName(each)];
    return value === undefined ? [] : `${readName(each)}: ${value}`;
  });
  return `{ ${properties.join(', ')} }`;
}
