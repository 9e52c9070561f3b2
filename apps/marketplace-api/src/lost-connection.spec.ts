import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { hourMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, stopApi } from './testing/start-api-process.ts';
import type { ApiProcess } from './testing/start-api-process.ts';

const token = 'a-token';
let database: TestDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = Date.now();
  await database.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      userid: 1,
      created_at: now,
      seen_at: now,
      expires_at: now + hourMs,
    })
    .execute();
  api = await startApi({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await stopApi(api);
  await database.close();
});

/** A call that reads a session and then writes in a transaction. Uses `node:http` because `fetch` can't override the Host header. */
const rejectCookies = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const url = `${api.origin}/api/v4/account/cookie_reject_all`;
    const headers = {
      host: 'br.localhost',
      cookie: `__Host-session=${token}`,
      'content-type': 'application/json',
    };
    request(url, { method: 'POST', headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end('{"version":1}');
  });

const terminateWaiting = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(database.db);

it.each([
  { what: 'a session is read', table: 'session', mode: 'access exclusive' },
  { what: 'a transaction writes', table: 'consent_preference', mode: 'share' },
])('survives losing its connection while $what, answers 503, and recovers', async ({ table, mode }) => {
  await database.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(transaction);
    const answer = rejectCookies();
    await expect.poll(async () => (await terminateWaiting()).rows.length).toBe(1);
    const { statusCode, headers } = await answer;
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });
  expect((await rejectCookies()).statusCode).toBe(200);
  expect(api.process.exitCode).toBeNull();
});
