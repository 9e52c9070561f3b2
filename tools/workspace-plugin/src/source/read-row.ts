import ts from 'typescript';
import { findTableRows } from './edit-table.ts';
import { findDeclaration, parseSource } from './source-file.ts';
import type { SourceText } from './source-file.ts';

/** Returns the string in a property of a table's row: the `path` of the row `cart`. */
export function readRowText(
  source: SourceText,
  table: string,
  row: string,
  property: string,
): string | undefined {
  const found = findTableRows(source, table).find(({ name }) => name === row)?.node;
  if (!found || !ts.isPropertyAssignment(found) || !ts.isObjectLiteralExpression(found.initializer))
    return undefined;
  const assignment = found.initializer.properties.find((each) => each.name?.getText() === property);
  return assignment && ts.isPropertyAssignment(assignment) && ts.isStringLiteral(assignment.initializer)
    ? assignment.initializer.text
    : undefined;
}

/** Returns the string in a property of an object. */
export function readTextProperty(source: SourceText, name: string, property: string): string | undefined {
  const node = findTableRows(source, name).find((row) => row.name === property)?.node;
  return node && ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)
    ? node.initializer.text
    : undefined;
}

/** Returns the string value of a variable. */
export function readConstant(source: SourceText, name: string): string | undefined {
  const declaration = findDeclaration(parseSource(source), name);
  const value =
    declaration && ts.isVariableStatement(declaration)
      ? declaration.declarationList.declarations[0]?.initializer
      : undefined;
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}
