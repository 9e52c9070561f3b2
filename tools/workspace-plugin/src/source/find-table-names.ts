import ts from 'typescript';
import { parseSource } from './source-file.ts';
import type { SourceText } from './source-file.ts';

/** Returns the names of a module's exported variables. */
export const findTableNames = (source: SourceText): string[] =>
  parseSource(source)
    .statements.filter(ts.isVariableStatement)
    .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));
