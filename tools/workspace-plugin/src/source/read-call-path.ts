import ts from 'typescript';
import { parseSource } from './source-file.ts';
import type { SourceText } from './source-file.ts';

const findPath = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'path' && ts.isStringLiteral(node.initializer)
    ? node.initializer.text
    : ts.forEachChild(node, findPath);

/** The first path that a slice of the wire asks. */
export const readCallPath = (source: SourceText): string | undefined => findPath(parseSource(source));
