import { insertItem, insertShop, insertShopperAddress, insertVoucher } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { pictureAllowance } from '@pasar/order';
import { readOrderBalance } from '@pasar/payment-ledger';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepAfterSale } from './after-sale/sweep-after-sale.ts';
import { addCoins, takeCoins } from './coins/coin-ledger.ts';
import { openOrderServer } from './testing/order-server.ts';
import type { CallAnswer, OrderServer } from './testing/order-server.ts';

/** Many transactions a test: a busy machine may take its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let store: TestDatabase;
let orderServer: OrderServer;
const ids = createIds({ now: Date.now, worker: 2 });
const [buyer, stranger, seller] = [7, 8, 9];
const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 22);

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
    'payment_refund',
    'outbox',
    'idempotency',
    'coin_entry',
    'coin_balance',
    'order_picture',
    'order_picture_use',
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
const data = <Data>(answer: CallAnswer): Data => answer.data as unknown as Data;

/** Three of one thing and one of another, paid by card. */
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

type Detail = {
  readonly status: string;
  readonly total: { readonly amount: number };
  readonly actions: string[];
  readonly timeline: { readonly action: string }[];
  readonly lines: { readonly line_no: number; readonly itemid: number }[];
  readonly refunded?: { readonly amount: number };
};
const detail = async (order_id: number, user = buyer): Promise<Detail> =>
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
/** What was taken for an order and not given back. */
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
  return data<{ id: string }>(await call(user, 'order/upload_picture', { data: picture.toString('base64') }))
    .id;
}

type Options = {
  readonly refusal?: string;
  readonly lines: {
    readonly line: { readonly line_no: number };
    readonly amounts: { readonly amount: number }[];
  }[];
  readonly shipping: { readonly amount: number };
};

async function requestReturn(order_id: number, changes: Record<string, unknown> = {}): Promise<CallAnswer> {
  const options = data<Options>(await call(buyer, `return/options?order_id=${order_id}`));
  const amount = options.lines[0]?.amounts[0]?.amount ?? 0;
  return call(buyer, 'return/request', {
    ...{ order_id, pieces: [{ line_no: 1, quantity: 1 }], reason: 'damaged', solution: 'return-and-refund' },
    ...{ note: 'A corner is broken.', pictures: [await upload()], seen_amount: { amount, currency: 'SGD' } },
    ...changes,
  });
}

it('an order goes its way: shipped, carried, delivered, received, with coins and a history', async () => {
  const order_id = await order();
  expect((await detail(order_id)).actions).toEqual(['cancel', 'buy-again', 'invoice']);
  expect(await ship(order_id)).toMatchObject({ data: { status: 'to_receive' } });
  expect((await detail(order_id)).actions).toEqual([
    'request-cancellation',
    'receive',
    'buy-again',
    'invoice',
  ]);
  for (let station = 0; station < 4; station += 1) await step(order_id, 'carry');
  const delivered = await detail(order_id);
  expect(delivered).toMatchObject({
    parcel: { carrier: 'Post', tracking_number: 'AB12345678' },
    receive_by: start + 7 * dayMs,
    return_by: start + 15 * dayMs,
  });
  expect(delivered.actions).toEqual(['receive', 'request-return', 'buy-again', 'invoice']);
  const received = data<Detail>(await call(buyer, 'order/receive', { order_id }));
  expect(received.status).toBe('completed');
  expect(received.timeline.map(({ action }) => action)).toEqual([
    'place',
    'pay',
    'ship',
    'deliver',
    'receive',
  ]);
  expect(received.actions).toEqual(['request-return', 'rate', 'buy-again', 'invoice']);
  expect(await coins()).toBe(35);
  await call(buyer, 'order/receive', { order_id });
  expect(await coins()).toBe(35);
});

it('an invoice states the buyer’s tax number in the market', async () => {
  const order_id = await order();
  const number = { userid: buyer, number: '201912345K', changed_at: start };
  await store.db
    .insertInto('account_tax_id')
    .values([
      { ...number, market: 'SG' },
      { ...number, market: 'MY', number: 'C1234567890' },
    ])
    .execute();
  const invoice = data<{ buyer: { lines: string[] } }>(
    await call(buyer, `order/invoice?order_id=${order_id}`),
  );
  expect(invoice.buyer.lines.at(-1)).toBe('UEN 201912345K');
  await store.db.deleteFrom('account_tax_id').execute();
});

