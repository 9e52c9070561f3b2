import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderCodeOwners } from '@pasar/workspace-plugin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkScopes } from './check-scopes.ts';
import { workspaceFiles } from './workspace-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'scopes-'));
});
afterEach(() => rm(root, { recursive: true }));

async function addProject(folder: string, manifest: object = {}): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const check = async () => checkScopes(root, await workspaceFiles(root));

it('accepts projects with listed owners', async () => {
  await addProject('libs/domain/money');
  await writeFile(join(root, 'CODEOWNERS'), renderCodeOwners(['libs/domain/money']));
  expect(await check()).toEqual([]);
});

it('reports a project without a scope', async () => {
  await addProject('libs/domain/weather');
  expect(await check()).toEqual([expect.stringContaining('libs/domain/weather: no scope has this folder')]);
});

it('reports tags in a package file, and unlisted owners', async () => {
  await addProject('apps/desktop', { nx: { tags: ['layer:ui'] } });
  expect(await check()).toEqual([
    'apps/desktop/package.json: tags come from the path, remove nx.tags',
    expect.stringContaining('CODEOWNERS differs'),
  ]);
});
