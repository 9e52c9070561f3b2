import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLibraries, loadSubjects } from './find-subjects.ts';
import { findTables } from './find-tables.ts';
import { runTables } from './run-tables.ts';
import { ownTables, workspaceRoot } from './workspace-tables.ts';

const libraries = await findLibraries(workspaceRoot);
const subjects = await loadSubjects(libraries);
const tables = (await Promise.all((await ownTables()).map(findTables))).flat();

it.each(tables.map((path) => path.slice(workspaceRoot.length + 1)))('%s', async (path) => {
  const { passed, failures, faults } = await runTables([join(workspaceRoot, path)], subjects);
  expect([...failures, ...faults]).toEqual([]);
  expect(passed).toBeGreaterThan(0);
});

it('runs again when one of the libraries changes', async () => {
  const manifest = JSON.parse(
    await readFile(join(workspaceRoot, 'tools/conformance/package.json'), 'utf8'),
  ) as {
    nx: { implicitDependencies: string[] };
  };
  const named = new Set(manifest.nx.implicitDependencies);
  expect(libraries.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
