import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const use = /^\s*(?:-\s+)?uses:\s*(?<action>\S+)(?:\s+#\s*(?<version>\S+))?/;
const pinned = /^[\w./-]+@[\da-f]{40}$/;
const image = /^docker:\/\/\S+@sha256:[\da-f]{64}$/;

/** Returns one line per action of a workflow that is not pinned: tags can be moved to other code, commits cannot. */
export const findUnpinnedActions = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const { action, version } = use.exec(line)?.groups ?? {};
    if (action === undefined || action.startsWith('./')) return [];
    const place = `${path}:${index + 1}`;
    if (!pinned.test(action) && !image.test(action)) return [`${place}: pin ${action} to a commit's hash`];
    return version === undefined ? [`${place}: say after # which version ${action} is`] : [];
  });

/** Returns the workflows and local actions of a repository. */
async function workflowPaths(root: string): Promise<string[]> {
  const entries = await readdir(join(root, '.github'), { recursive: true }).catch(() => []);
  return entries
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => `.github/${path}`)
    .toSorted();
}

/** Checks that every action is pinned to a commit, with its version in a comment. */
export const checkActions = async (root: string): Promise<string[]> => {
  const paths = await workflowPaths(root);
  const faults = paths.map(async (path) =>
    findUnpinnedActions(path, await readFile(join(root, path), 'utf8')),
  );
  return (await Promise.all(faults)).flat();
};
