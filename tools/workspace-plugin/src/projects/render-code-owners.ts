import { describeProject } from './describe-project.ts';

const head = [
  '# Who reviews a change, by folder. Written by `npx nx sync` from tools/workspace-plugin/src/projects/scopes.data.ts.',
  '*  @pasar/platform',
];

/** Renders CODEOWNERS for the projects in these folders. Throws if a folder belongs to no scope. */
export function renderCodeOwners(roots: readonly string[]): string {
  const rows = roots.toSorted().map((root) => `/${root}/  ${describeProject(root).owner}`);
  return [...head, ...rows, ''].join('\n');
}
