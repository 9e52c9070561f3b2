import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { workspaceFiles } from './workspace-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterEach(() => rm(root, { recursive: true }));

const library = 'libs/features/shell';
const manifest = JSON.stringify({ pasar: { folders: ['low', 'high'] } });

async function check(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    const file = join(root, library, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return checkImports(root, await workspaceFiles(root));
}

it('allows imports from lower folders and from the top of the library', async () => {
  const files = { 'src/texts.ts': '', 'src/low/a.ts': "import '../texts.ts';" };
  expect(await check({ ...files, 'src/high/b.ts': "import '../low/a.ts';" })).toEqual([]);
});

it.each([
  ['static', "import { b } from '../high/b.ts';"],
  ['type-only', "import type { B } from '../high/b.ts';"],
  ['dynamic', "const load = () => import('../high/b.ts');"],
  ['re-exported', "export type { B } from '../high/b.ts';"],
])('reports a %s import from a higher folder', async (_, text) => {
  expect(await check({ 'src/low/a.ts': text, 'src/high/b.ts': '' })).toEqual([
    `${library}/src/low/a.ts: imports upward, ${library}/src/high/b.ts is in a higher folder`,
  ]);
});

it('reports a folder that is not in the order', async () => {
  expect(await check({ 'src/other/a.ts': "import '../low/b.ts';", 'src/low/b.ts': '' })).toEqual([
    `${library}/src/other/a.ts: an import between folders of which pasar.folders in package.json lacks one`,
  ]);
});

it('reports a cycle of type-only imports', async () => {
  const a = "import type { B } from './b.ts';";
  const b = "import type { A } from './a.ts';";
  expect(await check({ 'src/low/a.ts': a, 'src/low/b.ts': b })).toEqual([
    `import cycle: ${library}/src/low/a.ts → ${library}/src/low/b.ts → ${library}/src/low/a.ts`,
  ]);
});

it('reports a cycle through an entry of a package', async () => {
  const named = JSON.stringify({ name: '@pasar/shell', exports: { './b': './src/low/b.ts' } });
  const a = "const load = () => import('@pasar/shell/b');";
  const b = "import type { A } from './a.ts';";
  expect(await check({ 'package.json': named, 'src/low/a.ts': a, 'src/low/b.ts': b })).toEqual([
    `import cycle: ${library}/src/low/a.ts → ${library}/src/low/b.ts → ${library}/src/low/a.ts`,
  ]);
});
