import { insertItem, insertShop, insertShopperAddress, insertVoucher } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { readOrderBalance } from '@pasar/payment-ledger';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openOrderServer } from './order-server.ts';
import type { CallResponse, OrderServer } from './order-server.ts';

export const [buyer, stranger, seller] = [7, 8, 9];

export const start = Date.UTC(2026, 10, 22);

export const data = <Data>(answer: CallResponse): Data => answer.data as unknown as Data;

export type OrderDetail = {
  readonly status: string;
  readonly total: { readonly amount: number };
  readonly actions: string[];
  readonly timeline: { readonly action: string }[];
  readonly lines: { readonly line_no: number; readonly itemid: number }[];
  readonly refunded?: { readonly amount: number };
};

type Options = {
  readonly refusal?: string;
  readonly lines: {
    readonly line: { readonly line_no: number };
    readonly amounts: { readonly amount: number }[];
  }[];
  readonly shipping: { readonly amount: number };
};

/** Sets up a store with two shops for each test, and the actions of buyers and sellers. */
export function setUpAfterSaleStore() {
  /** Each test runs many transactions, which take time on a busy machine. */
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  let store: TestDatabase;

  let orderServer: OrderServer;

  const ids = createIds({ now: Date.now, worker: 2 });

  beforeAll(async () => {
    store = await createTestDatabase();
    orderServer = await openOrderServer(store.db);
    for (const shopid of [1, 2]) await insertShop(store.db, shopid);
    await store.db.updateTable('shop').set({ userid: seller }).where('shopid', '=', 1).execute();
    for (const user of [buyer, stranger]) await insertShopperAddress(store.db, user);
  });

  beforeEach(async () => {
    const tables = ['cart_line', 'orders', 'checkout', 'voucher', 'voucher_use', 'item', 'rating'] as const;
    const more = [
      'ledger_entry',
      'seller_income_entry',
      'payment_refund',
      'outbox',
      'idempotency',
      'coin_entry',
      'coin_balance',
      'order_picture',
      'order_picture_use',
      'rating_video',
    ] as const;
    for (const table of [...tables, ...more]) await store.db.deleteFrom(table).execute();
    orderServer.clock.now = start;
    await insertItem(store.db, 11, { stock: 10, price: 1000 });
    await insertItem(store.db, 13, { stock: 10, price: 500 });
    await insertVoucher(store.db, { ends_at: start * 2 });
  });

  afterAll(async () => {
    await orderServer.close();
    await store.close();
  });

  const call = (...given: Parameters<OrderServer['call']>) => orderServer.call(...given);

  /** Orders three pieces of one item and one of another, paid by card. */
  async function order(user = buyer, vouchers?: string): Promise<number> {
    await orderServer.fill(user, [
      { shopid: 1, itemid: 13, quantity: 1 },
      { shopid: 1, itemid: 11, quantity: 3 },
    ]);
    const card = { payment_channel: 'card', ...(vouchers && { vouchers }) };
    const answer = await orderServer.order(user, `key-${ids.next()}`, card);
    const [order_id = 0] = data<{ order_ids: number[] }>(answer).order_ids;
    await orderServer.pay(user, order_id);
    return order_id;
  }

  const detail = async (order_id: number, user = buyer): Promise<OrderDetail> =>
    data(await call(user, `order/detail?order_id=${order_id}`));

  const step = (order_id: number, name: string) => call(buyer, 'order/demo_step', { order_id, step: name });

  const ship = (order_id: number, by = seller, tracking_number = 'ab 1234-5678') =>
    call(by, 'seller/order/ship', { order_id, carrier: 'Post', tracking_number });

  async function deliver(order_id: number): Promise<void> {
    await ship(order_id);
    for (let station = 0; station < 4; station += 1) await step(order_id, 'carry');
  }

  const stock = async () =>
    Object.fromEntries(
      (await store.db.selectFrom('item').select(['itemid', 'stock']).execute()).map((row) => [
        row.itemid,
        row.stock,
      ]),
    );

  /** Returns the amounts charged and refunded for an order. */
  const ledger = async (order_id: number) => {
    const { charged, refunded } = await readOrderBalance(store, { user_id: buyer, order_id });
    return charged - refunded;
  };

  const coins = async (user = buyer) => {
    const rows = await store.db.selectFrom('coin_entry').selectAll().where('user_id', '=', user).execute();
    const row = await store.db
      .selectFrom('coin_balance')
      .select('balance')
      .where('user_id', '=', user)
      .executeTakeFirst();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(row?.balance ?? 0);
    expect(rows.reduce((sum, { left_over }) => sum + left_over, 0)).toBe(row?.balance ?? 0);
    return row?.balance ?? 0;
  };

  async function upload(user = buyer): Promise<string> {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    return data<{ id: string }>(
      await call(user, 'order/upload_picture', { data: picture.toString('base64') }),
    ).id;
  }

  async function requestReturn(
    order_id: number,
    changes: Record<string, unknown> = {},
  ): Promise<CallResponse> {
    const options = data<Options>(await call(buyer, `return/options?order_id=${order_id}`));
    const amount = options.lines[0]?.amounts[0]?.amount ?? 0;
    return call(buyer, 'return/request', {
      ...{
        order_id,
        pieces: [{ line_no: 1, quantity: 1 }],
        reason: 'damaged',
        solution: 'return-and-refund',
      },
      ...{
        note: 'A corner is broken.',
        pictures: [await upload()],
        seen_amount: { amount, currency: 'SGD' },
      },
      ...changes,
    });
  }

  return {
    ids,
    call,
    order,
    detail,
    step,
    ship,
    deliver,
    stock,
    ledger,
    coins,
    upload,
    requestReturn,
    db: () => store.db,
    server: () => orderServer,
  };
}
