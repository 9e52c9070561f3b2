import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** `chunks` of a package.json: globs below `src` by chunk. A glob with `!` excludes modules that earlier ones match. */
type ChunkMarkers = Readonly<Record<string, readonly string[]>>;

/** Translations are modules as well, but are grouped by language. */
const isGrouped = (file: string): boolean => /\.(tsx?|css)$/.test(file);

function matchFiles(folder: string, patterns: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const isExclusion = pattern.startsWith('!');
    const found = globSync(isExclusion ? pattern.slice(1) : pattern, { cwd: folder }).filter(isGrouped);
    if (found.length === 0) throw new Error(`${folder}: no module matches "${pattern}" of \`chunks\`.`);
    for (const file of found)
      if (isExclusion) files.delete(join(folder, file));
      else files.add(join(folder, file));
  }
  return files;
}

/**
 * Returns the chunk of each module that its package marks, by path; if several globs match, the last one wins. Throws for a
 * chunk that is not in `names`, and for a glob without matches.
 */
export function readChunkMarkers(workspace: string, names: readonly string[]): ReadonlyMap<string, string> {
  const chunkByModule = new Map<string, string>();
  for (const manifest of globSync('{apps/*,libs/*/*}/package.json', { cwd: workspace })) {
    const file = join(realpathSync(workspace), manifest);
    const { chunks = {} } = JSON.parse(readFileSync(file, 'utf8')) as { readonly chunks?: ChunkMarkers };
    for (const [name, patterns] of Object.entries(chunks)) {
      if (!names.includes(name))
        throw new Error(`${manifest}: "${name}" is no chunk of ${names.join(', ')}.`);
      for (const path of matchFiles(join(file, '../src'), patterns)) chunkByModule.set(path, name);
    }
  }
  return chunkByModule;
}