it.each([
  ['order/receive', {}],
  ['order/rate', { line_no: 1, rating_star: 5, comment: '', pictures: [] }],
  ['order/demo_step', { step: 'carry' }],
  ['seller/order/answer_cancellation', { accept: true }],
])('%s does nothing to an order that is not so far', async (path, body) => {
  const order_id = await order();
  const by = path.startsWith('seller') ? seller : buyer;
  expect((await call(by, path, { order_id, ...body })).status).toBe(409);
  expect((await detail(order_id)).status).toBe('to_ship');
});

it.each([
  ['order/receive', {}],
  ['order/cancel', {}],
  ['order/buy_again', {}],
  ['order/demo_step', { step: 'ship' }],
  ['order/rate', { line_no: 1, rating_star: 5, comment: '', pictures: [] }],
  ['seller/order/ship', { carrier: 'Post', tracking_number: 'AB12345678' }],
  ['seller/order/cancel', { reason: 'out-of-stock' }],
])('%s answers a stranger like somebody without orders', async (path, body) => {
  const order_id = await order();
  expect((await call(stranger, path, { order_id, ...body })).status).toBe(404);
  for (const path of ['order/detail', 'order/invoice', 'order/ratings', 'return/options', 'return/detail'])
    expect((await call(stranger, `${path}?order_id=${order_id}`)).status).toBe(404);
  expect((await detail(order_id)).status).toBe('to_ship');
});

it.each(['', 'short', 'AB12345678!', 'A'.repeat(31)])(
  'ships under no tracking number like "%s"',
  async (number) => {
    const order_id = await order();
    expect(await ship(order_id, seller, number)).toMatchObject({ error: 70000186, status: 422 });
    expect((await detail(order_id)).status).toBe('to_ship');
  },
);

it('a shipment and a cancellation at once: one of them wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order_id = await order();
    const [shipped, cancelled] = await Promise.all([
      ship(order_id),
      call(buyer, 'order/cancel', { order_id, reason: 'changed-mind' }),
    ]);
    const { status } = await detail(order_id);
    expect([shipped.error === 0, status]).toEqual(
      status === 'cancelled' ? [false, 'cancelled'] : [true, 'to_receive'],
    );
    expect(cancelled.error).toBe(0);
    if (status === 'to_receive') expect(await ledger(order_id)).toBeGreaterThan(0);
    else expect(await ledger(order_id)).toBe(0);
    await call(seller, 'seller/order/answer_cancellation', { order_id, accept: true });
  }
  expect(await stock()).toEqual({ 11: 10, 13: 10 });
});

it('cancels some pieces, then the rest: money and stock are back to the unit', async () => {
  const order_id = await order(buyer, 'OFF3');
  const { total } = await detail(order_id);
  const part = await call(buyer, 'order/cancel', {
    order_id,
    reason: 'other',
    pieces: [{ line_no: 1, quantity: 2 }],
  });
  expect(data<Detail>(part)).toMatchObject({ status: 'to_ship', lines: [{ given_back: 2 }, {}] });
  expect(await ledger(order_id)).toBe(total.amount - (data<Detail>(part).refunded?.amount ?? 0));
  expect(await stock()).toEqual({ 11: 9, 13: 9 });
  const rest = [
    { line_no: 1, quantity: 1 },
    { line_no: 2, quantity: 1 },
  ];
  const whole = await call(buyer, 'order/cancel', { order_id, pieces: rest });
  expect(data<Detail>(whole)).toMatchObject({ status: 'cancelled', refunded: total });
  expect(await ledger(order_id)).toBe(0);
  expect(await stock()).toEqual({ 11: 10, 13: 10 });
  expect(await store.db.selectFrom('voucher_use').selectAll().execute()).toEqual([]);
});

it.each([
  [[{ line_no: 1, quantity: 4 }]],
  [[{ line_no: 9, quantity: 1 }]],
  [
    [
      { line_no: 1, quantity: 1 },
      { line_no: 1, quantity: 1 },
    ],
  ],
])('cancels no pieces that were not bought: %o', async (pieces) => {
  const order_id = await order();
  expect(await call(buyer, 'order/cancel', { order_id, pieces })).toMatchObject({ error: 70000183 });
  expect((await detail(order_id)).refunded).toBeUndefined();
});

