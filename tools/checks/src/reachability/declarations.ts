import ts from 'typescript';

/** An imported name: one export of another module, or all of them (`import * as x`). */
export type ImportedName = { readonly specifier: string; readonly exported: string | '*' };

/** A top-level statement of a module, with the names that it uses. */
export type Declaration = {
  /** Names that it declares; empty for a statement that only has side effects. */
  readonly names: readonly string[];
  /** Lines from 1, including the comments above it. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly uses: ReadonlySet<string>;
  /** Dynamic imports (`import('…')`). */
  readonly dynamicImports: readonly string[];
};

/** The parts of a module that affect reachability. */
export type ModuleShape = {
  readonly declarations: readonly Declaration[];
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Exported name to local name, or to a name of another module. */
  readonly exports: ReadonlyMap<string, string | ImportedName>;
  /** Modules that are re-exported as a whole, or imported for their side effects. */
  readonly exportAll: readonly string[];
  readonly effects: readonly string[];
};

const readText = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) ? node.text : undefined;

const bindingNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bindingNames(element.name)));

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bindingNames(name));
  const { name } = statement as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function findUses(statement: ts.Statement): { uses: Set<string>; dynamicImports: string[] } {
  const uses = new Set<string>();
  const dynamicImports: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) uses.add(node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const specifier = node.arguments[0] && readText(node.arguments[0]);
      if (specifier !== undefined) dynamicImports.push(specifier);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return { uses, dynamicImports };
}

const hasModifier = (statement: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((each) => each.kind === kind);

function readImport(
  statement: ts.ImportDeclaration,
  imports: Map<string, ImportedName>,
  effects: string[],
): void {
  const specifier = readText(statement.moduleSpecifier) ?? '';
  const clause = statement.importClause;
  if (!clause) effects.push(specifier);
  if (clause?.name) imports.set(clause.name.text, { specifier, exported: 'default' });
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    imports.set(bindings.name.text, { specifier, exported: '*' });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { specifier, exported: (propertyName ?? name).text });
}

function readExport(
  statement: ts.ExportDeclaration,
  exports: Map<string, string | ImportedName>,
  exportAll: string[],
): void {
  const specifier = statement.moduleSpecifier && readText(statement.moduleSpecifier);
  if (!statement.exportClause) exportAll.push(specifier ?? '');
  else if (ts.isNamedExports(statement.exportClause))
    for (const { name, propertyName } of statement.exportClause.elements) {
      const local = (propertyName ?? name).text;
      exports.set(name.text, specifier === undefined ? local : { specifier, exported: local });
    }
  else if (specifier !== undefined)
    exports.set(statement.exportClause.name.text, { specifier, exported: '*' });
}

/** Reads the declarations, imports and exports of a TypeScript module from its syntax alone, without resolving types. */
export function readModule(path: string, text: string): ModuleShape {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findLine = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const imports = new Map<string, ImportedName>();
  const exports = new Map<string, string | ImportedName>();
  const exportAll: string[] = [];
  const effects: string[] = [];
  const declarations: Declaration[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, imports, effects);
    if (ts.isExportDeclaration(statement)) readExport(statement, exports, exportAll);
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) continue;
    const isDefault =
      ts.isExportAssignment(statement) || hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
    const names = [...declaredNames(statement), ...(isDefault ? ['default'] : [])];
    if (isDefault || hasModifier(statement, ts.SyntaxKind.ExportKeyword))
      for (const name of names) exports.set(name, name);
    declarations.push({
      names,
      firstLine: findLine(statement.getFullStart()),
      lastLine: findLine(statement.end),
      ...findUses(statement),
    });
  }
  return { declarations, imports, exports, exportAll, effects };
}
