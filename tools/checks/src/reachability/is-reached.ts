import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from './declarations.ts';
import type { ModuleShape } from './declarations.ts';
import { entryPoints } from './entry-points.data.ts';
import { findReached } from './find-reached.ts';
import { packageEntries, resolveModule } from './resolve-module.ts';

/** Whether an app reaches the code at a line (from 1); a comment belongs to the code below or around it. */
export type IsReachedAt = (path: string, line: number) => boolean;

/** Reads the workspace once; the result answers for every line of it. */
export function reachedByApps(
  root: string,
  files: readonly string[],
  entries: readonly string[] = entryPoints,
): IsReachedAt {
  const packages = packageEntries(root, files);
  const known = new Set(files);
  const shapes = new Map<string, ModuleShape | undefined>();
  const read = (path: string): ModuleShape | undefined => {
    if (!shapes.has(path))
      shapes.set(
        path,
        known.has(path) && /\.tsx?$/.test(path)
          ? readModule(path, readFileSync(join(root, path), 'utf8'))
          : undefined,
      );
    return shapes.get(path);
  };
  const resolve = (importer: string, specifier: string) => resolveModule(root, packages, importer, specifier);
  const reached = findReached({ read, resolve }, entries);
  return (path, line) =>
    [...(reached.get(path) ?? [])].some(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
}
