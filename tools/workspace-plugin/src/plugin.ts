import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesFromFiles } from '@nx/devkit';
import type { CreateNodes, ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import { describeProject, projectTags } from './projects/describe-project.ts';

/** Infers targets from the files in a project's folder; `targetDefaults` in nx.json defines what they run. */
function inferTargets(folder: string): Record<string, TargetConfiguration> {
  const has = (file: string): boolean => existsSync(join(folder, file));
  const typescript = has('tsconfig.json');
  return {
    lint: {},
    ...(typescript && { typecheck: {} }),
    ...(typescript && !folder.includes('/e2e/') && { test: {} }),
    ...(has('playwright.config.ts') && { e2e: {} }),
  };
}

/** Derives tags, owner and targets of every project from its path and files, so that package files list none of them. */
export const createNodes: CreateNodes = [
  '{apps,tools,e2e,libs/*}/*/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        const description = describeProject(root);
        const project: Omit<ProjectConfiguration, 'root'> = {
          tags: projectTags(description),
          targets: inferTargets(join(context.workspaceRoot, root)),
          metadata: { owners: { [description.owner]: { ownedFiles: [{ files: ['*'] }] } } },
        };
        return { projects: { [root]: project } };
      },
      files,
      options,
      context,
    ),
];
