import type { Declaration, ImportedName, ModuleShape } from './declarations.ts';

/** Reads and resolves modules by path from the root. */
export type ModuleReader = {
  /** Undefined if it is not a TypeScript module. */
  readonly read: (path: string) => ModuleShape | undefined;
  readonly resolve: (importer: string, specifier: string) => string | undefined;
};

/** The declarations that may run once the entry points are loaded, by module. */
export type ReachedDeclarations = ReadonlyMap<string, ReadonlySet<Declaration>>;

/**
 * Follows every name that reached code uses, starting at the entry points: an unused export is not reached, even in a reached
 * module. A dynamically imported module is reached with all its exports.
 */
export function findReached(
  { read, resolve }: ModuleReader,
  entryPoints: readonly string[],
): ReachedDeclarations {
  const reached = new Map<string, Set<Declaration>>();
  const visitedExports = new Set<string>();
  const pending: (() => void)[] = [];

  const reachModule = (path: string): ModuleShape | undefined => {
    const shape = read(path);
    if (!shape || reached.has(path)) return shape;
    reached.set(path, new Set());
    for (const specifier of shape.effects) reachSpecifier(path, specifier);
    // Statements without names run as soon as their module is loaded.
    for (const each of shape.declarations) if (each.names.length === 0) reachDeclaration(path, shape, each);
    return shape;
  };
  const reachSpecifier = (importer: string, specifier: string): void => {
    const path = resolve(importer, specifier);
    if (path !== undefined) pending.push(() => reachModule(path));
  };
  const reachEverything = (path: string): void => {
    const shape = reachModule(path);
    if (!shape) return;
    for (const name of shape.exports.keys()) reachExport(path, name);
    for (const specifier of shape.exportAll) {
      const target = resolve(path, specifier);
      if (target !== undefined) reachEverything(target);
    }
  };
  const reachImported = (importer: string, { specifier, exported }: ImportedName): void => {
    const path = resolve(importer, specifier);
    if (path === undefined) return;
    pending.push(() => (exported === '*' ? reachEverything(path) : reachExport(path, exported)));
  };
  const reachExport = (path: string, name: string): void => {
    const key = `${path} ${name}`;
    if (visitedExports.has(key)) return;
    visitedExports.add(key);
    const shape = reachModule(path);
    const target = shape?.exports.get(name);
    if (shape && typeof target === 'string') reachName(path, shape, target);
    else if (target && typeof target !== 'string') reachImported(path, target);
    else for (const specifier of shape?.exportAll ?? []) reachImported(path, { specifier, exported: name });
  };
  const reachName = (path: string, shape: ModuleShape, name: string): void => {
    const imported = shape.imports.get(name);
    if (imported) reachImported(path, imported);
    for (const each of shape.declarations) if (each.names.includes(name)) reachDeclaration(path, shape, each);
  };
  const reachDeclaration = (path: string, shape: ModuleShape, declaration: Declaration): void => {
    const found = reached.get(path);
    if (!found || found.has(declaration)) return;
    found.add(declaration);
    for (const name of declaration.uses) reachName(path, shape, name);
    for (const specifier of declaration.dynamicImports) reachImported(path, { specifier, exported: '*' });
  };

  for (const path of entryPoints) pending.push(() => reachEverything(path));
  for (let next = pending.pop(); next; next = pending.pop()) next();
  return reached;
}
