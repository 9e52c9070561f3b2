import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The files of a library to compare. */
type LibraryTexts = {
  readonly index: string;
  /** All files below `src`, including `index.ts`. */
  readonly source: string;
  readonly readme: string;
};

/**
 * Contracts and slices are excluded: their exports are a schema for each call, listed in the API's `/docs`, and its generated
 * hook.
 */
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

/** Finds inline code and code blocks. */
const findCode = (text: string): string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, code]) => block ?? code ?? '');

const exportsSection = /\n## Exports\n(?<section>[\s\S]*?)(?=\n## |$)/;

/** Reports differences between a README and the library's exports: a missing value, or a name that is not in the source. */
export function findReadmeProblems(root: string, { index, source, readme }: LibraryTexts): string[] {
  const section = exportsSection.exec(readme)?.groups?.['section'];
  const listed = new Set(findCode(section ?? readme).flatMap(findWords));
  const known = new Set(findWords(source));
  const missing = findExportedValues(index).filter((name) => !listed.has(name));
  const gone = findCode(section ?? '').filter((code) => /^[A-Za-z]+$/.test(code) && !known.has(code));
  return [
    ...missing.map((name) => `${root}/README.md: list ${name}, which index.ts exports`),
    ...gone.map((name) => `${root}/README.md: ${name} is not in src`),
  ];
}

/** Checks that every library's README lists its exported values, and no name that has been removed. */
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
