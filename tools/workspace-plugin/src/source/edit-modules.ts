import ts from 'typescript';
import { parseSource, requireDeclaration, spliceText } from './source-file.ts';
import type { SourceText } from './source-file.ts';

/** A name to import from or to export from a module. */
export type NamedImport = {
  readonly names: readonly string[];
  readonly module: string;
  readonly typeOnly?: boolean;
};

type Statement = ts.ImportDeclaration | ts.ExportDeclaration;

const readModuleSpecifier = (statement: Statement): string =>
  statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : '';

/** Sorts packages before relative modules, each alphabetically. */
const sortKey = (module: string): string => `${module.startsWith('.') ? 1 : 0}${module}`;

function addStatement(
  { text }: SourceText,
  statements: readonly Statement[],
  module: string,
  line: string,
): string {
  const next = statements.find((each) => sortKey(readModuleSpecifier(each)) > sortKey(module));
  const last = statements.at(-1);
  if (next) return spliceText(text, next.getStart(), next.getStart(), `${line}\n`);
  const end = last?.getEnd() ?? 0;
  return spliceText(text, end, end, last ? `\n${line}` : `${line}\n`);
}

const findNamedBindings = (statement: Statement): ts.NamedImports | ts.NamedExports | undefined => {
  const list = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return list && (ts.isNamedImports(list) || ts.isNamedExports(list)) ? list : undefined;
};

const isTypeOnly = (statement: Statement): boolean =>
  ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : statement.isTypeOnly;

function addNames(source: SourceText, word: 'import' | 'export', added: NamedImport): string {
  const parsed = parseSource(source);
  const statements: readonly Statement[] =
    word === 'import'
      ? parsed.statements.filter(ts.isImportDeclaration)
      : parsed.statements.filter(ts.isExportDeclaration);
  const { names, module, typeOnly = false } = added;
  const same = statements.find(
    (each) => readModuleSpecifier(each) === module && isTypeOnly(each) === typeOnly,
  );
  const braces = same && findNamedBindings(same);
  if (!braces) {
    const line = `${word} ${typeOnly ? 'type ' : ''}{ ${names.join(', ')} } from '${module}';`;
    return addStatement(source, statements, module, line);
  }
  const known = braces.elements.map((element) => element.getText());
  const all = [...known, ...names.filter((name) => !known.includes(name))].toSorted((one, other) =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
  return spliceText(source.text, braces.getStart(), braces.getEnd(), `{ ${all.join(', ')} }`);
}

/** Adds names to the import statement of a module, or a new statement. */
export const addImport = (source: SourceText, imported: NamedImport): string =>
  addNames(source, 'import', imported);

/** Adds names to the export statement of a module in an index, or a new statement. */
export const addExport = (source: SourceText, exported: NamedImport): string =>
  addNames(source, 'export', exported);

/** Appends lines to a function's body. */
export function addToFunction(source: SourceText, name: string, lines: string): string {
  const declaration = requireDeclaration(parseSource(source), name);
  if (!ts.isFunctionDeclaration(declaration) || !declaration.body)
    throw new Error(`${source.file}: ${name} is no function.`);
  const end = declaration.body.getEnd() - 1;
  return spliceText(source.text, end, end, `${lines}\n`);
}

/** Inserts lines before a declaration and its comment. */
export function addBefore(source: SourceText, name: string, lines: string): string {
  const declaration = requireDeclaration(parseSource(source), name);
  const [comment] = ts.getJSDocCommentsAndTags(declaration);
  const start = comment?.getStart() ?? declaration.getStart();
  return spliceText(source.text, start, start, `${lines}\n`);
}

/** Returns a function's parameters as source, without types. */
export function readParameters(source: SourceText, name: string): string[] {
  const declaration = requireDeclaration(parseSource(source), name);
  return ts.isFunctionDeclaration(declaration)
    ? declaration.parameters.map((each) => each.name.getText())
    : [];
}
