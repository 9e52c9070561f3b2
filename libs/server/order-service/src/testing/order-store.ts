import { insertVoucher, insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openOrderServer } from './order-server.ts';
import type { OrderServer } from './order-server.ts';

export const one = { shopid: 1, itemid: 11, quantity: 2 };

export const two = { shopid: 2, itemid: 12, modelid: 121, quantity: 1 };

export const sgd = (amount: number) => ({ amount, currency: 'SGD' });

/** Sets up a store with two shops, items and vouchers, recreated for each test. */
export function setUpOrderStore() {
  let store: TestDatabase;

  let orderServer: OrderServer;

  beforeAll(async () => {
    store = await createTestDatabase();
    orderServer = await openOrderServer(store.db);
    for (const shopid of [1, 2]) await insertShop(store.db, shopid);
    for (const user of [7, 8]) await insertShopperAddress(store.db, user);
  });

  beforeEach(async () => {
    const tables = [
      'cart_line',
      'orders',
      'checkout',
      'voucher',
      'voucher_use',
      'item',
      'outbox',
      'idempotency',
      'ledger_entry',
      'payment_refund',
    ] as const;
    for (const table of tables) await store.db.deleteFrom(table).execute();
    orderServer.clock.now = 1000;
    await store.db.updateTable('shop').set({ location: '' }).execute();
    await store.db.updateTable('address').set({ postcode: '049145' }).execute();
    await insertItem(store.db, 11);
    await insertItem(store.db, 12, {
      shopid: 2,
      models: { 121: { stock: 4, price: 700 }, 122: { stock: 2 } },
    });
    await insertVoucher(store.db);
    await insertVoucher(store.db, { code: 'SHOP2', shopid: 2, kind: 'percentage', value: 10, min_spend: 0 });
    await insertVoucher(store.db, { code: 'SHIP', kind: 'free-shipping', value: 0, min_spend: 0 });
  });

  afterAll(async () => {
    await orderServer.close();
    await store.close();
  });

  const readStock = async (itemid: number) => {
    const { db } = store;
    const item = await db.selectFrom('item').select('stock').where('itemid', '=', itemid).executeTakeFirst();
    const models = await db
      .selectFrom('model')
      .select('stock')
      .where('itemid', '=', itemid)
      .orderBy('modelid')
      .execute();
    return [item?.stock, ...models.map(({ stock }) => stock)];
  };

  const usesLeft = async (code: string) =>
    (await store.db.selectFrom('voucher').select('uses_left').where('code', '=', code).executeTakeFirst())
      ?.uses_left;

  const countRows = async (table: 'orders' | 'cart_line' | 'outbox' | 'checkout') =>
    (
      await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst()
    )?.n;

  return { stockOf: readStock, usesLeft, countOf: countRows, db: () => store.db, server: () => orderServer };
}
