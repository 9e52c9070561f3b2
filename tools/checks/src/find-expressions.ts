import ts from 'typescript';

/** A regular expression in a source file, and its line (from 1). */
export type Expression = {
  readonly source: string;
  readonly flags: string;
  readonly line: number;
};

type ExpressionMatch = Omit<Expression, 'line'>;

const ofLiteral = (text: string): ExpressionMatch => {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
};

const isMaker = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

const readText = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

const foundAt = (node: ts.Node, file: ts.SourceFile): ExpressionMatch | undefined => {
  if (ts.isRegularExpressionLiteral(node)) return ofLiteral(node.getText(file));
  if (!isMaker(node)) return undefined;
  const source = readText(node.arguments?.[0]);
  return source === undefined ? undefined : { source, flags: readText(node.arguments?.[1]) ?? '' };
};

/** Finds every regular-expression literal in a TypeScript source, and every `RegExp` created from a string literal. */
export const findExpressions = (path: string, text: string): Expression[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = foundAt(node, file);
    if (expression) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ ...expression, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
