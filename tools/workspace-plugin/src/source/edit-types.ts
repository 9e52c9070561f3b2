import ts from 'typescript';
import { parseSource, requireDeclaration, spliceText } from './source-file.ts';
import type { SourceText } from './source-file.ts';

const isBody = (node: ts.Node): node is ts.TypeLiteralNode | ts.InterfaceDeclaration =>
  ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node);

const findBody = (node: ts.Node): ts.TypeLiteralNode | ts.InterfaceDeclaration | undefined =>
  isBody(node) ? node : ts.forEachChild(node, findBody);

/** Appends a member to a type or an interface. */
export function addMember(source: SourceText, name: string, member: string): string {
  const body = findBody(requireDeclaration(parseSource(source), name));
  if (!body) throw new Error(`${source.file}: ${name} has no members.`);
  const end = body.getEnd() - 1;
  return spliceText(source.text, end, end, `${member}\n`);
}

/** Tells whether a type or an interface has a member. */
export function hasMember(source: SourceText, name: string, member: string): boolean {
  const body = findBody(requireDeclaration(parseSource(source), name));
  return body?.members.some((each) => each.name?.getText() === member) ?? false;
}

const findUnion = (node: ts.Node): ts.UnionTypeNode | undefined =>
  ts.isUnionTypeNode(node) ? node : ts.forEachChild(node, findUnion);

/** Appends a type to a union type. */
export function addToUnion(source: SourceText, name: string, added: string): string {
  const union = findUnion(requireDeclaration(parseSource(source), name));
  if (!union) throw new Error(`${source.file}: ${name} has no union.`);
  return spliceText(source.text, union.getEnd(), union.getEnd(), ` | ${added}`);
}

/**
 * Appends a term to the expression that a function returns: `a | b` becomes `a | b | c`. The term may use the function's
 * parameters.
 */
export function addTerm(
  source: SourceText,
  name: string,
  operator: string,
  makeTerm: (parameters: readonly string[]) => string,
): string {
  const declaration = requireDeclaration(parseSource(source), name);
  const value = ts.isVariableStatement(declaration)
    ? declaration.declarationList.declarations[0]?.initializer
    : undefined;
  if (!value || !ts.isArrowFunction(value) || ts.isBlock(value.body))
    throw new Error(`${source.file}: ${name} gives no expression.`);
  const end = value.body.getEnd();
  const term = makeTerm(value.parameters.map((each) => each.name.getText()));
  return spliceText(source.text, end, end, ` ${operator} ${term}`);
}
