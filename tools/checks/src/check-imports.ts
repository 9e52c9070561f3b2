import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findImportCycles } from './find-import-cycles.ts';
import { readImportGraph } from './read-imports.ts';
import type { ImportGraph } from './read-imports.ts';

type Manifest = { readonly pasar?: { readonly folders?: readonly string[] } };
type LayeredLibrary = { readonly source: string; readonly folders: readonly string[] };

const manifestFile = /^libs\/[^/]+\/[^/]+\/package\.json$/;

/** Reads the libraries that declare the order of their folders in `package.json`, lowest first. */
async function readLayeredLibraries(root: string, files: readonly string[]): Promise<LayeredLibrary[]> {
  const read = async (file: string): Promise<LayeredLibrary[]> => {
    const { pasar } = JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest;
    return pasar?.folders ? [{ source: `${dirname(file)}/src/`, folders: pasar.folders }] : [];
  };
  return (await Promise.all(files.filter((file) => manifestFile.test(file)).map(read))).flat();
}

/** Returns the folder of a code file below `source`; undefined for other files, and for files outside or directly in it. */
const findFolder = (source: string, file: string): string | undefined =>
  file.startsWith(source) ? /^([^/]+)\/.*\.tsx?$/.exec(file.slice(source.length))?.[1] : undefined;

function folderFaults(graph: ImportGraph, { source, folders }: LayeredLibrary): string[] {
  const faults = (file: string, imported: string): string[] => {
    const from = findFolder(source, file);
    const to = findFolder(source, imported);
    if (from === undefined || to === undefined) return [];
    if (!folders.includes(from) || !folders.includes(to))
      return [`${file}: an import between folders of which pasar.folders in package.json lacks one`];
    return folders.indexOf(to) > folders.indexOf(from)
      ? [`${file}: imports upward, ${imported} is in a higher folder`]
      : [];
  };
  return [...graph].flatMap(([file, imports]) => imports.flatMap((imported) => faults(file, imported)));
}

/**
 * Reports import cycles, type-only imports included, and imports from a higher folder in libraries that declare the order of
 * their folders.
 */
export async function checkImports(root: string, files: readonly string[]): Promise<string[]> {
  const graph = await readImportGraph(root, files);
  const cycles = findImportCycles(graph).map((path) => `import cycle: ${path.join(' → ')}`);
  const layered = await readLayeredLibraries(root, files);
  return [...cycles, ...layered.flatMap((library) => folderFaults(graph, library))];
}
