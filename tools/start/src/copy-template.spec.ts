import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyTemplate } from './copy-template.ts';
import { StartError } from './start-error.ts';

let folder: string;
let template: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-template-'));
  template = join(folder, 'template');
  dataDir = join(folder, 'stores', 'first');
  await mkdir(join(template, 'postgres'), { recursive: true });
  await writeFile(join(template, 'postgres', 'password'), 'secret', { mode: 0o600 });
});
afterEach(() => rm(folder, { recursive: true }));

const password = () => readFile(join(dataDir, 'postgres', 'password'), 'utf8');

it('copies a prepared data folder with its access rights', async () => {
  await copyTemplate(template, dataDir);
  expect(await password()).toBe('secret');
  const { mode, uid } = await stat(join(dataDir, 'postgres', 'password'));
  expect([mode & 0o777, uid]).toEqual([0o600, (await stat(join(template, 'postgres', 'password'))).uid]);
});

it('keeps an existing data folder', async () => {
  await copyTemplate(template, dataDir);
  await writeFile(join(dataDir, 'postgres', 'password'), 'changed');
  await copyTemplate(template, dataDir);
  expect(await password()).toBe('changed');
});

it('discards an interrupted copy', async () => {
  await mkdir(`${dataDir}.copying`, { recursive: true });
  await writeFile(join(`${dataDir}.copying`, 'partial'), '');
  await copyTemplate(template, dataDir);
  await expect(stat(join(dataDir, 'partial'))).rejects.toThrow('ENOENT');
});

it('reports a template that does not exist, with the command that prepares it', async () => {
  const copying = copyTemplate(join(folder, 'missing'), dataDir);
  await expect(copying).rejects.toThrow(StartError);
  await expect(copying).rejects.toThrow('npm start -- --fill-only');
});
