import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAssets } from './register-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'assets-'));
const app = Fastify();

beforeAll(async () => {
  const folder = join(root, 'client');
  mkdirSync(folder);
  writeFileSync(join(folder, 'app-1.js'), 'built');
  writeFileSync(join(folder, 'manifest.json'), 'secret');
  writeFileSync(join(root, 'server.js'), 'secret');
  await registerAssets(app, [{ prefix: '/assets/app/', folder }], folder);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

it('serves a built file', async () => {
  expect((await app.inject('/assets/app/app-1.js')).body).toBe('built');
});

it.each([
  '/assets/app/../server.js',
  '/assets/app/..%2fserver.js',
  '/assets/app/%2e%2e/server.js',
  '/assets/app/..%5cserver.js',
  '/assets/app/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/app/app-1.js%00.json',
  '/assets/app/manifest.json',
])('serves nothing for %s', async (url) => {
  const answer = await app.inject(url);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('secret');
});
