import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpecMention } from './find-spec-ids.ts';
import { findInSource, findInTable } from './find-spec-ids.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

/** A row of the specification, and every place that names it: `path:line`, from the workspace's root. */
export interface Covered {
  readonly id: string;
  /** In the sources of what runs. */
  readonly implements: readonly string[];
  /** In specs, case tables, journeys. */
  readonly checks: readonly string[];
}

const finderOf = (path: string): ((text: string) => SpecMention[]) | undefined => {
  if (path.endsWith('.cases.json')) return findInTable;
  return /\.(?:m?[jt]s|[jt]sx|css)$/.test(path) ? findInSource : undefined;
};

const isCheck = (path: string): boolean =>
  path.startsWith('e2e/') || /\.(?:cases\.json|(?:spec|stories)\.tsx?)$/.test(path);

interface Place extends SpecMention {
  readonly path: string;
}

const placesIn = async (path: string, root: string): Promise<readonly Place[]> => {
  const find = finderOf(path);
  return find ? find(await readFile(join(root, path), 'utf8')).map((mention) => ({ ...mention, path })) : [];
};

const namesOf = (places: readonly Place[]): readonly string[] =>
  places.map(({ path, line }) => `${path}:${line}`);

const coveredBy = (id: string, places: readonly Place[]): Covered => ({
  id,
  implements: namesOf(places.filter(({ path }) => !isCheck(path))),
  checks: namesOf(places.filter(({ path }) => isCheck(path))),
});

/** Every id that a comment or a case table of the workspace names, in order, with its places. */
export const specCoverage = async (root: string = workspaceRoot): Promise<Covered[]> => {
  const files = await workspaceFiles(root);
  const places = (await Promise.all(files.map((path) => placesIn(path, root)))).flat();
  return [...Map.groupBy(places, ({ id }) => id)]
    .map(([id, list]) => coveredBy(id, list))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};
