import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseSharedCounts } from './database-shared-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const add = async (...counts: [key: string, hits: number, endsAt: number][]) =>
  Object.fromEntries(
    await databaseSharedCounts(database.db).add(counts.map(([key, hits, endsAt]) => ({ key, hits, endsAt }))),
  );

it('adds the counts of all processes within a window', async () => {
  expect(await add(['a', 5, 100], ['b', 1, 100])).toEqual({ a: 5, b: 1 });
  expect(await add(['a', 7, 100])).toEqual({ a: 12 });
});

it('restarts with a new window, and ignores late counts of the previous one', async () => {
  expect(await add(['late', 5, 100])).toEqual({ late: 5 });
  expect(await add(['late', 2, 200])).toEqual({ late: 2 });
  expect(await add(['late', 9, 100])).toEqual({ late: 2 });
});

it('counts every one of many concurrent hits', async () => {
  await Promise.all(Array.from({ length: 20 }, () => add(['many', 1, 100], ['more', 2, 100])));
  expect(await add(['many', 0, 100], ['more', 0, 100])).toEqual({ many: 20, more: 40 });
});

it('stores no addresses', async () => {
  await add(['198.51.100.7', 1, 100]);
  const rows = await database.db.selectFrom('rate_window').select('key').execute();
  expect(rows.filter(({ key }) => key.includes('198'))).toEqual([]);
});
