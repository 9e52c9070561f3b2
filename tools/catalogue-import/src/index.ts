export { runImport } from './run-import.ts';
export type { ImportEnvironment } from './run-import.ts';
