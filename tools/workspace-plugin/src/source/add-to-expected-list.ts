import ts from 'typescript';
import { parseSource, spliceText } from './source-file.ts';

const holdsEach = (node: ts.Node, values: readonly string[]): node is ts.ArrayLiteralExpression => {
  if (!ts.isArrayLiteralExpression(node)) return false;
  const elements = new Set(node.elements.map((each) => (ts.isStringLiteral(each) ? each.text : '')));
  return values.every((value) => elements.has(value));
};

/** Adds a value to the list in a case table that has all these values; returns the text unchanged if there is none. */
export function addToExpectedList(text: string, values: readonly string[], added: string): string {
  const find = (node: ts.Node): ts.ArrayLiteralExpression | undefined =>
    holdsEach(node, values) ? node : ts.forEachChild(node, find);
  const last = find(parseSource({ file: 'x.json', text }))?.elements.at(-1);
  return last ? spliceText(text, last.getEnd(), last.getEnd(), `,\n    "${added}"`) : text;
}
