import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { findStockDifferences } from './find-stock-differences.ts';
import { one, setUpOrderStore, two } from './testing/order-store.ts';

const { db, server } = setUpOrderStore();

/** Orders with models, vouchers of the marketplace and of a shop, and pieces of a flash sale; one of two orders is cancelled. */
beforeEach(async () => {
  for (const table of ['flash_sale_use', 'flash_sale'] as const) await db().deleteFrom(table).execute();
  await db()
    .insertInto('flash_sale')
    .values({
      ...{ market: 'SG', shopid: 1, itemid: 11, starts_at: 0, ends_at: 5000 },
      ...{ stock: 6, sold: 1, price: 600, per_user_limit: 3 },
    })
    .execute();
  await server().fill(7, [one, two]);
  const placed = await server().order(7, 'first', { vouchers: 'OFF3,SHOP2' });
  const { order_ids } = placed.data as unknown as { order_ids: number[] };
  await server().fill(8, [one]);
  await server().order(8, 'second');
  await server().call(7, 'order/cancel', { order_id: order_ids[1] ?? 0 });
});

const kinds = async () => (await findStockDifferences({ db: db() })).map(({ kind }) => kind);

it('finds nothing after orders and a cancellation', async () => {
  expect(await findStockDifferences({ db: db() })).toEqual([]);
});

it.each<[string, RawBuilder<unknown>]>([
  ['stock of an item differs from its models', sql`update model set stock = stock + 1 where modelid = 121`],
  ['flash sale sold more than it had', sql`update flash_sale set sold = stock + 1`],
  ['flash sale counts fewer pieces than were ordered', sql`update flash_sale set sold = 1`],
  ['voucher counts fewer uses than there are', sql`update voucher set used = 0 where code = 'OFF3'`],
  [
    'lines of an order differ from what its goods cost',
    sql`update order_line set quantity = quantity + 1 where user_id = 8`,
  ],
])('finds that the %s', async (kind, change) => {
  await change.execute(db());
  expect(await kinds()).toEqual([kind]);
});
