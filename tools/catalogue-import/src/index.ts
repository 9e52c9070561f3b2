export { runImport } from './run-import.ts';
export type { Surroundings } from './run-import.ts';
