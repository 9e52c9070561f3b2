import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPreviousBuild, keepBuild } from './kept-builds.ts';
import { registerAssets } from './register-assets.ts';

let root: string;
let folder: string;
let archive: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  folder = join(root, 'client');
  archive = join(root, 'builds');
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = () => [{ prefix: '/assets/checkout/', folder }];

/** Writes a build of one script, as a new release replaces the one before it. */
async function release(name: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `checkout-${name}.js`), name);
  await writeFile(join(folder, 'manifest.json'), name);
}

async function releaseAndKeep(name: string, nowMs: number): Promise<void> {
  await release(name);
  await keepBuild(folders(), archive, nowMs);
}

async function request(path: string, headers = {}): Promise<readonly [number, string]> {
  const app = Fastify();
  await registerAssets(app, [...folders(), ...(await findPreviousBuild(folders(), archive))], root);
  const answer = await app.inject({ url: path, headers });
  await app.close();
  return [answer.statusCode, answer.statusCode === 200 ? answer.body : ''];
}

it.each([
  ['current', '/assets/checkout/checkout-c.js', [200, 'c']],
  ['previous', '/assets/checkout/checkout-b.js', [200, 'b']],
  ['one before the previous', '/assets/checkout/checkout-a.js', [404, '']],
  ['manifest of the previous', '/assets/checkout/manifest.json', [404, '']],
])('serves after two releases: the %s build', async (_, path, answer) => {
  await releaseAndKeep('a', 1_000_000);
  await releaseAndKeep('b', 2_000_000);
  await releaseAndKeep('c', 3_000_000);
  expect(await request(path)).toEqual(answer);
});

it('serves the file of the previous build to a browser that accepts compressed files', async () => {
  await releaseAndKeep('a', 1_000_000);
  await release('b');
  expect(await request('/assets/checkout/checkout-a.js', { 'accept-encoding': 'br, gzip' })).toEqual([
    200,
    'a',
  ]);
});

it('keeps the build before a restart of the same build', async () => {
  await releaseAndKeep('a', 1_000_000);
  await releaseAndKeep('b', 2_000_000);
  await releaseAndKeep('b', 3_000_000);
  expect(await request('/assets/checkout/checkout-a.js')).toEqual([200, 'a']);
});

it('keeps the build that is rolled back to, and the one it replaces', async () => {
  await releaseAndKeep('a', 1_000_000);
  await releaseAndKeep('b', 2_000_000);
  await releaseAndKeep('a', 3_000_000);
  expect(await request('/assets/checkout/checkout-b.js')).toEqual([200, 'b']);
});

it('removes an interrupted copy after an hour', async () => {
  const copies = ['old.1.copy', 'new.2.copy'].map((name) => join(archive, name));
  for (const [index, copy] of copies.entries()) {
    await mkdir(copy, { recursive: true });
    await utimes(copy, index * 3600, index * 3600);
  }
  await releaseAndKeep('a', 3_700_000);
  expect(readdirSync(archive).filter((name) => name.endsWith('.copy'))).toEqual(['new.2.copy']);
});
