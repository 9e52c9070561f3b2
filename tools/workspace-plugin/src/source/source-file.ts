import ts from 'typescript';

/** A source file as text; its name determines whether it may contain JSX. */
export type SourceText = { readonly file: string; readonly text: string };

export const parseSource = ({ file, text }: SourceText): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Replaces the text between two offsets. */
export const spliceText = (text: string, start: number, end: number, inserted: string): string =>
  text.slice(0, start) + inserted + text.slice(end);

/** Finds the top-level statement that declares a name: a variable, a function or a type. */
export function findDeclaration(source: ts.SourceFile, name: string): ts.Statement | undefined {
  return source.statements.find((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.some((each) => each.name.getText() === name);
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name?.text === name;
  });
}

/** Finds the declaration of a name. Throws, with a suggestion, if there is none. */
export function requireDeclaration(source: ts.SourceFile, name: string): ts.Statement {
  const found = findDeclaration(source, name);
  if (!found)
    throw new Error(
      `${source.fileName} declares no ${name}. If it was renamed, correct tools/workspace-plugin/src/workspace-paths.data.ts.`,
    );
  return found;
}
