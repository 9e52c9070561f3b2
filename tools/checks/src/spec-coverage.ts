import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpecMention } from './find-spec-ids.ts';
import { findThrownErrors } from './find-thrown-errors.ts';
import { findInSource, findInTable } from './find-spec-ids.ts';
import { reachedByApps } from './reachability/is-reached.ts';
import type { IsReachedAt } from './reachability/is-reached.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

/** A row of the specification with its mentions: `path:line`, from the workspace root. */
export type SpecCoverage = {
  readonly id: string;
  /** In code that an app's entry point reaches. */
  readonly implements: readonly string[];
  /** In code that no app reaches. */
  readonly unreached: readonly string[];
  /** In specs, case tables and journeys. */
  readonly checks: readonly string[];
};

function findMentions(path: string): ((text: string) => SpecMention[]) | undefined {
  if (path.endsWith('.cases.json')) return findInTable;
  return /\.(?:m?[jt]s|[jt]sx|css)$/.test(path) ? findInSource : undefined;
}

const isCheck = (path: string): boolean =>
  path.startsWith('e2e/') || /\.(?:cases\.json|(?:spec|stories)\.tsx?)$/.test(path);

type FileMention = SpecMention & { readonly path: string };

async function findMentionsInFile(path: string, root: string): Promise<readonly FileMention[]> {
  const find = findMentions(path);
  return find ? find(await readFile(join(root, path), 'utf8')).map((mention) => ({ ...mention, path })) : [];
}

const toLocations = (mentions: readonly FileMention[]): readonly string[] =>
  mentions.map(({ path, line }) => `${path}:${line}`);

function summarize(id: string, mentions: readonly FileMention[], isReached: IsReachedAt): SpecCoverage {
  const checks = mentions.filter(({ path }) => isCheck(path));
  const sources = mentions.filter(({ path }) => !isCheck(path));
  const reached = sources.filter(({ path, line }) => path.endsWith('.css') || isReached(path, line));
  return {
    id,
    implements: toLocations(reached),
    unreached: toLocations(sources.filter((mention) => !reached.includes(mention))),
    checks: toLocations(checks),
  };
}

/**
 * Returns every id in comments and case tables, sorted, with its locations. A mark implements a row only in code that an app
 * reaches, by symbol: an unused export does not count. Numbered errors need no mark: they are implemented where a server names
 * their code.
 */
export async function specCoverage(
  root: string = workspaceRoot,
  entryPoints?: readonly string[],
): Promise<SpecCoverage[]> {
  const files = await workspaceFiles(root);
  const isReached = reachedByApps(root, files, entryPoints);
  const mentions = (await Promise.all(files.map((path) => findMentionsInFile(path, root)))).flat();
  const thrown = await findThrownErrors(root, files, isReached);
  const marked = Map.groupBy(mentions, ({ id }) => id);
  const ids = new Set([
    ...marked.keys(),
    ...[...thrown].flatMap(([id, places]) => (places.length > 0 ? [id] : [])),
  ]);
  return [...ids].toSorted().map((id) => {
    const row = summarize(id, marked.get(id) ?? [], isReached);
    return { ...row, implements: [...row.implements, ...(thrown.get(id) ?? [])] };
  });
}
