import { expect, it } from 'vitest';
import { one, setUpOrderStore, sgd, two } from './testing/order-store.ts';

const { stockOf, usesLeft, db, server } = setUpOrderStore();

it('cancels once, restores stock and vouchers, and records it in the timeline', async () => {
  await server().fill(7, [one, two]);
  const { order_ids } = (await server().order(7, 'k', { vouchers: 'OFF3,SHOP2' })).data as unknown as {
    order_ids: number[];
  };
  server().clock.now = 2000;
  const cancel = (order_id: number | undefined) =>
    server().call(7, 'order/cancel', { order_id: order_id ?? 0 });
  expect((await cancel(order_ids[0])).data).toMatchObject({
    status: 'cancelled',
    can_cancel: false,
    timeline: [
      { status: 'to_ship', at: 1000 },
      { status: 'cancelled', at: 2000 },
    ],
  });
  expect([await usesLeft('SHOP2'), await usesLeft('OFF3')]).toEqual([10, 9]);
  await cancel(order_ids[0]);
  await Promise.all([cancel(order_ids[1]), cancel(order_ids[1]), cancel(order_ids[1])]);
  expect([await usesLeft('SHOP2'), await usesLeft('OFF3')]).toEqual([10, 10]);
  expect([await stockOf(11), await stockOf(12)]).toEqual([[10], [6, 4, 2]]);
});

it('gives an item the prices of its models in stock, as one sells out and comes back', async () => {
  const readPrices = () =>
    db()
      .selectFrom('item')
      .select(['price', 'price_min', 'price_max', 'price_before_discount', 'raw_discount'])
      .where('itemid', '=', 12)
      .executeTakeFirst();
  await db().updateTable('model').set({ price_before_discount: 1400 }).where('modelid', '=', 121).execute();
  await server().fill(7, [{ ...two, quantity: 4 }]);
  const { order_ids } = (await server().order(7, 'k')).data as unknown as { order_ids: number[] };
  expect(await readPrices()).toEqual({
    ...{ price: 1000, price_min: 1000, price_max: 1000 },
    ...{ price_before_discount: null, raw_discount: 0 },
  });
  await server().call(7, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  expect(await readPrices()).toEqual({
    ...{ price: 700, price_min: 700, price_max: 1000 },
    ...{ price_before_discount: 1400, raw_discount: 50 },
  });
});

it('makes a sold item more popular until its order is cancelled', async () => {
  const popularityOf = async (itemid: number) =>
    (
      await db()
        .selectFrom('item')
        .select('popularity')
        .where('itemid', '=', itemid)
        .executeTakeFirstOrThrow()
    ).popularity;
  const before = await popularityOf(11);
  await server().fill(7, [one]);
  const { order_ids } = (await server().order(7, 'k')).data as unknown as { order_ids: number[] };
  expect(await popularityOf(11)).toBe(before + 2);
  await server().call(7, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  expect(await popularityOf(11)).toBe(before);
});

const ledger = () =>
  db()
    .selectFrom('ledger_entry')
    .select(['kind', 'amount'])
    .where('amount', '>', 0)
    .orderBy('transaction_id')
    .execute();

it.each([
  ['paid', { payment_channel: 'card' }, 'refunded', ['charge', 'refund', 'payout']],
  ['unpaid', { payment_channel: 'card' }, 'voided', []],
  ['due-on-delivery', {}, 'voided', []],
])('ends the payment of a cancelled order that was %s, once', async (before, body, after, kinds) => {
  await server().fill(7, [one]);
  const placed = (await server().order(7, 'k', body)).data as unknown as Record<string, never>;
  if (before === 'paid') await server().pay(7, placed['order_ids']?.[0] ?? 0);
  else expect(placed['payment_status']).toBe(before);
  server().clock.now = 2000;
  const cancel = () => server().call(7, 'order/cancel', { order_id: placed['order_ids']?.[0] ?? 0 });
  for (const { data } of await Promise.all([cancel(), cancel(), cancel()]))
    expect(data).toMatchObject({ status: 'cancelled', payment_status: after });
  const rows = await ledger();
  expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  expect(rows.map(({ amount }) => amount)).toEqual(kinds.map(() => 2250));
});

it.each([
  ['paid', { payment_channel: 'card' }, 1, 'refunded', 'uncharged'],
  ['due-on-delivery', {}, 0, 'uncharged', 'refunded'],
])(
  'tells the buyer of a refund of pieces only if the order was %s',
  async (before, body, mails, amount, absent) => {
    await server().fill(7, [one]);
    const placed = (await server().order(7, 'k', body)).data as unknown as { order_ids: number[] };
    const order_id = placed.order_ids[0] ?? 0;
    if (before === 'paid') await server().pay(7, order_id);
    const pieces = [{ line_no: 1, quantity: 1 }];
    const { data } = await server().call(7, 'order/cancel', { order_id, reason: 'other', pieces });
    expect(data).toMatchObject({ status: 'to_ship', payment_status: before, [amount]: sgd(1000) });
    expect(data).not.toHaveProperty(absent);
    const events = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'order-refunded')
      .execute();
    expect(events.filter(({ payload }) => (payload as { amount: number }).amount > 0)).toHaveLength(mails);
  },
);

it.each([
  ['has failed before', { state: 'requested', attempts: 1 }, 2250],
  ['is sent for the first time', { state: 'requested', attempts: 0 }, undefined],
  ['is paid out after a failure', { state: 'done', attempts: 1 }, undefined],
] as const)('tells of a delayed refund if it %s', async (_, changes, amount) => {
  await server().fill(7, [one]);
  const placed = (await server().order(7, 'k', { payment_channel: 'card' })).data as unknown as {
    order_ids: number[];
  };
  const order_id = placed.order_ids[0] ?? 0;
  await server().pay(7, order_id);
  await server().call(7, 'order/cancel', { order_id });
  await db().updateTable('payment_refund').set(changes).execute();
  const { data } = await server().call(7, `order/detail?order_id=${order_id}`);
  expect((data as unknown as { refund_delayed?: unknown }).refund_delayed).toEqual(amount && sgd(amount));
});

it('cannot store an order that is cancelled and still paid', async () => {
  await server().fill(7, [one]);
  const { data } = await server().order(7, 'k', { payment_channel: 'card' });
  await server().pay(7, (data as unknown as { order_ids: number[] }).order_ids[0] ?? 0);
  const cancelled = db().updateTable('orders').set({ status: 'cancelled' }).execute();
  await expect(cancelled).rejects.toThrow('orders_payment_ends_with_order');
});

it('cancels nothing that has been received', async () => {
  await server().fill(7, [one]);
  const { order_ids } = (await server().order(7, 'k')).data as unknown as { order_ids: number[] };
  await db().updateTable('orders').set({ status: 'completed' }).execute();
  const answer = await server().call(7, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  expect([answer.error, await stockOf(11)]).toEqual([70000012, [8]]);
});
