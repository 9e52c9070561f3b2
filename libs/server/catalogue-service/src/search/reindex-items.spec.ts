import type { SearchAnswer } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshOutdatedCatalogues } from '../refresh-catalogue.ts';
import { addCategory, addItem, addShop, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { listOutdatedMarkets } from './reindex-items.ts';

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  test = await createTestDatabase();
  server = await serveCatalogue(test.db, 0);
  for (const market of ['SG', 'TH']) {
    await addCategory(test.db, market, [1], 'Shoes');
    await addShop(test.db, market, 1);
    await addItem(test.db, market, 1, { name: 'Trail runners', cat_path: [1], catid: 1, sku: 'TR-77' });
  }
  const model = {
    shopid: 1,
    itemid: 1,
    name: 'Red',
    tier_index: [0],
    price: 100,
    stock: 1,
    sku: 'TR-77-RED',
  };
  await insert(test.db, 'model', { market: 'SG', modelid: 11, ...model });
  await refreshCatalogues(test.db, 'SG', 'TH');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

it('reindexes items of an earlier release from the tables', async () => {
  await sql`update item set search_vector = '''@SG'' ''trail'':1A' where market = 'SG'`.execute(test.db);
  expect(await listOutdatedMarkets(test.db)).toEqual(['SG']);
  await refreshOutdatedCatalogues(test.db);
  expect(await listOutdatedMarkets(test.db)).toEqual([]);
  for (const keyword of ['runner', 'shoe', 'TR77', 'TR77RED']) {
    const url = `/api/v4/search/search_items?keyword=${keyword}`;
    const { data } = await server.get<SearchAnswer>('SG', url);
    expect([keyword, data.total]).toEqual([keyword, 1]);
  }
});
