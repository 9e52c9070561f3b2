export { findDifferences } from './find-differences.ts';
export { findLibraries, loadSubjects } from './find-subjects.ts';
export { getExitCode, runTables } from './run-tables.ts';
export type { Report } from './run-tables.ts';
