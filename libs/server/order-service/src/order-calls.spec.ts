import { insertVoucher, insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOrderServer } from './testing/order-server.ts';
import type { OrderServer } from './testing/order-server.ts';

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
  await insertItem(store.db, 12, { shopid: 2, models: { 121: { stock: 4, price: 700 }, 122: { stock: 2 } } });
  await insertVoucher(store.db);
  await insertVoucher(store.db, { code: 'SHOP2', shopid: 2, kind: 'percentage', value: 10, min_spend: 0 });
  await insertVoucher(store.db, { code: 'SHIP', kind: 'free-shipping', value: 0, min_spend: 0 });
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const stockOf = async (itemid: number) => {
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
const countOf = async (table: 'orders' | 'cart_line' | 'outbox' | 'checkout') =>
  (
    await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst()
  )?.n;

const one = { shopid: 1, itemid: 11, quantity: 2 };
const two = { shopid: 2, itemid: 12, modelid: 121, quantity: 1 };
const sgd = (amount: number) => ({ amount, currency: 'SGD' });

it('prices the picked lines shop by shop, with delivery and vouchers', async () => {
  await orderServer.fill(7, [one, two]);
  const { data } = await orderServer.call(7, 'checkout/preview?vouchers=off3,SHOP2&deliveries=1:economy');
  expect(data).toMatchObject({
    address_id: 500_007,
    shops: [
      {
        shopid: 2,
        subtotal: sgd(700),
        voucher: { code: 'SHOP2', saves: sgd(70) },
        delivery: { fee: sgd(250) },
      },
      { shopid: 1, subtotal: sgd(2000), delivery: { channel: 'economy', fee: sgd(100), days_min: 4 } },
    ],
    platform_voucher: { code: 'OFF3', applies: true, saves: sgd(300) },
    merchandise_total: sgd(2700),
    shipping_total: sgd(350),
    voucher_discount: sgd(370),
    shipping_discount: sgd(0),
    total: sgd(2680),
    left_out: [],
  });
});

it.each([
  ['its own zone', '460101', 200, 1],
  ['a neighbouring zone', '049145', 250, 2],
  ['a zone further away', '640501', 375, 4],
])('asks for a parcel to %s, in the preview and in the order', async (_, postcode, fee, days_min) => {
  await store.db.updateTable('shop').set({ location: 'Bedok' }).where('shopid', '=', 1).execute();
  await store.db.updateTable('address').set({ postcode }).where('user_id', '=', 7).execute();
  await orderServer.fill(7, [one]);
  const { data } = await orderServer.call(7, 'checkout/preview');
  expect(data).toMatchObject({ shops: [{ delivery: { fee: sgd(fee), days_min } }], total: sgd(2000 + fee) });
  await orderServer.order(7, `to-${postcode}`);
  const [order] = await store.db.selectFrom('orders').select(['shipping_total', 'delivery']).execute();
  expect(order).toMatchObject({ shipping_total: fee, delivery: { days_min } });
});

it('answers an empty pick with no shops', async () => {
  const { data } = await orderServer.call(7, 'checkout/preview');
  expect(data).toMatchObject({ shops: [], total: sgd(0), left_out: [] });
});

it('tells of a voucher that it does not apply, and why', async () => {
  await insertVoucher(store.db, { code: 'LATER', starts_at: 5000 });
  await insertVoucher(store.db, { code: 'GONE', ends_at: 900 });
  await insertVoucher(store.db, { code: 'EMPTY', uses_left: 0 });
  await insertVoucher(store.db, { code: 'RICH', min_spend: 99_999 });
  await orderServer.fill(7, [one]);
  const offers = async (code: string) => {
    const { data } = await orderServer.call(7, `checkout/preview?vouchers=${code}`);
    const { vouchers } = data as unknown as { vouchers: { code: string; reason?: string }[] };
    return vouchers.find((voucher) => voucher.code === code)?.reason;
  };
  const reasons = ['LATER', 'GONE', 'EMPTY', 'RICH', 'SHOP2', 'NOBODYS'].map(offers);
  expect(await Promise.all(reasons)).toEqual([
    'not-started',
    'expired',
    'used-up',
    'min-spend',
    'other-shop',
    'unknown',
  ]);
});

it('makes an order a shop, takes stock and vouchers, empties the cart and tells the outside', async () => {
  await orderServer.fill(7, [one, two]);
  const { data } = await orderServer.order(7, 'k', { vouchers: 'OFF3,SHOP2' });
  expect(data).toMatchObject({ order_ids: [expect.any(Number), expect.any(Number)], total: sgd(2830) });
  expect(data).toMatchObject({ payment_status: 'due-on-delivery' });
  expect([await stockOf(11), await stockOf(12)]).toEqual([[8], [5, 3, 2]]);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([9, 9]);
  expect([await countOf('orders'), await countOf('cart_line'), await countOf('outbox')]).toEqual([2, 0, 2]);
});

it('keeps the lines that were not picked', async () => {
  await orderServer.fill(7, [one, two]);
  await store.db.updateTable('cart_line').set({ checked: false }).where('itemid', '=', 12).execute();
  await orderServer.order(7, 'k');
  expect(await store.db.selectFrom('cart_line').select('itemid').execute()).toEqual([{ itemid: 12 }]);
});

it('shows what was bought: in the list, by itself, and together', async () => {
  await orderServer.fill(7, [one, two]);
  const messages = [{ shopid: 1, text: ' ring twice ' }];
  const placed = (await orderServer.order(7, 'k', { vouchers: 'SHIP', messages })).data as unknown as {
    checkoutid: number;
    order_ids: number[];
  };
  const [first, second] = placed.order_ids;
  expect((await orderServer.call(7, 'order/list?limit=1')).data).toMatchObject({
    orders: [{ order_id: second, status: 'to_ship', shopid: 1, lines: [{ itemid: 11, quantity: 2 }] }],
    next: expect.any(String),
  });
  expect((await orderServer.call(7, `order/detail?order_id=${second}`)).data).toMatchObject({
    address: { name: 'User 7', lines: ['1 Market Street #02-03', '049145'] },
    merchandise_total: sgd(2000),
    shipping_discount: sgd(250),
    voucher_codes: ['SHIP'],
    message: 'ring twice',
    timeline: [{ status: 'to_ship', at: 1000 }],
    can_cancel: true,
  });
  expect(
    (await orderServer.call(7, `order/checkout_detail?checkoutid=${placed.checkoutid}`)).data,
  ).toMatchObject({
    orders: [{ order_id: first }, { order_id: second }],
    total: sgd(2700),
  });
});

it('lists page after page, each order once, and by status', async () => {
  for (const key of ['a', 'b', 'c']) {
    await orderServer.fill(7, [{ ...one, quantity: 1 }]);
    await orderServer.order(7, key);
  }
  const page = async (query: string) =>
    (await orderServer.call(7, `order/list?${query}`)).data as unknown as {
      orders: { order_id: number }[];
      next?: string;
    };
  const newest = await page('limit=2');
  const oldest = await page(`limit=2&cursor=${newest.next}`);
  const ids = [...newest.orders, ...oldest.orders].map(({ order_id }) => order_id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([new Set(ids).size, oldest.next]).toEqual([3, undefined]);
  expect((await page('status=cancelled')).orders).toEqual([]);
  expect(await orderServer.call(7, 'order/list?cursor=nonsense')).toMatchObject({ error: 1, status: 400 });
});

it("answers a stranger's order like a missing one", async () => {
  await orderServer.fill(7, [one]);
  const { order_ids, checkoutid } = (await orderServer.order(7, 'k')).data as unknown as {
    order_ids: number[];
    checkoutid: number;
  };
  const paths = [`order/detail?order_id=${order_ids[0]}`, `order/checkout_detail?checkoutid=${checkoutid}`];
  for (const path of paths) expect(await orderServer.call(8, path)).toMatchObject({ error: 4, status: 404 });
  const stranger = await orderServer.call(8, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  const nobody = await orderServer.call(8, 'order/cancel', { order_id: 12345 });
  expect(stranger).toEqual(nobody);
  expect(await stockOf(11)).toEqual([8]);
});

it('waits for the money of an order that the courier does not take it for', async () => {
  await orderServer.fill(7, [{ ...one, quantity: 1 }]);
  const { data } = await orderServer.order(7, 'k', { payment_channel: 'qr' });
  expect(data).toMatchObject({ payment_status: 'unpaid' });
  const [order_id = 0] = (data as unknown as { order_ids: number[] }).order_ids;
  const waiting = { shopid: 1, order_id };
  expect((await orderServer.call(7, 'order/list?status=to_pay')).data).toMatchObject({ orders: [waiting] });
  expect(await orderServer.pay(7, order_id)).toBe(true);
  expect(await orderServer.pay(7, order_id)).toBe(false);
  expect((await orderServer.call(7, `order/detail?order_id=${order_id}`)).data).toMatchObject({
    ...{ status: 'to_ship', payment_status: 'paid', timeline: [{}, { status: 'to_ship' }] },
  });
});

it('offers cash on delivery where the market does, and only there', async () => {
  const methods = async (host: string) =>
    (await orderServer.call(7, 'checkout/preview', undefined, { host })).data as unknown as {
      payment_methods: { method: string; available: boolean }[];
    };
  const cod = expect.objectContaining({ method: 'cod', available: true });
  expect((await methods('sg.localhost')).payment_methods).toContainEqual(cod);
  const inFrance = (await methods('fr.localhost')).payment_methods;
  expect(inFrance.map(({ method }) => method)).toEqual(['card', 'bank-transfer', 'wallet']);
});

it('cancels once: stock and vouchers are back, and the timeline tells', async () => {
  await orderServer.fill(7, [one, two]);
  const { order_ids } = (await orderServer.order(7, 'k', { vouchers: 'OFF3,SHOP2' })).data as unknown as {
    order_ids: number[];
  };
  orderServer.clock.now = 2000;
  const cancel = (order_id: number | undefined) =>
    orderServer.call(7, 'order/cancel', { order_id: order_id ?? 0 });
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

const ledger = () =>
  store.db
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
  await orderServer.fill(7, [one]);
  const placed = (await orderServer.order(7, 'k', body)).data as unknown as Record<string, never>;
  if (before === 'paid') await orderServer.pay(7, placed['order_ids']?.[0] ?? 0);
  else expect(placed['payment_status']).toBe(before);
  orderServer.clock.now = 2000;
  const cancel = () => orderServer.call(7, 'order/cancel', { order_id: placed['order_ids']?.[0] ?? 0 });
  for (const { data } of await Promise.all([cancel(), cancel(), cancel()]))
    expect(data).toMatchObject({ status: 'cancelled', payment_status: after });
  const rows = await ledger();
  expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  expect(rows.map(({ amount }) => amount)).toEqual(kinds.map(() => 2250));
});

it('can store no order that is cancelled and still paid', async () => {
  await orderServer.fill(7, [one]);
  const { data } = await orderServer.order(7, 'k', { payment_channel: 'card' });
  await orderServer.pay(7, (data as unknown as { order_ids: number[] }).order_ids[0] ?? 0);
  const cancelled = store.db.updateTable('orders').set({ status: 'cancelled' }).execute();
  await expect(cancelled).rejects.toThrow('orders_payment_ends_with_order');
});

it('cancels nothing that has been received', async () => {
  await orderServer.fill(7, [one]);
  const { order_ids } = (await orderServer.order(7, 'k')).data as unknown as { order_ids: number[] };
  await store.db.updateTable('orders').set({ status: 'completed' }).execute();
  const answer = await orderServer.call(7, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  expect([answer.error, await stockOf(11)]).toEqual([70000012, [8]]);
});

const before = () => store.db.updateTable('item').where('itemid', '=', 11);
/** What comes between the preview and the order, or what the client makes up; and the code that it is refused with. */
const refusals: [string, number, () => Promise<unknown>, Record<string, unknown>?][] = [
  ['a price that went up', 70000004, () => before().set({ price: 1200 }).execute()],
  ['an item that was sold out meanwhile', 70000005, () => before().set({ stock: 0 }).execute()],
  ['an item of which less is left', 70000005, () => before().set({ stock: 1 }).execute()],
  ['an item that was taken down', 70000006, () => before().set({ status: 3 }).execute()],
  ['an item that is gone', 70000006, () => store.db.deleteFrom('item').where('itemid', '=', 11).execute()],
  ['a stale cart', 70000010, () => store.db.deleteFrom('cart_line').execute()],
  ['a total in another currency', 70000004, async () => 0, { seen_total: { amount: 2550, currency: 'USD' } }],
  ['a total that the client made up', 70000004, async () => 0, { seen_total: sgd(1) }],
  ["a stranger's address", 70000015, async () => 0, { address_id: 500_008 }],
  ['an unknown delivery', 70000011, async () => 0, { deliveries: '1:drone' }],
  ['a malformed delivery', 1, async () => 0, { deliveries: 'drone' }],
  ['an unknown voucher', 70000009, async () => 0, { vouchers: 'NOBODYS' }],
  ["another shop's voucher", 70000009, async () => 0, { vouchers: 'SHOP2' }],
  ['two vouchers of the marketplace', 70000009, async () => 0, { vouchers: 'OFF3,SHIP' }],
  ['a price of the client', 1, async () => 0, { price: 1 }],
  ['a card number', 1, async () => 0, { payment_channel: 'card', card_number: '4111111111111111' }],
  [
    'a method that the market does not have',
    70000014,
    async () => 0,
    { payment_channel: 'convenience-store' },
  ],
];
it.each(refusals)('refuses %s, and nothing changes', async (_, code, meanwhile, body = {}) => {
  await orderServer.fill(7, [one]);
  await meanwhile();
  const answer = await orderServer.order(7, 'k', { seen_total: sgd(2250), ...body });
  expect(answer.error).toBe(code);
  expect([await countOf('orders'), await countOf('checkout'), await countOf('outbox')]).toEqual([0, 0, 0]);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([10, 10]);
});

it('refuses a voucher that this shopper has used up', async () => {
  for (const key of ['a', 'b', 'c']) {
    await orderServer.fill(7, [{ ...one, quantity: 1 }]);
    const { error } = await orderServer.order(7, key, { vouchers: 'OFF3' });
    expect([key, error]).toEqual([key, key === 'c' ? 70000009 : 0]);
  }
});

it('buys what is left when the shopper saw that the rest is left out', async () => {
  await orderServer.fill(7, [one, { ...two, quantity: 9 }]);
  expect((await orderServer.order(7, 'k')).data).toMatchObject({ total: sgd(2250) });
  expect(await store.db.selectFrom('cart_line').select('itemid').execute()).toEqual([{ itemid: 12 }]);
});
