import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillStore } from './fill-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('creates no demo data in a live store, and says how to fill it', async () => {
  const lines: string[] = [];
  await fillStore({
    ownerUrl: database.url,
    role: undefined,
    mode: 'live',
    markets: ['SG', 'BR'],
    items: undefined,
    picturesDir: '/nowhere',
    progress: { show: () => undefined, end: () => undefined },
    log: (line) => void lines.push(line),
  });
  const { db } = database;
  expect(await db.selectFrom('item').select('itemid').execute()).toEqual([]);
  expect(await db.selectFrom('account').select('userid').execute()).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('PASAR_MODE=demo npm start')]);
});
