import { refreshCatalogue } from '@pasar/catalogue-service';
import { createDatabase, grantApplicationRights, migrations } from '@pasar/database';
import type { Database } from '@pasar/database';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from './migrate-database.ts';

const role = { name: 'application', password: 'only-here' };
let database: TestDatabase;
let url: string;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  await grantApplicationRights(database.db, role);
  // Run twice, because every start runs it.
  await grantApplicationRights(database.db, role);
  url = Object.assign(new URL(database.url), { username: role.name, password: role.password }).href;
  db = createDatabase(url, { connections: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

it('reads and writes rows, including those of tables created later', async () => {
  await sql`create table later (id int primary key)`.execute(database.db);
  await sql`insert into later values (1)`.execute(db);
  await db.insertInto('rate_window').values({ key: 'a', hits: 1, ends_at: 1 }).execute();
  await db.updateTable('rate_window').set({ hits: 2 }).execute();
  await db.deleteFrom('rate_window').execute();
  expect(await db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
});

it.each([
  'create table own (id int)',
  'drop table session',
  'alter table session add column own int',
  'truncate session',
  'create role own',
  'select * from pg_authid',
  `copy session to program 'true'`,
  'delete from kysely_migration',
])('may not %s', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({
    code: expect.stringMatching(/^42501$/),
  });
});

it('refreshes a market’s catalogue after an import', async () => {
  await expect(refreshCatalogue(db, 'SG')).resolves.toBeUndefined();
});

it('owns no tables', async () => {
  const { rows } = await sql`select relname from pg_class
    where relowner = (select oid from pg_roles where rolname = ${role.name})`.execute(db);
  expect(rows).toEqual([]);
});

it('starts the API when the tables are up to date, and reports missing migrations otherwise', async () => {
  const settings = { databaseUrl: url, migrationDatabaseUrl: undefined };
  await expect(migrateDatabase(settings)).resolves.toBeUndefined();
  const last = Object.keys(migrations).at(-1);
  await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
  await expect(migrateDatabase(settings)).rejects.toThrow('MIGRATION_DATABASE_URL');
});
