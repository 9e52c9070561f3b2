import { join } from 'node:path';
import { generateFiles, names, updateJson } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { workspacePaths } from '../../workspace-paths.data.ts';
import { addToLock } from '../../write/add-package.ts';
import { addToScope } from '../../write/add-scope.ts';
import { checkAbsent, checkName } from '../../write/check-input.ts';
import { finish } from '../../write/finish.ts';
import { readText } from '../../write/edit-file.ts';
import { linkPackage } from '../../write/link-package.ts';
import { refuse } from '../../write/refuse.ts';
import { toSentence, toTitle } from '../../write/words.ts';

type ConformancePackage = { readonly nx: { readonly implicitDependencies: readonly string[] } };

export type DomainLibraryOptions = {
  readonly name: string;
  readonly scope?: string;
  readonly owner?: string;
  readonly purpose?: string;
};

/** The conformance runner depends on every library with case tables. */
const addDependency =
  (packageName: string) =>
  ({ nx, ...rest }: ConformancePackage): ConformancePackage => ({
    ...rest,
    nx: { ...nx, implicitDependencies: [...nx.implicitDependencies, packageName].toSorted() },
  });

/** Adds a domain library with one rule, its case table and its owner. */
export default async function domainLibraryGenerator(
  tree: Tree,
  { name, scope = name, owner, purpose = toTitle(name) }: DomainLibraryOptions,
): Promise<GeneratorCallback> {
  checkName(name);
  const root = `${workspacePaths.domain}/${name}`;
  const packageName = `@pasar/${name}`;
  checkAbsent(tree, root);
  if (readText(tree, workspacePaths.lock).includes(`"node_modules/${packageName}"`))
    refuse(`There is a package ${packageName} already.`);
  addToScope(tree, name, scope, owner);
  addToLock(tree, root, packageName);
  updateJson(tree, workspacePaths.conformancePackage, addDependency(packageName));
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    name,
    className: names(name).className,
    purpose: toSentence(purpose),
  });
  const followUp = await finish(tree, 'references');
  return async () => {
    linkPackage(tree.root, packageName, root);
    await followUp();
  };
}
