import { createDatabase, createIds } from '@pasar/database';
import type { Database } from '@pasar/database';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { hourMs } from '@pasar/durations';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';

const token = 'a-token';
let database: TestDatabase;
let db: Kysely<Database>;
let app: FastifyInstance;
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
  db = createDatabase(database.url, { statementTimeoutMs: 1500, connectionTimeoutMs: 5000, connections: 4 });
  app = await createMarketplace({
    db,
    ids: createIds({ now: () => Date.now(), worker: 1 }),
    now: () => Date.now(),
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
  await db.destroy();
  await database.close();
});

const headers = { host: 'br.localhost', cookie: `__Host-session=${token}` };
const rejectCookies = () =>
  app.inject({ method: 'POST', url: '/api/v4/account/cookie_reject_all', headers, payload: { version: 1 } });
const readCookies = () => app.inject({ url: '/api/v4/account/cookie_get_preferences?version=1', headers });

/** Applies the setting to all connections from now on. */
async function setForAll(setting: string): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} ${sql.raw(setting)}`.execute(database.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
}

async function failWith(state: string): Promise<void> {
  await sql`create function fail() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'no' using errcode = '${state}'; end`)}`.execute(database.db);
  for (const table of ['consent_preference', 'readiness_probe'])
    await sql`create trigger fail before insert or update on ${sql.table(table)}
      execute function fail()`.execute(database.db);
}
const failNoMore = () => sql`drop function if exists fail cascade`.execute(database.db);
afterEach(failNoMore);

/** New connections take long on a busy machine. */
const onBusyMachine = { timeout: 20_000 };

it.each([
  { state: '53100', name: 'a full disk' },
  { state: '53300', name: 'too many connections' },
  { state: '57014', name: 'a cancelled statement' },
  { state: '40001', name: 'a conflict' },
  { state: '40P01', name: 'a deadlock' },
])('answers $name with 503 and `Retry-After`, and is alive but not ready', async ({ state }) => {
  await failWith(state);
  const write = await rejectCookies();
  expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  expect(ready.json().detail).toBe('The database cannot be written.');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await failNoMore();
  expect([(await rejectCookies()).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 200]);
});

it('keeps serving reads and rejects writes while the database is read only', async () => {
  await database.db
    .updateTable('session')
    .set({ seen_at: Date.now() - 2 * hourMs })
    .execute();
  await setForAll('set default_transaction_read_only = on');
  await expect
    .poll(async () => (await app.inject('/readyz')).json().detail, onBusyMachine)
    .toContain('cannot be written');
  expect((await readCookies()).statusCode).toBe(200);
  const write = await rejectCookies();
  expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
  await sql`set default_transaction_read_only = off`.execute(database.db);
  await setForAll('reset default_transaction_read_only');
  await expect.poll(async () => (await rejectCookies()).statusCode, onBusyMachine).toBe(200);
});

it('cancels a statement that takes too long, with 503', async () => {
  await database.db.transaction().execute(async (transaction) => {
    await sql`lock table consent_preference in share mode`.execute(transaction);
    const answer = await rejectCookies();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});
