import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toggleRows } from '@pasar/feature-toggles';
import { createServer } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToggleFileReader } from './open-toggle-file.ts';
import { registerToggleCalls } from './register-toggle-calls.ts';

let folder: string;
let file: string;
let app: FastifyInstance;
const rules = [
  { type: 'whitelist', white_list_user_id: [7], value: true },
  { type: 'greyscale', percentage: 100, value: true },
];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toggles-'));
  file = join(folder, 'toggles.json');
  app = await createServer({
    sessions: { find: async (token) => (token === 'seven' ? { userid: 7 } : undefined) },
    now: () => 150,
    logLevel: 'silent',
  });
  registerToggleCalls(app, { environment: 'live', file });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const host = 'sg.localhost';
const ask = async (cookie = '') =>
  (await app.inject({ url: '/api/v4/platform/get_ft_v2', headers: { host, cookie } })).json().data as {
    name: string;
    toggle: boolean;
    by?: string[];
  }[];
const mallHost = async (cookie = '') => (await ask(cookie)).find(({ name }) => name === 'mall-host');

it("returns the table's values if nothing is configured", async () => {
  expect((await ask()).map(({ name }) => name)).toEqual(toggleRows.map(({ name }) => name));
  expect(await mallHost()).toEqual({ name: 'mall-host', toggle: false });
});

it("applies an operator's changes without a restart", async () => {
  await writeFile(file, JSON.stringify({ 'mall-host': { live: { SG: { default: true } } } }));
  expect(await mallHost()).toEqual({ name: 'mall-host', toggle: true });
  await writeFile(file, '{"mall-host":');
  expect(await mallHost()).toEqual({ name: 'mall-host', toggle: true });
});

it('evaluates each toggle by its rules', async () => {
  await writeFile(file, JSON.stringify({ 'mall-host': { live: { default: { default: false, rules } } } }));
  const of = async (cookie: string) => (await mallHost(cookie))?.toggle;
  const session = '__Host-session=seven; session=seven';
  expect([await of(''), await of(session), await of('device=0123456789abcdef')]).toEqual([false, true, true]);
  expect((await mallHost())?.by).toEqual(['user', 'device']);
});

it('returns only hashed names when requested', async () => {
  const hash = createHash('sha256').update('mall-host').digest('hex').slice(0, 16);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v4/platform/get_ft_by_hash',
    headers: { host, cookie: 'device=0123456789abcdef' },
    payload: { names: [hash, 'f'.repeat(16)] },
  });
  expect(answer.json()).toEqual({ error: 0, data: [{ name: hash, toggle: true, by: ['user', 'device'] }] });
});

it('reports a missing file once, and each invalid entry', async () => {
  const warnings: string[] = [];
  const path = join(folder, 'other.json');
  const read = createToggleFileReader({
    path,
    check: (configs) => Object.keys(configs as object),
    onProblem: (line) => void warnings.push(line),
    onFailure: (reason) => void warnings.push((reason as { code?: string }).code ?? String(reason)),
  });
  expect([await read(), await read()]).toEqual([{}, {}]);
  await writeFile(path, '{"a":1}');
  expect([await read(), await read()]).toEqual([{ a: 1 }, { a: 1 }]);
  await writeFile(path, '[]');
  expect(await read()).toEqual({ a: 1 });
  expect(warnings).toEqual([
    'ENOENT',
    'a',
    'TypeError: The toggles file is not an object of configs by name',
  ]);
});
