import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The files of a library that have to agree. */
type LibraryTexts = {
  readonly index: string;
  /** Everything below `src`, `index.ts` included. */
  readonly source: string;
  readonly readme: string;
};

/** Contracts and slices export something for each call: a schema, which the API's `/docs` list, and its generated hook. */
const libraryIndex = /^libs\/(?!(?:contract|data-access)\/)[^/]+\/[^/]+\/src\/index\.ts$/;

const hasExport = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredValues(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
  }
  if (!hasExport(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

const findExportedValues = (index: string): string[] =>
  ts
    .createSourceFile('index.ts', index, ts.ScriptTarget.Latest, true)
    .statements.flatMap((statement) => declaredValues(statement));

const findWords = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

/** What stands between backticks on one line, and whole blocks of code. */
const findCode = (text: string): string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, code]) => block ?? code ?? '');

const exportsSection = /\n## Exports\n(?<section>[\s\S]*?)(?=\n## |$)/;

/** Where a README and the exports of its library differ: a value that it leaves out, a name that the source does not have. */
export function findReadmeProblems(root: string, { index, source, readme }: LibraryTexts): string[] {
  const section = exportsSection.exec(readme)?.groups?.['section'];
  const listed = new Set(findCode(section ?? readme).flatMap(findWords));
  const known = new Set(findWords(source));
  const missing = findExportedValues(index).filter((name) => !listed.has(name));
  const gone = findCode(section ?? '').filter((code) => /^[A-Za-z]+$/.test(code) && !known.has(code));
  return [
    ...missing.map((name) => `${root}/README.md: list ${name}, which index.ts exports`),
    ...gone.map((name) => `${root}/README.md: ${name} is nowhere in src`),
  ];
}

/** Whether the README of every library lists the values that the library exports, and nothing that is gone. */
export async function checkReadmes(root: string, files: readonly string[]): Promise<string[]> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8').catch(() => '');
  const problems = files
    .filter((path) => libraryIndex.test(path))
    .map(async (path) => {
      const library = dirname(dirname(path));
      const sources = files.filter(
        (file) => file.startsWith(`${library}/src/`) && /\.(?:tsx?|json)$/.test(file),
      );
      const [index, readme, ...texts] = await Promise.all(
        [path, `${library}/README.md`, ...sources].map(read),
      );
      return findReadmeProblems(library, {
        index: index ?? '',
        readme: readme ?? '',
        source: texts.join('\n'),
      });
    });
  return (await Promise.all(problems)).flat();
}
