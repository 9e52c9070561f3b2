import ts from 'typescript';
import { insertRow } from './edit-table.ts';
import { parseSource } from './source-file.ts';
import type { SourceText } from './source-file.ts';

const isExpectation = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'toEqual' &&
  node.getText().includes('Object.keys(');

function findList(node: ts.Node): ts.ArrayLiteralExpression | undefined {
  const [argument] = isExpectation(node) ? node.arguments : [];
  if (argument && ts.isArrayLiteralExpression(argument)) return argument;
  return ts.forEachChild(node, findList);
}

/** The text of an index.spec.ts that expects one export more; the same text where the spec reads the README. */
export function addExpectedExport(source: SourceText, name: string): string {
  const list = findList(parseSource(source));
  return list ? insertRow(source.text, list, { name, text: `'${name}'`, position: 'sorted' }) : source.text;
}