it('asks the seller once it is on its way; silence is a yes, the delivery a no', async () => {
  const asked = await order();
  await ship(asked);
  await call(buyer, 'order/cancel', { order_id: asked, reason: 'too-slow' });
  expect(await detail(asked)).toMatchObject({ status: 'to_receive', cancellation: { status: 'requested' } });
  expect(await call(buyer, 'order/cancel', { order_id: asked })).toMatchObject({ error: 70000012 });
  const arrived = await order();
  await ship(arrived);
  await call(buyer, 'order/cancel', { order_id: arrived });
  for (let station = 0; station < 4; station += 1)
    await call(buyer, 'order/demo_step', { order_id: arrived, step: 'carry' });
  expect(await detail(arrived)).toMatchObject({ status: 'to_receive', cancellation: { status: 'refused' } });
  await sweepAfterSale({ db: store.db, ids }, start + 3 * dayMs);
  expect(await detail(asked)).toMatchObject({ status: 'cancelled', cancellation: { status: 'accepted' } });
  expect(await ledger(asked)).toBe(0);
});

it('completes what was delivered when its days are over, once', async () => {
  const order_id = await order();
  await deliver(order_id);
  await sweepAfterSale({ db: store.db, ids }, start + 7 * dayMs - 1);
  expect((await detail(order_id)).status).toBe('to_receive');
  await Promise.all([1, 2, 3].map(() => sweepAfterSale({ db: store.db, ids }, start + 7 * dayMs)));
  expect((await detail(order_id)).status).toBe('completed');
  expect(await coins()).toBe(35);
});

it('returns one of three: the share is refunded, stock is back, coins are taken back', async () => {
  const order_id = await order(buyer, 'OFF3');
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  const before = await coins();
  const { total } = await detail(order_id);
  const asked = await requestReturn(order_id);
  const { return_id, amount } = data<{ return_id: number; amount: { amount: number } }>(asked);
  expect(await detail(order_id)).toMatchObject({ status: 'return_refund', return: { status: 'requested' } });
  expect(await call(seller, 'seller/return/answer', { return_id, action: 'accept' })).toMatchObject({
    error: 0,
  });
  await call(buyer, 'return/ship', { return_id, option: 'drop-off', sent: false });
  expect(
    await call(buyer, 'return/ship', { return_id, option: 'own-carrier', sent: true, tracking_number: '?' }),
  ).toMatchObject({ error: 70000186 });
  await call(buyer, 'return/ship', { return_id, option: 'drop-off', sent: true });
  await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
  expect(await detail(order_id)).toMatchObject({ status: 'completed', refunded: amount });
  expect(await ledger(order_id)).toBe(total.amount - amount.amount);
  expect(await stock()).toMatchObject({ 11: 8 });
  expect(await coins()).toBeLessThan(before);
  expect((await call(buyer, 'order/list?status=return_refund')).data).toMatchObject({
    orders: [{ order_id }],
  });
});

it('returns the whole order: everything that was paid is back, once, whoever answers at once', async () => {
  const order_id = await order(buyer, 'OFF3');
  await deliver(order_id);
  const { total } = await detail(order_id);
  const pieces = [
    { line_no: 1, quantity: 3 },
    { line_no: 2, quantity: 1 },
  ];
  const asked = await requestReturn(order_id, {
    pieces,
    solution: 'refund-only',
    reason: 'not-received',
    pictures: [],
    seen_amount: total,
  });
  const { return_id } = data<{ return_id: number }>(asked);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call(seller, 'seller/return/answer', { return_id, action: 'refund' })),
  );
  expect(answers.map(({ status = 200 }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await ledger(order_id)).toBe(0);
  expect(await detail(order_id)).toMatchObject({ status: 'cancelled', refunded: total });
  expect(await store.db.selectFrom('voucher_use').selectAll().execute()).toEqual([]);
  // The goods did not come back.
  expect(await stock()).toEqual({ 11: 7, 13: 9 });
  expect(await coins()).toBe(0);
});

it.each([
  ['what was not bought', { pieces: [{ line_no: 5, quantity: 1 }] }, 70000183],
  ['more than was bought', { pieces: [{ line_no: 1, quantity: 4 }] }, 70000183],
  ['an amount that the client made up', { seen_amount: { amount: 999_999, currency: 'SGD' } }, 70000188],
  ['a reason that this market does not know', { reason: 'changed-mind', pictures: [] }, 70000181],
  [
    'money without the goods where they must come back',
    { reason: 'not-as-described', solution: 'refund-only' },
    70000181,
  ],
  ['goods without a picture of them', { pictures: [] }, 1],
  ['goods with a picture that is not theirs', { pictures: ['nobodys'] }, 1],
])('refuses a return of %s', async (_, changes, error) => {
  const order_id = await order();
  await deliver(order_id);
  expect((await requestReturn(order_id, changes)).error).toBe(error);
  expect((await detail(order_id)).status).toBe('to_receive');
});

