import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  buyers,
  cancelled,
  deadline,
  initialStock,
  lineOfShop1,
  placedAt,
  lineOfShop2,
  setUpOverdueOrders,
} from './testing/set-up-overdue-orders.ts';

const { sweep, orderUnpaid, readOrderState, stock, usesLeft, topics, pay, orderServer, readDb } =
  setUpOverdueOrders();

it('releases once, even with concurrent sweeps', async () => {
  for (const buyer of buyers) await orderUnpaid(buyer, [lineOfShop1, lineOfShop2]);
  const counts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sweep()));
  expect(counts.reduce((sum, count) => sum + count, 0) + (await sweep())).toBe(40);
  expect(await stock()).toEqual(initialStock);
  expect(await topics()).toHaveLength(40);
});

it('of a concurrent payment and deadline, one wins, and the stock is consistent', async () => {
  const orders = await Promise.all(buyers.map(async (buyer) => ({ buyer, ids: await orderUnpaid(buyer) })));
  orderServer().clock.now = deadline - 1;
  const payments = orders.map(({ buyer, ids: [order_id = 0] }) => pay(buyer, order_id));
  const [answers] = await Promise.all([Promise.all(payments), sweep(), sweep()]);
  await sweep();
  const states = await Promise.all(orders.map(({ ids: [order_id = 0] }) => readOrderState(order_id)));
  expect(states).toEqual(
    answers.map((isPaid) => (isPaid ? { status: 'to_ship', payment_status: 'paid' } : cancelled)),
  );
  const paid = answers.filter((isPaid) => isPaid).length;
  expect(await stock()).toEqual({ ...initialStock, 11: 100 - 2 * paid });
  expect(await readDb().selectFrom('ledger_entry').select('kind').execute()).toHaveLength(2 * paid);
});

it('a concurrent cancellation and deadline release once', async () => {
  const orders = await Promise.all(
    buyers
      .slice(0, 10)
      .map(async (buyer) => ({ buyer, ids: await orderUnpaid(buyer, [lineOfShop1, lineOfShop2], 'SHOP2') })),
  );
  const cancellations = orders.flatMap(({ buyer, ids: all }) =>
    all.map((order_id) => orderServer().call(buyer, 'order/cancel', { order_id })),
  );
  const [answers] = await Promise.all([Promise.all(cancellations), sweep(), sweep()]);
  await sweep();
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 0));
  expect(await stock()).toEqual(initialStock);
  expect(await usesLeft('SHOP2')).toBe(10);
  expect(await topics()).toHaveLength(20);
});

it('skips a locked checkout, and cancels the others', async () => {
  const [held = 0] = await orderUnpaid(100);
  const [free = 0] = await orderUnpaid(101);
  await readDb()
    .transaction()
    .execute(async (db) => {
      await db.selectFrom('checkout').select('checkoutid').where('user_id', '=', 100).forUpdate().execute();
      expect(await sweep()).toBe(1);
    });
  expect([(await readOrderState(held)).status, (await readOrderState(free)).status]).toEqual([
    'to_pay',
    'cancelled',
  ]);
  expect(await sweep()).toBe(1);
});

it('keeps the sum of stock and held pieces constant', async () => {
  const step = fc.constantFrom('leave', 'pay', 'cancel' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const table of ['orders', 'cart_line', 'outbox'] as const)
        await readDb().deleteFrom(table).execute();
      await readDb().updateTable('item').set({ stock: 100 }).where('itemid', '=', 11).execute();
      orderServer().clock.now = placedAt;
      const orders = await Promise.all(
        steps.map(async (todo, index) => {
          const buyer = 100 + index;
          return { todo, buyer, order_id: (await orderUnpaid(buyer))[0] ?? 0 };
        }),
      );
      const buyersSteps = orders.map(({ todo, buyer, order_id }) => {
        if (todo === 'pay') return pay(buyer, order_id);
        return todo === 'cancel' ? orderServer().call(buyer, 'order/cancel', { order_id }) : undefined;
      });
      await Promise.all([...buyersSteps, sweep(), sweep()]);
      const { held } = await readDb()
        .selectFrom('order_line')
        .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
        .where('orders.status', '<>', 'cancelled')
        .select(({ fn }) => fn.sum<number | null>('quantity').as('held'))
        .executeTakeFirstOrThrow();
      expect(((await stock())[11] ?? 0) + Number(held ?? 0)).toBe(100);
    }),
    { numRuns: 8 },
  );
});
