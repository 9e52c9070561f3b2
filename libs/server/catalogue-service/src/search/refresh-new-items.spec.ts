import type { SearchAnswer } from '@pasar/catalogue-contract';
import { dayMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { refreshNewItems } from './refresh-new-items.ts';

const now = 20_700 * dayMs;
const newItem = 500;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

/** Forty items, of which the first twenty have sold, most first, and a new one that has not. */
beforeAll(async () => {
  test = await createTestDatabase();
  server = await serveCatalogue(test.db, now);
  await addCategory(test.db, 'SG', [1], 'Home');
  await addCategory(test.db, 'SG', [1, 11], 'Lamps');
  await addShop(test.db, 'SG', 1);
  for (let itemid = 1; itemid <= 40; itemid += 1)
    await addItem(test.db, 'SG', itemid, {
      name: `Lamp ${itemid}`,
      popularity: Math.max(0, 21 - itemid),
      historical_sold: Math.max(0, 21 - itemid),
      ctime: now - (100 + itemid) * dayMs,
    });
  await addItem(test.db, 'SG', newItem, { name: 'New lamp', ctime: now - dayMs });
  await refreshCatalogues(test.db, 'SG');
}, 120_000);
afterAll(async () => {
  await server.close();
  await test.close();
});

const list = async (query: Record<string, string>): Promise<number[]> => {
  const path = `/api/v4/search/search_items?${new URLSearchParams({ limit: '60', ...query }).toString()}`;
  return (await server.get<SearchAnswer>('SG', path)).data.items.map(({ itemid }) => itemid);
};
const readHeadStart = () =>
  test.db
    .selectFrom('item')
    .where('itemid', '=', newItem)
    .select(['popularity', 'head_start'])
    .executeTakeFirstOrThrow();
const sell = (pieces: number) =>
  test.db
    .updateTable('item')
    .where('itemid', '=', newItem)
    .set((query) => ({ popularity: query('popularity', '+', pieces) }))
    .execute();

const bestSellers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const lists: readonly Record<string, string>[] = [{ category: '11' }, { category: '1' }, { shop: '1' }];

describe('a new item', () => {
  it('is the last of those that have not sold, without a head start', async () => {
    expect((await list({ category: '11' })).indexOf(newItem)).toBeGreaterThanOrEqual(20);
  });

  it.each(lists)('comes before items that sell little in %o, and behind the best-sellers', async (query) => {
    await refreshNewItems(test.db, now);
    const found = await list(query);
    expect(found.slice(0, 10)).toEqual(bestSellers);
    expect(found.indexOf(newItem)).toBeLessThan(found.indexOf(15));
  });

  it('keeps its plain place among the latest and the best sold', async () => {
    expect((await list({ category: '11', sort_by: 'ctime' }))[0]).toBe(newItem);
    const sold = await list({ category: '11', sort_by: 'sales' });
    expect(sold.slice(0, 20)).not.toContain(newItem);
  });

  it('keeps its sales when the head start changes or ends', async () => {
    await sell(3);
    await Promise.all([refreshNewItems(test.db, now + dayMs), refreshNewItems(test.db, now + dayMs)]);
    await refreshNewItems(test.db, now + dayMs);
    const { popularity, head_start } = await readHeadStart();
    expect([popularity - head_start, head_start > 0]).toEqual([3, true]);
    await refreshNewItems(test.db, now + 40 * dayMs);
    expect(await readHeadStart()).toEqual({ popularity: 3, head_start: 0 });
  });
});