it('refuses a return before the delivery, twice, and after its days', async () => {
  const order_id = await order();
  expect(await requestReturn(order_id)).toMatchObject({ error: 70000181 });
  await deliver(order_id);
  const twice = await Promise.all([requestReturn(order_id), requestReturn(order_id)]);
  expect(twice.map(({ error }) => error).toSorted()).toEqual([0, 70000182]);
  const { return_id } = data<{ return_id: number }>(await call(buyer, `return/detail?order_id=${order_id}`));
  expect((await call(stranger, 'return/move', { return_id, action: 'withdraw' })).status).toBe(404);
  expect((await call(stranger, 'seller/return/answer', { return_id, action: 'refund' })).status).toBe(404);
  await call(buyer, 'return/move', { return_id, action: 'withdraw' });
  expect((await detail(order_id)).status).toBe('completed');
  orderServer.clock.now = start + 15 * dayMs;
  expect(await requestReturn(order_id)).toMatchObject({ error: 70000181 });
});

it.each([
  ['a silent seller agrees, and the buyer sends nothing', [3, 10], 'expired', 'completed'],
  ['a silent seller agrees', [3], 'to_send', 'return_refund'],
  ['nothing happens before', [2.9], 'requested', 'return_refund'],
])('deadlines act by themselves: %s', async (_, days, returned, status) => {
  const order_id = await order();
  await deliver(order_id);
  await requestReturn(order_id);
  for (const day of days) await sweepAfterSale({ db: store.db, ids }, start + day * dayMs);
  expect((await call(buyer, `return/detail?order_id=${order_id}`)).data).toMatchObject({ status: returned });
  expect((await detail(order_id)).status).toBe(status);
});

it('a dispute needs a reason, and is settled for the buyer when nobody settles it', async () => {
  const order_id = await order();
  await deliver(order_id);
  const { return_id } = data<{ return_id: number }>(await requestReturn(order_id));
  expect((await call(seller, 'seller/return/answer', { return_id, action: 'dispute' })).status).toBe(400);
  await call(seller, 'seller/return/answer', { return_id, action: 'dispute', note: 'It was whole.' });
  expect((await call(buyer, `return/detail?return_id=${return_id}`)).data).toMatchObject({
    status: 'disputed',
    seller_note: 'It was whole.',
  });
  await sweepAfterSale({ db: store.db, ids }, start + 10 * dayMs);
  expect((await call(buyer, `return/detail?return_id=${return_id}`)).data).toMatchObject({
    status: 'refunded',
  });
});

it('a picture is for its buyer and the seller of its return, and holds nothing but pixels', async () => {
  const order_id = await order();
  await deliver(order_id);
  const picture = await upload();
  await requestReturn(order_id, { pictures: [picture] });
  const row = await store.db
    .selectFrom('order_picture')
    .select('content')
    .where('picture_id', '=', picture)
    .executeTakeFirstOrThrow();
  const { format, exif } = await sharp(row.content).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const read = (user: number) => orderServer.read(user, `/api/v4/order/picture?id=${picture}`);
  const status = async (user: number) => (await read(user)).statusCode;
  expect([await status(buyer), await status(seller), await status(stranger)]).toEqual([200, 200, 404]);
  expect((await read(buyer)).headers['cache-control']).toBe('no-store');
});

describe('what a shopper may send of pictures in a day', () => {
  const text = Buffer.from('no picture at all, only text');
  const send = (content: Buffer, user = buyer) =>
    call(user, 'order/upload_picture', { data: content.toString('base64') });
  const leave = ({ pictures = 50, bytes = 1_000_000 }) =>
    store.db
      .insertInto('order_picture_use')
      .values({
        user_id: buyer,
        day: start / dayMs,
        pictures: pictureAllowance.picturesPerDay - pictures,
        bytes: pictureAllowance.bytesPerDay - bytes,
      })
      .execute();

  it.each([
    ['so many', { pictures: 3 }],
    ['so many bytes', { bytes: 3 * text.length }],
  ])('is %s, also at once and of what is no picture, and is allowed again tomorrow', async (_, left) => {
    await leave(left);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(text)));
    expect(answers.filter(({ error }) => error === errorCodes.LIMIT)).toHaveLength(5);
    orderServer.clock.now = start + dayMs / 4;
    expect(await send(text)).toMatchObject({ error: errorCodes.LIMIT, retry_after: 64_800 });
    expect((await send(text, stranger)).error).toBe(errorCodes.PICTURE_INVALID);
    orderServer.clock.now = start + dayMs;
    expect((await send(text)).error).toBe(errorCodes.PICTURE_INVALID);
  });
});

