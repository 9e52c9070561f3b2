import { insertItem, insertShop, insertShopperAddress } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openOrderServer } from '../testing/order-server.ts';
import type { CallResponse, OrderServer } from '../testing/order-server.ts';

/** Each test runs many transactions, which take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let store: TestDatabase;
let server: OrderServer;
const [buyer, stranger, seller, rival] = [7, 8, 9, 10];

beforeAll(async () => {
  store = await createTestDatabase();
  server = await openOrderServer(store.db);
  for (const [shopid, userid] of [
    [1, seller],
    [2, rival],
  ] as const) {
    await insertShop(store.db, shopid);
    await store.db.updateTable('shop').set({ userid }).where('shopid', '=', shopid).execute();
  }
  await insertShopperAddress(store.db, buyer);
  await insertItem(store.db, 11, { stock: 100, price: 1000 });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const call = (...given: Parameters<OrderServer['call']>) => server.call(...given);
const data = <Data>(answer: CallResponse): Data => answer.data as unknown as Data;
let key = 0;
async function order(): Promise<number> {
  await server.fill(buyer, [{ shopid: 1, itemid: 11, quantity: 2 }]);
  const answer = await server.order(buyer, `key-${(key += 1)}`);
  return data<{ order_ids: number[] }>(answer).order_ids[0] ?? 0;
}
type Detail = { readonly actions: string[]; readonly order: { readonly status: string } };
const detail = async (order_id: number, user = seller) =>
  call(user, `seller/order/detail?order_id=${order_id}`);
const ship = (order_id: number, user: number, tracking_number: string) =>
  call(user, 'seller/order/ship', { order_id, carrier: 'Post', tracking_number });

it('a seller sees the shop, its orders by status and their available actions', async () => {
  const [first, second] = [await order(), await order()];
  expect((await call(seller, 'seller/shop')).data).toMatchObject({
    shopid: 1,
    orders: [{ status: 'to_ship', count: 2 }],
  });
  expect((await detail(first)).data).toMatchObject({
    actions: ['ship', 'cancel'],
    order: { order_id: first, status: 'to_ship', actions: [], can_cancel: false },
  });
  await ship(first, seller, 'ab 1234-5678');
  expect(data<Detail>(await detail(first))).toMatchObject({
    actions: [],
    order: { parcel: { carrier: 'Post', tracking_number: 'AB12345678' } },
  });
  await call(buyer, 'order/cancel', { order_id: first });
  expect(data<Detail>(await detail(first)).actions).toEqual(['answer-cancellation']);
  await call(seller, 'seller/order/cancel', { order_id: second, reason: 'out-of-stock' });
  expect(data<Detail>(await detail(second))).toMatchObject({ actions: [], order: { status: 'cancelled' } });
  const { orders } = data<{ orders: { status: string; count: number }[] }>(await call(seller, 'seller/shop'));
  expect(Object.fromEntries(orders.map(({ status, count }) => [status, count]))).toEqual({
    to_receive: 1,
    cancelled: 1,
  });
});

it.each([
  ['another shop’s seller', rival],
  ['the buyer', buyer],
  ['a stranger', stranger],
])('%s can neither see nor ship nor cancel a shop’s order', async (_, user) => {
  const order_id = await order();
  const answers = [
    await detail(order_id, user),
    await ship(order_id, user, 'AB12345678'),
    await call(user, 'seller/order/cancel', { order_id, reason: 'out-of-stock' }),
    await call(user, 'seller/order/answer_cancellation', { order_id, accept: true }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => errorCodes.NOT_FOUND));
  expect(data<Detail>(await detail(order_id)).order.status).toBe('to_ship');
});

it('a member without a shop gets NOT_FOUND; another shop counts only its own orders', async () => {
  await order();
  expect((await call(stranger, 'seller/shop')).error).toBe(errorCodes.NOT_FOUND);
  expect((await call(rival, 'seller/shop')).data).toMatchObject({ shopid: 2, orders: [] });
});

it.each(['', '123', 'AB-12-34', 'AB12345678<script>', 'A'.repeat(31), '１２３４５６７８'])(
  'rejects the tracking number %j, and the order stays to be shipped',
  async (tracking_number) => {
    const order_id = await order();
    expect((await ship(order_id, seller, tracking_number)).error).toBe(errorCodes.TRACKING_NUMBER_INVALID);
    expect(data<Detail>(await detail(order_id))).toMatchObject({
      actions: ['ship', 'cancel'],
      order: { status: 'to_ship' },
    });
  },
);

it('an order is shipped once, even with concurrent requests', async () => {
  const order_id = await order();
  const answers = await Promise.all(
    ['AA12345678', 'BB12345678', 'CC12345678'].map((number) => ship(order_id, seller, number)),
  );
  expect(answers.map(({ error }) => error).sort()).toEqual(
    [0, errorCodes.ORDER_STEP_NOT_ALLOWED, errorCodes.ORDER_STEP_NOT_ALLOWED].sort(),
  );
});

/** Steps that leave no further step to the seller. */
const endedOrders: [string, () => Promise<number>][] = [
  ['a delivered order', delivered],
  [
    'a completed order',
    async () => {
      const order_id = await delivered();
      await call(buyer, 'order/receive', { order_id });
      return order_id;
    },
  ],
  [
    'a cancelled order',
    async () => {
      const order_id = await order();
      await call(buyer, 'order/cancel', { order_id });
      return order_id;
    },
  ],
];

