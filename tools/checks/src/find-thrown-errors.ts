import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorRowNames } from './error-row-names.data.ts';
import type { IsReachedAt } from './reachability/is-reached.ts';

const isServerSource = (path: string): boolean =>
  /^(?:libs\/server|apps)\/.*\.ts$/.test(path) && !/\.spec\.ts$|\/testing\//.test(path);

const usedCode = /errorCodes\.(\w+)/g;

/** Finds where reached server code names a numbered error of the specification: `path:line` by row id. */
export async function findThrownErrors(
  root: string,
  files: readonly string[],
  isReached: IsReachedAt,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const placesByName = new Map<string, string[]>();
  for (const path of files.filter(isServerSource)) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      for (const [, name = ''] of line.matchAll(usedCode))
        if (isReached(path, index + 1))
          placesByName.set(name, [...(placesByName.get(name) ?? []), `${path}:${index + 1}`]);
  }
  return new Map(Object.entries(errorRowNames).map(([id, name]) => [id, placesByName.get(name) ?? []]));
}
