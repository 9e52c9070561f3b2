import { migrations } from '@pasar/database';
import { createTestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

const before = [
  'drop index orders_overdue',
  'alter table orders drop constraint orders_payment_status',
  'alter table orders drop constraint orders_payment_ends_with_order',
  'alter table orders drop constraint orders_unpaid_has_deadline',
  'alter table orders drop column pay_by',
];

const columns = `user_id, order_id, checkoutid, order_sn, market, shopid, shop_name, shop_username, currency,
  merchandise_total, shipping_total, voucher_discount, shipping_discount, total, payment_channel, address, delivery,
  created_at`;
const rest = `1, 'n', 'SG', 1, 's', 's', 'SGD', 700, 0, 0, 0, 700, 'sandbox-card', '{}', '{}', 5`;

/** Status and payment of an order from before the ledger, with the expected payment and ledger entries. */
const rows = [
  ['to_ship', 'paid', 'paid', ['charge']],
  ['to_ship', 'due-on-delivery', 'due-on-delivery', []],
  ['cancelled', 'paid', 'refunded', ['charge', 'refund']],
  ['cancelled', 'declined', 'voided', []],
  ['cancelled', 'due-on-delivery', 'voided', []],
  ['to_pay', 'declined', 'declined', []],
] as const;

it('gives old orders a deadline, an ended payment and a ledger', async () => {
  const { db, close } = await createTestDatabase();
  for (const statement of before) await sql.raw(statement).execute(db);
  for (const [index, [status, payment]] of rows.entries())
    await sql
      .raw(
        `insert into orders (${columns}, status, payment_status) values (1, ${index + 1}, ${rest}, '${status}', '${payment}')`,
      )
      .execute(db);
  await migrations['0085-order-payments']?.up(db);
  const orders = await db.selectFrom('orders').selectAll().orderBy('order_id').execute();
  type Entry = { order_id: number; kind: string; amount: number; currency: string };
  const { rows: ledger } = await sql<Entry>`
    select order_id, kind, amount::int, currency from order_payment order by kind`.execute(db);
  const found = orders.map(({ order_id, payment_status }) => [
    payment_status,
    ledger.filter((entry) => entry.order_id === order_id).map(({ kind }) => kind),
  ]);
  expect(found).toEqual(rows.map(([, , payment, kinds]) => [payment, kinds]));
  expect(ledger.every(({ amount, currency }) => amount === 700 && currency === 'SGD')).toBe(true);
  expect(orders.map(({ pay_by }) => pay_by !== null)).toEqual(rows.map(([status]) => status === 'to_pay'));
  await close();
});
