import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { marketByCode } from '@pasar/markets';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '@pasar/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIndexer } from '../search/search-vector.ts';
import { addCategory, addItem, addShop } from '../testing/insert-catalogue.ts';
import { writeItems } from './write-items.ts';
import type { ItemDraft } from './write-items.ts';

const now = 1_790_000_000_000;
let store: TestDatabase;
let lastId = 1000;

beforeAll(async () => {
  store = await createTestDatabase();
  await addCategory(store.db, 'SG', [1], 'Home');
  await addCategory(store.db, 'SG', [1, 11], 'Baskets');
  await addShop(store.db, 'SG', 1);
});
afterAll(() => store.close());

const draft = (itemid: number, amount: number): ItemDraft => {
  const externalId = `e${itemid}`;
  const price = { amount, currency: 'SGD' };
  const variant = { externalId, line: 2, price, stock: 5, options: {}, identifiers: {}, pictures: [] };
  const texts = { externalId, shop: 'Shop 1', title: externalId, description: '', brand: '' };
  return {
    product: { ...texts, adult: false, categoryPath: ['Baskets'], pictures: [], variants: [variant] },
    ...{ shopid: 1, itemid, category: { catid: 11, path: [1, 11] }, contentHash: null },
    ...{ pictures: [], picturesByLink: new Map() },
  };
};

const write = (...drafts: readonly ItemDraft[]): Promise<void> =>
  writeItems(
    {
      ...{ db: store.db, ids: { next: () => (lastId += 1) }, market: marketByCode('SG'), now },
      ...{ index: createIndexer(), picturesDir: '/nowhere' },
    },
    drafts,
    { shipping_min: 0, shipping_max: 0 },
  );

const changePrice = (db: Transaction<Database>, itemid: number, price: number) =>
  db.updateTable('item').set({ price }).where('itemid', '=', itemid).execute();

const countLockWaits = async (): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
  return rows.length;
};

/** Runs an import while another transaction has changed an item; `meanwhile` runs in it once the import waits. */
async function writeDuring(
  drafts: readonly ItemDraft[],
  change: (db: Transaction<Database>) => Promise<unknown>,
  meanwhile: (db: Transaction<Database>) => Promise<unknown>,
): Promise<void> {
  let imported: Promise<void> | undefined;
  await store.db.transaction().execute(async (db) => {
    await change(db);
    imported = write(...drafts);
    imported.catch(() => undefined);
    await expect.poll(countLockWaits).toBe(1);
    await meanwhile(db);
  });
  await imported;
}

it('locks items in key order, as orders do, whatever the order of the file', async () => {
  await addItem(store.db, 'SG', 1, { name: 'One' });
  await addItem(store.db, 'SG', 2, { name: 'Two' });
  await writeDuring(
    [draft(2, 500), draft(1, 500)],
    (order) => changePrice(order, 1, 900),
    (order) => changePrice(order, 2, 900),
  );
  const items = await store.db.selectFrom('item').select('price').where('itemid', 'in', [1, 2]).execute();
  expect(items).toEqual([{ price: 500 }, { price: 500 }]);
});

it('records the price that ends, also if it was changed while the import waited', async () => {
  await addItem(store.db, 'SG', 3, { name: 'Three', price: 1000 });
  await writeDuring(
    [draft(3, 1200)],
    (portal) => changePrice(portal, 3, 800),
    () => Promise.resolve(),
  );
  const ended = store.db.selectFrom('price_history').select(['price', 'ended_at']);
  expect(await ended.where('itemid', '=', 3).execute()).toEqual([{ price: 800, ended_at: now }]);
});
