import type { SearchAnswer } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

/** A tenth of the market: few enough to be sorted along with the counts. */
const boots = 12;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, 0);
  await addCategory(db, 'SG', [1], 'Footwear');
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2, { location: 'Jurong' });
  for (let itemid = 1; itemid <= 10 * boots; itemid += 1)
    await addItem(db, 'SG', itemid, {
      name: itemid % 10 === 0 ? `Trail boots ${'x'.repeat(itemid % 7)}` : 'Running shoes',
      shopid: 1 + (itemid % 4 === 0 ? 1 : 0),
      price: 1000 + (itemid % 13),
      popularity: itemid % 11,
      historical_sold: itemid % 17,
      ctime: itemid % 19,
      raw_discount: itemid % 23,
      brand: itemid % 20 === 0 ? 'Lumora' : 'Norvind',
    });
  await refreshCatalogues(db, 'SG');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const search = async (query: Record<string, string>): Promise<SearchAnswer> => {
  const path = `/api/v4/search/search_items?${new URLSearchParams(query).toString()}`;
  return (await server.get<SearchAnswer>('SG', path)).data;
};

const sortings: readonly Record<string, string>[] = [
  ...['relevancy', 'ctime', 'pop', 'sales', 'discount'].map((sort_by) => ({ sort_by })),
  { sort_by: 'price', order: 'asc' },
  { sort_by: 'price', order: 'desc' },
];

it.each<[Record<string, string>, number]>([
  [{ keyword: 'boots' }, boots],
  [{ keyword: 'boots', brands: 'Lumora' }, boots / 2],
  [{ keyword: 'boots', brands: 'Lumora', locations: 'Jurong' }, boots / 2],
  [{ keyword: 'boots', max_price: '1006' }, 6],
])('lists %j in the order of its later pages', async (query, total) => {
  for (const sorting of sortings) {
    const all = await search({ ...query, ...sorting });
    const [first] = all.items;
    const { items, next = '' } = await search({ ...query, ...sorting, limit: '1' });
    const later = await search({ ...query, ...sorting, cursor: next });
    expect(all.total).toBe(total);
    expect(all.items).toHaveLength(total);
    expect(items).toEqual([first]);
    expect([first, ...later.items]).toEqual(all.items);
  }
});
