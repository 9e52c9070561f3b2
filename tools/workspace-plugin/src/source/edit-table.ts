import ts from 'typescript';
import { parseSource, requireDeclaration, spliceText } from './source-file.ts';
import type { SourceText } from './source-file.ts';

type Table = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

const isTable = (node: ts.Node): node is Table =>
  ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

/** Returns the literal inside `as const`, `satisfies` and parentheses, or that an arrow function returns. */
const unwrap = (node: ts.Expression): ts.Expression => {
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? node : unwrap(node.body);
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
};

/** Returns the value of a variable, or the result of a function. */
function findValue(declaration: ts.Statement, name: string): ts.Expression | undefined {
  if (ts.isVariableStatement(declaration))
    return declaration.declarationList.declarations.find((each) => each.name.getText() === name)?.initializer;
  const statements = ts.isFunctionDeclaration(declaration) ? (declaration.body?.statements ?? []) : [];
  return statements.flatMap((each) => (ts.isReturnStatement(each) ? (each.expression ?? []) : [])).at(0);
}

function findTable(source: ts.SourceFile, name: string): Table {
  const value = findValue(requireDeclaration(source, name), name);
  const table = value && unwrap(value);
  if (!table || !isTable(table)) throw new Error(`${source.fileName}: ${name} is no object and no list.`);
  return table;
}

/** Returns a row's name: a property's key, a string in a list, else the row's source. */
export function rowName(row: ts.Node): string {
  if (ts.isPropertyAssignment(row) && (ts.isStringLiteral(row.name) || ts.isIdentifier(row.name)))
    return row.name.text;
  return ts.isStringLiteral(row) ? row.text : row.getText();
}

const listRows = (node: Table): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(node) ? node.elements : node.properties;

/** Returns the rows of a table with their names. */
export const findTableRows = (
  source: SourceText,
  name: string,
): { readonly name: string; readonly node: ts.Node }[] =>
  listRows(findTable(parseSource(source), name)).map((node) => ({ name: rowName(node), node }));

/** Returns the names of a table's rows. */
export const readTable = (source: SourceText, name: string): string[] =>
  findTableRows(source, name).map((row) => row.name);

/** Returns the source of a table's rows. */
export const readRows = (source: SourceText, name: string): string[] =>
  listRows(findTable(parseSource(source), name)).map((row) => row.getText());

/** Where to add a row: `sorted` by name, `first`, or `last`. */
export type RowPosition = 'sorted' | 'first' | 'last';

/** A row to add. */
export type NewRow = { readonly name: string; readonly text: string; readonly position: RowPosition };

/** Adds a row to an object or a list. Prettier formats it later. */
export function insertRow(text: string, table: Table, row: NewRow): string {
  const rows = listRows(table);
  const isBefore = (each: ts.Node) => row.position === 'first' || rowName(each) > row.name;
  const next = row.position === 'last' ? undefined : rows.find(isBefore);
  if (next) {
    const start = next.getStart(undefined, true);
    return spliceText(text, start, start, `${row.text},\n`);
  }
  const last = rows.at(-1);
  const end = table.getEnd() - 1;
  const withRow = spliceText(text, end, end, `${row.text},\n`);
  const needsComma = last && !text.slice(last.getEnd(), end).includes(',');
  return needsComma ? spliceText(withRow, last.getEnd(), last.getEnd(), ',') : withRow;
}

/** Adds a row to a table. */
export const addRow = (source: SourceText, name: string, row: NewRow): string =>
  insertRow(source.text, findTable(parseSource(source), name), row);

/** Removes a row from a table; returns the text unchanged if there is no such row. */
export function removeRow(source: SourceText, name: string, row: string): string {
  const rows = listRows(findTable(parseSource(source), name));
  const found = rows.find((each) => rowName(each) === row);
  if (!found) return source.text;
  const end = found.getEnd();
  const comma = source.text[end] === ',' ? 1 : 0;
  return spliceText(source.text, found.getFullStart(), end + comma, '');
}