it.each(endedOrders)('the seller of %s can neither ship nor cancel it', async (_, create) => {
  const order_id = await create();
  const before = data<Detail>(await detail(order_id));
  const answers = [
    await ship(order_id, seller, 'ZZ12345678'),
    await call(seller, 'seller/order/answer_cancellation', { order_id, accept: true }),
    ...(before.order.status === 'cancelled'
      ? []
      : [await call(seller, 'seller/order/cancel', { order_id, reason: 'out-of-stock' })]),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409));
  expect(data<Detail>(await detail(order_id))).toEqual(before);
});

/** Creates a delivered order. */
async function delivered(): Promise<number> {
  const order_id = await order();
  await ship(order_id, seller, 'AB12345678');
  for (let station = 0; station < 4; station += 1)
    await call(buyer, 'order/demo_step', { order_id, step: 'carry' });
  return order_id;
}

it('a seller sees a return with its actions, and another shop’s seller can take none', async () => {
  const order_id = await delivered();
  const amounts = data<{ lines: { amounts: object[] }[] }>(
    await call(buyer, `return/options?order_id=${order_id}`),
  ).lines[0]?.amounts;
  await call(buyer, 'return/request', {
    ...{ order_id, pieces: [{ line_no: 1, quantity: 1 }], reason: 'not-received', note: '' },
    ...{ solution: 'refund-only', pictures: [], seen_amount: amounts?.[0] },
  });
  const found = data<Detail & { return: { return_id: number } }>(await detail(order_id));
  expect(found).toMatchObject({
    actions: ['refund-return', 'dispute-return'],
    return: { status: 'requested', reason: 'not-received', actions: [] },
  });
  const answer = { return_id: found.return.return_id, action: 'refund' };
  expect((await call(rival, 'seller/return/answer', answer)).error).toBe(errorCodes.NOT_FOUND);
  expect((await call(seller, 'seller/return/answer', answer)).data).toMatchObject({ status: 'refunded' });
  expect(data<Detail>(await detail(order_id)).actions).toEqual([]);
});

it('a seller replies to a rating; another shop’s seller, or without a rating, cannot', async () => {
  const order_id = await delivered();
  const reply = (user: number, line_no: number, text = ' Thank you! ') =>
    call(user, 'seller/rating/reply', { order_id, line_no, reply: text });
  expect((await reply(seller, 1)).error).toBe(errorCodes.NOT_FOUND);
  await call(buyer, 'order/receive', { order_id });
  const rating = { order_id, line_no: 1, rating_star: 4, comment: 'Good', pictures: [] };
  expect((await call(buyer, 'order/rate', rating)).error).toBe(0);
  expect((await reply(rival, 1)).error).toBe(errorCodes.NOT_FOUND);
  expect((await reply(seller, 2)).error).toBe(errorCodes.NOT_FOUND);
  expect((await reply(seller, 1, '   ')).error).toBe(errorCodes.PARAM);
  expect((await reply(seller, 1)).data).toMatchObject({
    ratings: [{ line_no: 1, rating_star: 4, comment: 'Good', reply: 'Thank you!' }],
  });
  await reply(seller, 1, 'Thanks again!');
  const told = await store.db
    .selectFrom('notification')
    .select(['user_id', 'kind'])
    .where('kind', 'in', ['rating-received', 'rating-answered'])
    .orderBy('notification_id')
    .execute();
  expect(told).toEqual([
    { user_id: seller, kind: 'rating-received' },
    { user_id: buyer, kind: 'rating-answered' },
  ]);
});
