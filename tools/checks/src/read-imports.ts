import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** The imports of each source file that lead to files of the workspace, as paths from its root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

type Manifest = { readonly name?: string; readonly exports?: Readonly<Record<string, string>> };

const sourceFile = /\/src\/.*\.tsx?$/;

/** Reads which file each package entry stands for: `@pasar/page-screens/hero` is a file of `page-screens`. */
async function readEntries(root: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const manifests = files.filter((file) => posix.basename(file) === 'package.json');
  const read = async (file: string): Promise<(readonly [string, string])[]> => {
    const { name = '', exports = {} } = JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest;
    return Object.entries(exports).map(
      ([entry, source]) => [posix.join(name, entry), posix.join(dirname(file), source)] as const,
    );
  };
  return new Map((await Promise.all(manifests.map(read))).flat());
}

/** Reads the imports of every TypeScript file, static, dynamic and type-only, by a path or by a package's name. */
export async function readImportGraph(root: string, files: readonly string[]): Promise<ImportGraph> {
  const entries = await readEntries(root, files);
  const resolve = (file: string, imported: string): string | undefined =>
    imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : entries.get(imported);
  const readImports = async (file: string): Promise<readonly [string, string[]]> => {
    const { importedFiles } = ts.preProcessFile(await readFile(join(root, file), 'utf8'), true, true);
    return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])];
  };
  return new Map(await Promise.all(files.filter((file) => sourceFile.test(file)).map(readImports)));
}
