import { createIds } from '@pasar/database';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => Date.now();
  app = await createMarketplace({
    db: database.db,
    ids: createIds({ now, worker: 0 }),
    now,
    picturesDir: '/nowhere',
    importsDir: '/nowhere',
    logLevel: 'silent',
    mode: 'demo',
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it.each(['/healthz', '/readyz'])('answers 200 to %s while the database can be written', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

it('publishes every call exactly once', async () => {
  const { paths } = (await app.inject('/docs/json')).json();
  const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(
    expect.arrayContaining(['get-ft-v2', 'get-account-info', 'sign-in', 'add-to-cart', 'place-order']),
  );
});

it('serves an anonymous visitor', async () => {
  const answer = await app.inject({ url: '/api/v4/platform/get_ft_v2', headers: { host: 'ph.localhost' } });
  expect(answer.json().data).toContainEqual({ name: 'filipino-language', toggle: true });
});
