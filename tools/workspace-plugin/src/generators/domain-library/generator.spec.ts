import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import domainLibrary from './generator.ts';

const root = `${workspacePaths.domain}/gift-wrap`;
const options = { name: 'gift-wrap', scope: 'gifts', owner: 'growth', purpose: 'Which items can be wrapped' };

it('adds a library with a rule, a case table and a scope', async () => {
  const files = await runGenerator(domainLibrary, options);
  expect(
    Object.keys(files)
      .filter((path) => path.startsWith(root))
      .toSorted(),
  ).toEqual(
    [
      'README.md',
      'cases/gift-wrap.cases.json',
      'package.json',
      'src/conformance.ts',
      'src/decide-gift-wrap.spec.ts',
      'src/decide-gift-wrap.ts',
      'src/index.ts',
      'tsconfig.json',
      'tsconfig.lib.json',
    ].map((path) => `${root}/${path}`),
  );
  expect(files[tables.scopes.file]).toContain("gifts: { owner: 'growth', folders: ['gift-wrap'] },");
  expect(files[`${root}/README.md`]).toContain('Which items can be wrapped.');
  expect(files[workspacePaths.conformancePackage]).toContain('"@pasar/gift-wrap"');
});

it('adds only the package to the lock file', async () => {
  const before = readFileSync(join(workspaceRoot, workspacePaths.lock), 'utf8').split('\n');
  const after = (await runGenerator(domainLibrary, options))[workspacePaths.lock]?.split('\n') ?? [];
  expect(after.length - before.length).toBe(8);
  const known = new Set(before);
  expect(after.filter((line) => !known.has(line)).map((line) => line.trim())).toEqual([
    '"libs/domain/gift-wrap": {',
    '"name": "@pasar/gift-wrap",',
    '"node_modules/@pasar/gift-wrap": {',
    '"resolved": "libs/domain/gift-wrap",',
  ]);
});

it('adds the library to an existing scope', async () => {
  const files = await runGenerator(domainLibrary, { name: 'gift-wrap', scope: 'home' });
  expect(files[tables.scopes.file]).toMatch(/home: \{ owner: 'catalogue', folders: \[[^\]]*'gift-wrap'\] \}/);
});

it.each([
  ['an existing folder', { name: 'money' }, 'libs/domain/money exists already'],
  ['an existing package', { name: 'reviews' }, 'There is a package @pasar/reviews already'],
  ['a new scope without an owner', { owner: undefined }, '"gifts" is a new scope: say --owner'],
  ['another owner of a scope', { scope: 'cart' }, 'belongs to cart, not to growth'],
  ['a name that is not in kebab-case', { name: 'Gift' }, 'is not kebab-case'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(domainLibrary, { ...options, ...changes })).rejects.toThrow(message);
});
