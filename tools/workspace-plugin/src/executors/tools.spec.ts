import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lint } from './lint.ts';
import { parseDiagnostics, typecheck } from './typecheck.ts';
import { unitTest } from './unit-test.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');

const files = {
  'package.json': '{ "type": "module" }',
  'eslint.config.js': "export default [{ files: ['**/*.ts'], rules: { 'no-var': 'warn' } }];",
  'vitest.config.ts': "export default { test: { include: ['**/*.spec.ts'], passWithNoTests: true } };",
  'libs/good/tsconfig.json':
    '{ "compilerOptions": { "composite": true, "outDir": "dist" }, "include": ["src"] }',
  'libs/good/src/good.ts': 'export const good = 1;\n',
  'libs/bad/tsconfig.json':
    '{ "compilerOptions": { "composite": true, "outDir": "dist" }, "include": ["src"] }',
  'libs/bad/src/bad.ts': 'export const bad: string = 1;\n',
  'libs/bad/bad.js': 'export const bad = 1;\n',
  'libs/bad/bad.spec.ts': "import { expect, it } from 'vitest';\nit('adds', () => expect(1).toBe(2));\n",
  'libs/good/good.spec.ts': "import { expect, it } from 'vitest';\nit('adds', () => expect(1).toBe(1));\n",
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'executors-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await symlink(modules, join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

const roots = ['libs/good', 'libs/bad', 'libs/empty'];

it('reports the project with a type error', async () => {
  const { problems } = await typecheck(['libs/good', 'libs/bad'], root);
  expect([...problems.keys()]).toEqual(['libs/bad']);
  expect(problems.get('libs/bad')).toContain('error TS2322');
});

it('reports the project with a failing spec, and passes one without specs', async () => {
  const { problems } = await unitTest(roots, root);
  expect([...problems.keys()]).toEqual(['libs/bad']);
  expect(problems.get('libs/bad')).toContain('FAIL libs/bad/bad.spec.ts');
});

it('fails every project if the tool does not start', async () => {
  await writeFile(join(root, 'vitest.config.ts'), 'throw new Error("broken");');
  await writeFile(join(root, 'eslint.config.js'), 'throw new Error("broken");');
  expect((await unitTest(roots, root)).failure).toContain('broken');
  expect((await lint(roots, root)).failure).toContain('broken');
});

it('passes a folder without files to lint', async () => {
  await writeFile(join(root, 'eslint.config.js'), "export default [{ rules: { 'no-var': 'warn' } }];");
  await writeFile(join(root, 'libs/bad/bad.js'), 'var bad = 1;\n');
  const { problems } = await lint(roots, root);
  expect([...problems]).toEqual([
    [
      'libs/bad',
      expect.stringContaining('libs/bad/bad.js:1:1 Unexpected var, use let or const instead. no-var'),
    ],
  ]);
});

it('parses a diagnostic with its details', () => {
  const output = "libs/a/src/x.ts(3,1): error TS2322: Type 'A'.\n  Types differ.\nFound 1 error.\n";
  expect(parseDiagnostics(output)).toEqual([
    { path: 'libs/a/src/x.ts', text: "libs/a/src/x.ts(3,1): error TS2322: Type 'A'.\n  Types differ." },
  ]);
});
