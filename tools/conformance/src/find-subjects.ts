import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subject } from './table.ts';

/** A library with a `./conformance` entry. */
export type ConformanceLibrary = {
  readonly name: string;
  readonly folder: string;
  /** The module that exports `subjects`. */
  readonly entry: string;
};

const readLibrary = async (folder: string): Promise<ConformanceLibrary | undefined> => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    name: string;
    exports?: Record<string, string | { default?: string }>;
  };
  const entry = manifest.exports?.['./conformance'];
  const module = typeof entry === 'object' ? entry.default : entry;
  return module === undefined ? undefined : { name: manifest.name, folder, entry: join(folder, module) };
};

/** Returns every domain library with a `./conformance` entry, sorted by name. */
export const findLibraries = async (root: string): Promise<ConformanceLibrary[]> => {
  const domain = join(root, 'libs/domain');
  const folders = (await readdir(domain)).toSorted().map((name) => join(domain, name));
  const libraries = await Promise.all(folders.map(readLibrary));
  return libraries.filter((library) => library !== undefined);
};

/** Loads the subjects of all libraries by name. Throws if two libraries define the same subject. */
export const loadSubjects = async (
  libraries: readonly ConformanceLibrary[],
): Promise<Map<string, Subject>> => {
  const all = new Map<string, Subject>();
  for (const { name, entry } of libraries) {
    const url = pathToFileURL(entry).href;
    const { subjects } = (await import(/* @vite-ignore */ url)) as { subjects: Record<string, Subject> };
    for (const [subject, run] of Object.entries(subjects)) {
      if (all.has(subject)) throw new Error(`${name}: the subject ${subject} has another library already`);
      all.set(subject, run);
    }
  }
  return all;
};
