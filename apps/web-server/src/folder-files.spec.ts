import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolderFiles } from './folder-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'app-1.js'), 'built');

it.each([
  ['app-1.js', true],
  ['APP-1.js', false],
  ['app-2.js', false],
  ['../app-1.js', false],
  ['', false],
])('knows whether there is %j', async (name, isThere) => {
  expect(await createFolderFiles(folder, () => 0).has(name)).toBe(isThere);
});

it('finds a file that was added, a second after the folder was read', async () => {
  let now = 0;
  const files = createFolderFiles(folder, () => now);
  expect(await files.has('added.js')).toBe(false);
  writeFileSync(join(folder, 'added.js'), 'built');
  expect(await files.has('added.js')).toBe(false);
  now = 1000;
  expect(await files.has('added.js')).toBe(true);
});

it('has no files if the folder cannot be read', async () => {
  expect(await createFolderFiles(join(folder, 'missing'), () => 0).has('app-1.js')).toBe(false);
});
