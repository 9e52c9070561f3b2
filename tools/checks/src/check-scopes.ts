import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeProject, renderCodeOwners } from '@pasar/workspace-plugin';

const projectFile = /^(?:(?:apps|tools|e2e)\/[^/]+|libs\/[^/]+\/[^/]+)\/package\.json$/;

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function pathFault(root: string): string[] {
  try {
    describeProject(root);
    return [];
  } catch (error) {
    return [readMessage(error)];
  }
}

/** Tags are derived from the path: tags in a package file would be added silently. */
async function tagFault(root: string, file: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(root, file), 'utf8')) as { nx?: { tags?: string[] } };
  return manifest.nx?.tags ? [`${file}: tags come from the path, remove nx.tags`] : [];
}

async function findOwnerFaults(root: string, projects: readonly string[]): Promise<string[]> {
  const written = await readFile(join(root, 'CODEOWNERS'), 'utf8').catch(() => '');
  return written === renderCodeOwners(projects)
    ? []
    : ['CODEOWNERS differs from tools/workspace-plugin/src/projects/scopes.data.ts: run npx nx sync'];
}

/** Checks that every project has a layer, a scope and a line in CODEOWNERS. */
export async function checkScopes(root: string, files: readonly string[]): Promise<string[]> {
  const manifests = files.filter((path) => projectFile.test(path));
  const projects = manifests.map((path) => dirname(path));
  const pathFaults = projects.flatMap(pathFault);
  const tagFaults = await Promise.all(manifests.map((file) => tagFault(root, file)));
  return [
    ...pathFaults,
    ...tagFaults.flat(),
    ...(pathFaults.length === 0 ? await findOwnerFaults(root, projects) : []),
  ];
}
