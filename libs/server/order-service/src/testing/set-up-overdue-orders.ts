import { insertVoucher, insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { paymentWindowMs } from '@pasar/order';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { cancelOverdueOrders } from '../cancel-overdue-orders.ts';
import { openOrderServer } from './order-server.ts';
import type { OrderServer } from './order-server.ts';

export const buyers = Array.from({ length: 20 }, (_, index) => 100 + index);
export const placedAt = 1000;
export const deadline = placedAt + paymentWindowMs;

/** Lines of shops 1 and 2. */
export const lineOfShop1 = { shopid: 1, itemid: 11, quantity: 2 };
export const lineOfShop2 = { shopid: 2, itemid: 12, modelid: 121, quantity: 1 };
export const card = { payment_channel: 'card' };

/** The stock of all items and models before any order. */
export const initialStock = { 11: 100, 12: 103, 121: 100, 122: 3 };

export const cancelled = { status: 'cancelled', payment_status: 'voided' };

/** Sets up a store of two shops, whose orders are placed at `placedAt` and due at `deadline`. */
export function setUpOverdueOrders() {
  // Each test runs hundreds of transactions, which take time on a busy machine.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  let store: TestDatabase;
  let orderServer: OrderServer;
  const ids = createIds({ now: Date.now, worker: 1 });

  const emptyTables = async () => {
    const tables = [
      ...([
        'cart_line',
        'orders',
        'checkout',
        'voucher',
        'voucher_use',
        'flash_sale',
        'flash_sale_use',
      ] as const),
      ...(['item', 'outbox', 'idempotency', 'ledger_entry', 'payment_refund'] as const),
    ];
    for (const table of tables) await store.db.deleteFrom(table).execute();
  };

  beforeAll(async () => {
    store = await createTestDatabase();
    orderServer = await openOrderServer(store.db);
    for (const shopid of [1, 2]) await insertShop(store.db, shopid);
    for (const buyer of buyers) await insertShopperAddress(store.db, buyer);
  });
  beforeEach(async () => {
    await emptyTables();
    orderServer.clock.now = placedAt;
    await insertItem(store.db, 11, { stock: 100 });
    await insertItem(store.db, 12, { shopid: 2, models: { 121: { stock: 100 }, 122: { stock: 3 } } });
    await insertVoucher(store.db, { ends_at: deadline * 2 });
    await insertVoucher(store.db, { code: 'SHOP2', shopid: 2, kind: 'percentage', value: 10, min_spend: 0 });
  });
  afterAll(async () => {
    await orderServer.close();
    await store.close();
  });

  const sweep = (now = deadline) => cancelOverdueOrders({ db: store.db, ids }, now);
  /** Places an unpaid checkout. Returns its order ids, one per shop. */
  async function orderUnpaid(buyer: number, lines = [lineOfShop1], vouchers?: string): Promise<number[]> {
    await orderServer.fill(buyer, lines);
    const { data } = await orderServer.order(buyer, `unpaid-${ids.next()}`, {
      ...card,
      ...(vouchers && { vouchers }),
    });
    return (data as unknown as { order_ids: number[] }).order_ids;
  }

  const readOrderState = async (order_id: number): Promise<Record<'status' | 'payment_status', string>> =>
    store.db
      .selectFrom('orders')
      .select(['status', 'payment_status'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
  const stock = async () => {
    const items = await store.db.selectFrom('item').select(['itemid as id', 'stock']).execute();
    const models = await store.db.selectFrom('model').select(['modelid as id', 'stock']).execute();
    return Object.fromEntries([...items, ...models].map(({ id, stock: left }) => [id, left]));
  };
  const usesLeft = async (code: string) =>
    (await store.db.selectFrom('voucher').select('uses_left').where('code', '=', code).executeTakeFirst())
      ?.uses_left;
  const topics = async () =>
    (await store.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('id').execute()).filter(
      ({ topic }) => topic === 'order-cancelled',
    );
  const pay = (buyer: number, order_id: number) => orderServer.pay(buyer, order_id);

  return {
    sweep,
    orderUnpaid,
    readOrderState,
    stock,
    usesLeft,
    topics,
    pay,
    orderServer: () => orderServer,
    readDb: () => store.db,
  };
}
