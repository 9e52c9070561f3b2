import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findLibraries, loadSubjects } from './find-subjects.ts';
import type { Report } from './run-tables.ts';
import { runTables } from './run-tables.ts';

/** The workspace that contains this tool. */
export const workspaceRoot: string = join(import.meta.dirname, '../../..');

/** Returns the `cases` folders of the workspace's libraries. */
export const ownTables = async (): Promise<string[]> => {
  const libraries = await findLibraries(workspaceRoot);
  return libraries.map(({ folder }) => join(folder, 'cases')).filter(existsSync);
};

/** Runs tables against the workspace's libraries; by default, the libraries' own tables. */
export const runAgainstWorkspace = async (paths: readonly string[]): Promise<Report> => {
  const subjects = await loadSubjects(await findLibraries(workspaceRoot));
  return runTables(paths.length > 0 ? paths : await ownTables(), subjects);
};
