import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './create-database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import type { Database } from './schema/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pasar-prepared-'));
let postgres: EmbeddedPostgres;
let db: Kysely<Database>;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir });
  db = createDatabase(postgres.url, { connections: 1 });
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

const listPrepared = async (): Promise<string[]> => {
  const found = sql<{ statement: string }>`select statement from pg_prepared_statements order by statement`;
  return (await found.execute(db)).rows.map(({ statement }) => statement);
};
const times = async (count: number, run: () => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index++) await run();
};

it('prepares statements that repeat with other values, and none that came at most three times', async () => {
  await times(3, () => sql`select ${1}::int as seldom`.execute(db));
  await times(5, () => sql`select ${2}::int as often`.execute(db));
  expect(await listPrepared()).toEqual(['select $1::int as often']);
});

it('answers a prepared statement after its table got another column', async () => {
  await sql`create table changed as select 1 as id`.execute(db);
  const read = async () => (await sql`select * from changed where id = ${1}`.execute(db)).rows;
  await times(5, read);
  expect(await listPrepared()).toContain('select * from changed where id = $1');
  await sql`alter table changed add column note text default 'new'`.execute(db);
  expect(await read()).toEqual([{ id: 1, note: 'new' }]);
  // The connection was discarded with all its prepared statements.
  expect(await listPrepared()).toEqual([]);
});

it('answers a statement that the connection has forgotten', async () => {
  const read = async () => (await sql`select ${3}::int as forgotten`.execute(db)).rows;
  await times(5, read);
  await sql`deallocate all`.execute(db);
  expect(await read()).toEqual([{ forgotten: 3 }]);
});

it('prepares nothing inside a transaction, which an outdated statement would abort', async () => {
  await db
    .transaction()
    .execute((transaction) => times(5, () => sql`select ${4}::int as inside`.execute(transaction)));
  expect(await listPrepared()).not.toContain('select $1::int as inside');
  await times(5, () => sql`select ${4}::int as outside`.execute(db));
  expect(await listPrepared()).toContain('select $1::int as outside');
});
