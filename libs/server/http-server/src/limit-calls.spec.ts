import { defineCall } from '@pasar/http-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createServer } from './create-server.ts';
import type { ServerOptions } from './create-server.ts';
import { databaseSharedCounts } from './database-shared-counts.ts';
import { serveCall } from './serve-call.ts';

const ping = defineCall({
  id: 'ping',
  method: 'GET',
  path: '/api/v4/ping',
  summary: 'Answers',
  auth: 'none',
  data: Type.Object({}),
});

let database: TestDatabase;
const open: FastifyInstance[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});
afterAll(() => database.close());

async function serve(options: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
  const app = await createServer({
    sessions: { find: async () => undefined },
    now: () => 0,
    logLevel: 'silent',
    callsPerMinute: 3,
    ...options,
  });
  serveCall(app, ping, async () => ({}));
  open.push(app);
  return app;
}

const statuses = async (app: FastifyInstance, urls: readonly string[], address?: string) => {
  const found: number[] = [];
  for (const url of urls) {
    const headers = { host: 'sg.localhost', ...(address && { 'x-forwarded-for': address }) };
    found.push((await app.inject({ url, headers })).statusCode);
  }
  return found;
};
const times = (count: number, url: string) => Array.from({ length: count }, () => url);

it('answers 429 over the limit, with a time to retry', async () => {
  const app = await serve();
  expect(await statuses(app, times(4, ping.path), '198.51.100.1')).toEqual([200, 200, 200, 429]);
  const answer = await app.inject({
    url: ping.path,
    headers: { host: 'sg.localhost', 'x-forwarded-for': '198.51.100.1' },
  });
  expect([answer.headers['retry-after'], answer.json().retry_after]).toEqual(['60', 60]);
  expect(await statuses(app, [ping.path], '198.51.100.2')).toEqual([200]);
});

it('counts the addresses of one IPv6 network together', async () => {
  const app = await serve();
  const found: number[] = [];
  for (const last of ['1', '2', 'ffff', 'a:b:c:d'])
    found.push(...(await statuses(app, [ping.path], `2001:db8:1:2:${last.includes(':') ? '' : ':'}${last}`)));
  expect(found).toEqual([200, 200, 200, 429]);
  expect(await statuses(app, [ping.path], '2001:db8:1:3::1')).toEqual([200]);
});

it('counts unknown paths and calls together', async () => {
  const app = await serve();
  const urls = ['/api/v4/none', ping.path, '/other', '/api/v4/none', ping.path];
  expect(await statuses(app, urls, '198.51.100.3')).toEqual([404, 200, 404, 429, 429]);
});

it.each([
  [false, undefined, [200, 200, 200, 429]],
  [false, '127.0.0.1', [200, 200, 200, 429]],
  [false, '::1', [200, 200, 200, 429]],
  [true, undefined, [200, 200, 200, 200]],
  [true, '198.51.100.4', [200, 200, 200, 429]],
])('with loopback exempt: %s, a client at the address %s gets %j', async (exemptLoopback, address, found) => {
  expect(await statuses(await serve({ exemptLoopback }), times(4, ping.path), address)).toEqual(found);
});

it("counts one client's calls to several processes", async () => {
  const shared = { sharedCounts: databaseSharedCounts(database.db), callsPerMinute: 1000 };
  const [one, other] = [await serve(shared), await serve(shared)];
  const address = '198.51.100.5';
  expect(await statuses(one, times(1001, ping.path), address)).toContain(429);
  // Enough to share its count, but far from the limit by itself.
  expect(await statuses(other, times(50, ping.path), address)).not.toContain(429);
  await vi.waitFor(
    async () => {
      expect(await statuses(other, [ping.path], address)).toEqual([429]);
    },
    { timeout: 10_000, interval: 100 },
  );
});
