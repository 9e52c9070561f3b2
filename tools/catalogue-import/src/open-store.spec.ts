import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { readCommand } from './read-command.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

const openMarket = (market: string) =>
  openStore(readCommand(['feed.tsv', '--market', market, '--database', store.url], {}, '/'));

it('allows one import at a time in a market', async () => {
  const first = await openMarket('SG');
  await expect(openMarket('SG')).rejects.toThrow('Another import into SG is running.');
  await (await openMarket('BR')).close();
  await first.close();
});

it('releases the lock for the next import', async () => {
  for (let times = 0; times < 40; times += 1) {
    await (await openMarket('SG')).close();
    const { rows } = await sql`select objid from pg_locks where locktype = 'advisory'`.execute(store.db);
    expect(rows).toEqual([]);
  }
});
