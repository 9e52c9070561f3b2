import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The relative imports of each source file, as paths from the workspace root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sourceFile = /\/src\/.*\.tsx?$/;

/** Returns the files that a file imports by a relative path: statically, dynamically, or type-only. */
async function readImports(root: string, file: string): Promise<string[]> {
  const { importedFiles } = ts.preProcessFile(await readFile(join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName));
}

/** Reads the relative imports of every TypeScript file. ESLint checks imports of other packages. */
export async function readImportGraph(root: string, files: readonly string[]): Promise<ImportGraph> {
  const sources = files.filter((file) => sourceFile.test(file));
  return new Map(
    await Promise.all(sources.map(async (file) => [file, await readImports(root, file)] as const)),
  );
}
