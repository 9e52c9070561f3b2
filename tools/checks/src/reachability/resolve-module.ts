import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type PackageJson = { readonly name?: string; readonly exports?: Readonly<Record<string, string>> };

/** Where `@pasar/name/sub` leads, by the packages' own `exports`. */
export type PackageEntries = ReadonlyMap<string, string>;

const manifestFile = /^(?:apps|e2e|tools)\/[^/]+\/package\.json$|^libs\/[^/]+\/[^/]+\/package\.json$/;

/** The entries of every package among these files, whose paths start at the root. */
export function packageEntries(root: string, files: readonly string[]): PackageEntries {
  return new Map(
    files
      .filter((file) => manifestFile.test(file))
      .flatMap((file) => {
        const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as PackageJson;
        return Object.entries(exports).map(([entry, target]): [string, string] => [
          `${name}${entry.slice(1)}`,
          join(dirname(file), target),
        ]);
      }),
  );
}

/** The file that a module imports by this specifier; undefined for what is not the workspace's own. */
export function resolveModule(
  root: string,
  entries: PackageEntries,
  importer: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return entries.get(specifier);
  const path = join(dirname(importer), specifier);
  return existsSync(join(root, path)) ? path : undefined;
}
