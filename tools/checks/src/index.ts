export { checkTags, faultsOfTags } from './check-tags.ts';
export { checkTranslations, faultsOfTranslations } from './check-translations.ts';
export { specCoverage } from './spec-coverage.ts';
export type { Covered } from './spec-coverage.ts';
export { workspaceFiles } from './workspace-files.ts';
