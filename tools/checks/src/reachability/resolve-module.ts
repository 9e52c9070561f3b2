import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type PackageJson = { readonly name?: string; readonly exports?: Readonly<Record<string, string>> };

/** The file behind `@pasar/name/sub`, from the packages' `exports`. */
export type PackageEntries = ReadonlyMap<string, string>;

const manifestFile = /^(?:apps|e2e|tools)\/[^/]+\/package\.json$|^libs\/[^/]+\/[^/]+\/package\.json$/;

/** Returns the entries of every package among these files, with paths from the root. */
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

/** Resolves an import specifier to a file; undefined outside the workspace. */
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