it.each([
  ['text', Buffer.from('no picture at all, only text').toString('base64')],
  [
    'a script in SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64'),
  ],
])('keeps no %s as a picture', async (_, given) => {
  expect(await call(buyer, 'order/upload_picture', { data: given })).toMatchObject({
    error: 70000184,
    status: 422,
  });
});

it('a line is rated once and changed once, and the product counts it', async () => {
  const order_id = await order();
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  const rate = (rating_star: number, comment = 'Good.') =>
    call(buyer, 'order/rate', { order_id, line_no: 1, rating_star, comment, pictures: [] });
  const itemid = (await detail(order_id)).lines[0]?.itemid ?? 0;
  const counted = () =>
    store.db
      .selectFrom('item')
      .select(['rating_sum', 'rating_count', 'rating_breakdown'])
      .where('itemid', '=', itemid)
      .executeTakeFirst();
  const { rating_sum: sum = 0, rating_count: count = 0 } = (await counted()) ?? {};
  await rate(4);
  expect(await counted()).toMatchObject({
    rating_sum: sum + 4,
    rating_count: count + 1,
    rating_breakdown: [0, 0, 0, 1, 0],
  });
  await rate(2, 'It broke.');
  expect(await counted()).toMatchObject({
    rating_sum: sum + 2,
    rating_count: count + 1,
    rating_breakdown: [0, 1, 0, 0, 0],
  });
  expect(await rate(5)).toMatchObject({ error: 70000187 });
  expect(await store.db.selectFrom('rating').select(['rating_star', 'comment']).execute()).toEqual([
    { rating_star: 2, comment: 'It broke.' },
  ]);
});

it('coins spent twice at once are spent once, and the ledger sums to the balance', async () => {
  const owner = { userid: buyer, market: 'SG' };
  const deps = { db: store.db, ids };
  await addCoins(deps, owner, { kind: 'reward', amount: 100, reference: 'a', now: start });
  await addCoins(deps, owner, { kind: 'reward', amount: 100, reference: 'a', now: start });
  const spend = (reference: string) =>
    store.db
      .transaction()
      .execute((db) => takeCoins({ db, ids }, owner, { kind: 'spent', amount: 60, reference, now: start }));
  const results = await Promise.allSettled(['1', '2', '3', '4'].map(spend));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await coins()).toBe(40);
  const expiry = Date.UTC(2027, 1, 28, 16);
  await sweepAfterSale(deps, expiry - 1);
  expect(await coins()).toBe(40);
  await Promise.all([sweepAfterSale(deps, expiry), sweepAfterSale(deps, expiry)]);
  expect(await coins()).toBe(0);
});

it('collects the coins of a day once by the market’s clock', async () => {
  const collect = () => call(buyer, 'coin/check_in', {});
  await Promise.all([collect(), collect(), collect()]);
  expect(await coins()).toBe(2);
  orderServer.clock.now = start + dayMs;
  expect((await collect()).data).toMatchObject({ balance: 4, check_in: { done_today: true } });
  expect((await call(buyer, 'coin/entries')).data).toMatchObject({
    entries: [{ kind: 'reward' }, { kind: 'reward' }],
  });
});

it('puts an order’s lines into the cart again, and tells what is not sold any more', async () => {
  const order_id = await order();
  await store.db.updateTable('item').set({ stock: 0 }).where('itemid', '=', 13).execute();
  const answer = data<{ added: number; left_out: string[] }>(
    await call(buyer, 'order/buy_again', { order_id }),
  );
  expect([answer.added, answer.left_out.length]).toEqual([1, 1]);
});

it('shows a seller the orders of their own shop', async () => {
  const order_id = await order();
  expect((await call(seller, 'seller/order/list?status=to_ship')).data).toMatchObject({
    orders: [{ order_id }],
  });
  expect((await call(stranger, 'seller/order/list')).data).toEqual({ orders: [] });
});
