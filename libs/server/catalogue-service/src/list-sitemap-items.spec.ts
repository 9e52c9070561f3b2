import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSitemapItems, listSitemapParts } from './list-sitemap-items.ts';
import { addItem, addShop } from './testing/insert-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  const add = (market: string, itemid: number, given: { shopid: number; [column: string]: unknown }) =>
    addItem(db, market, itemid, { name: `Item ${itemid}`, ...given });
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2);
  for (const itemid of [11, 12, 13]) await add('SG', itemid, { shopid: 2 });
  for (const itemid of [14, 15]) await add('SG', itemid, { shopid: 1 });
  await add('SG', 16, { shopid: 1, stock: 0 });
  await add('SG', 17, { shopid: 1, status: 0 });
  await add('SG', 18, { shopid: 1, is_adult: true });
  await add('TH', 19, { shopid: 1 });
});
afterAll(() => test.close());

/** The item ids of each part. */
const readParts = async (size: number) => {
  const parts = await listSitemapParts(test, 'SG', size);
  const items = await Promise.all(parts.map((part) => listSitemapItems(test, 'SG', part, size)));
  return items.map((part) => part.map(({ itemid }) => itemid));
};

it.each([
  [
    2,
    [
      [14, 15],
      [16, 11],
      [12, 13],
    ],
  ],
  [
    4,
    [
      [14, 15, 16, 11],
      [12, 13],
    ],
  ],
  [6, [[14, 15, 16, 11, 12, 13]]],
])('parts of %d items contain each indexable item of the market once', async (size, expected) => {
  expect(await readParts(size)).toEqual(expected);
});

it('a part starts behind an item that is gone', async () => {
  const items = await listSitemapItems(test, 'SG', { shopid: 1, itemid: 17 }, 1);
  expect(items.map(({ itemid }) => itemid)).toEqual([11]);
});

it('a market without items has no parts', async () => {
  expect(await listSitemapParts(test, 'PL')).toEqual([]);
});
