import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpecMention } from './find-spec-ids.ts';
import { findInSource, findInTable } from './find-spec-ids.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

/** A row of the specification, and every place that implements or checks it. */
export interface Covered {
  readonly id: string;
  /** `path:line`, from the workspace's root. */
  readonly where: readonly string[];
}

const finderOf = (path: string): ((text: string) => SpecMention[]) | undefined => {
  if (path.endsWith('.cases.json')) return findInTable;
  return /\.(?:m?[jt]s|[jt]sx|css)$/.test(path) ? findInSource : undefined;
};

const mentionsOf = async (path: string, root: string): Promise<readonly (readonly [string, string])[]> => {
  const find = finderOf(path);
  if (!find) return [];
  return find(await readFile(join(root, path), 'utf8')).map(({ id, line }) => [id, `${path}:${line}`]);
};

/** Every id that a comment or a case table of the workspace names, in order, with its places. */
export const specCoverage = async (root: string = workspaceRoot): Promise<Covered[]> => {
  const files = await workspaceFiles(root);
  const mentions = (await Promise.all(files.map((path) => mentionsOf(path, root)))).flat();
  const places = Map.groupBy(mentions, ([id]) => id);
  return [...places]
    .map(([id, list]) => ({ id, where: list.map(([, place]) => place) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};
