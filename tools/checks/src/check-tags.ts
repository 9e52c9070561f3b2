import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const needed = [
  /^floor:(?:domain|contract|adapters|data-access|ui|features|composition|server|testing|apps|e2e|tools)$/,
  /^column:[a-z][a-z0-9-]*$/,
  /^runs:(?:anywhere|browser|node)$/,
];

const names = ['floor:*', 'column:*', 'runs:anywhere, runs:browser or runs:node'];

/** The floor that a project's folder stands on: `libs/domain/money` on domain, `apps/desktop` on apps. */
const floorOf = (folder: string): string | undefined => {
  const [area, floor] = folder.split('/');
  return area === 'libs' ? floor : area;
};

/** What is wrong with a project's tags, a line each; none when it has one of each kind and its folder's floor. */
export const faultsOfTags = (folder: string, tags: readonly string[]): string[] => {
  const missing = needed.flatMap((shape, index) =>
    tags.filter((tag) => shape.test(tag)).length === 1 ? [] : [`${folder}: needs one tag ${names[index]}`],
  );
  const floor = `floor:${floorOf(folder)}`;
  return missing.length > 0 || tags.includes(floor)
    ? missing
    : [`${folder}: stands in the folder of ${floor}, but is not tagged so`];
};

const projectFile = /^(?:(?:apps|tools|e2e)\/[^/]+|libs\/[^/]+\/[^/]+)\/package\.json$/;

/** The faults of every project among the workspace's files. */
export const checkTags = async (root: string, files: readonly string[]): Promise<string[]> => {
  const projects = files.filter((path) => projectFile.test(path));
  const faults = projects.map(async (path) => {
    const manifest = JSON.parse(await readFile(join(root, path), 'utf8')) as { nx?: { tags?: string[] } };
    return faultsOfTags(dirname(path), manifest.nx?.tags ?? []);
  });
  return (await Promise.all(faults)).flat();
};
