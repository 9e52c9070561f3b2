export { createNodes } from './plugin.ts';
export { describeProject, projectTags } from './projects/describe-project.ts';
export type { ProjectDescription } from './projects/describe-project.ts';
export { createScratchClone } from './try-out/create-scratch-clone.ts';
export { renderCodeOwners } from './projects/render-code-owners.ts';
