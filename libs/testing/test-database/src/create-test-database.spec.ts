import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import type { TestDatabase } from './create-test-database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  first = await createTestDatabase();
  second = await createTestDatabase();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const rate = { key: 'a', hits: 1, ends_at: 9_007_199_254_740_991 };

it('has every table, and returns 64-bit integers as numbers', async () => {
  await first.db.insertInto('rate_window').values(rate).execute();
  expect(await first.db.selectFrom('rate_window').selectAll().execute()).toEqual([rate]);
});

it('gives each caller a separate database', async () => {
  expect(await second.db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
});

it('throws rather than rounding a 64-bit integer', async () => {
  const query = sql`select 9007199254740993::int8 as n`.execute(first.db);
  await expect(query).rejects.toThrow('does not fit');
});

it('reads a list of 64-bit integers', async () => {
  const { rows } = await sql`select array[1, null, 9007199254740991]::int8[] as list`.execute(first.db);
  expect(rows).toEqual([{ list: [1, null, 9_007_199_254_740_991] }]);
});
