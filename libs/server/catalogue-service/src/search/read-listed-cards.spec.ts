import type { ItemCard } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop } from '../testing/insert-catalogue.ts';
import { now } from '../testing/search-store.ts';
import { createBatchCache } from './batch-cache.ts';
import { readListedCards } from './read-listed-cards.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await addCategory(db, 'SG', [1], 'Shoes');
  await addShop(db, 'SG', 1);
  for (const itemid of [1, 2, 3]) await addItem(db, 'SG', itemid, { name: `Shoe ${itemid}`, price: 1000 });
}, 120_000);
afterAll(() => database.close());

const listed = (itemid: number, price_min = 1000) => ({
  shopid: 1,
  itemid,
  price_min,
  discount: 0,
  in_stock: true,
});

it('reads the cards in the order of the list, without items that are gone', async () => {
  const cards = await readListedCards(database, { market: 'SG', now }, [listed(3), listed(9), listed(1)]);
  expect(cards.map(({ name }) => name)).toEqual(['Shoe 3', 'Shoe 1']);
});

it('uses the cards of other searches, but not with an old price', async () => {
  const { db } = database;
  const cardCache = createBatchCache<ItemCard>({ maxAgeMs: 5000, maxEntries: 9, now: () => now });
  const read = async (...items: ReturnType<typeof listed>[]) =>
    (await readListedCards({ db, cardCache }, { market: 'SG', now }, items)).map(
      ({ name, price }) => `${name}: ${price.amount}`,
    );
  await read(listed(1), listed(2));
  await db
    .updateTable('item')
    .set({ name: 'Boot', price: 900, price_min: 900, price_max: 900 })
    .where('itemid', 'in', [1, 2, 3])
    .execute();
  expect(await read(listed(1), listed(2, 900), listed(3, 900))).toEqual([
    'Shoe 1: 1000',
    'Boot: 900',
    'Boot: 900',
  ]);
});
