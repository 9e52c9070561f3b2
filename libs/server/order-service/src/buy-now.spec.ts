import { insertItem, insertShop, insertShopperAddress, insertVoucher } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrderServer } from './testing/order-server.ts';

const store = await createTestDatabase();
const orderServer = await openOrderServer(store.db);
const sgd = (amount: number) => ({ amount, currency: 'SGD' });

beforeAll(async () => {
  for (const shop of [1, 2]) await insertShop(store.db, shop);
  await insertShopperAddress(store.db, 7);
  await insertItem(store.db, 11);
  await insertItem(store.db, 12, { shopid: 2, price: 700 });
  await insertItem(store.db, 13, { shopid: 2, price: 700, can_use_cod: false });
  await insertVoucher(store.db);
  await insertVoucher(store.db, { code: 'BIG', min_spend: 99_999 });
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const cartLines = () => store.db.selectFrom('cart_line').select(['itemid', 'quantity']).execute();

it('buys a single line and leaves the cart unchanged', async () => {
  await orderServer.fill(7, [
    { shopid: 1, itemid: 11, quantity: 2 },
    { shopid: 2, itemid: 12, quantity: 3 },
  ]);
  const { data } = await orderServer.call(7, 'checkout/preview?buy=1.11.0.1');
  expect(data).toMatchObject({
    shops: [{ lines: [{ itemid: 11, quantity: 1 }] }],
    merchandise_total: sgd(1000),
  });
  const order = await orderServer.order(7, 'buy-now', { buy: '1.11.0.1' });
  expect(order).toMatchObject({ error: 0, data: { order_ids: [expect.any(Number)] } });
  expect((await cartLines()).toSorted((one, other) => one.itemid - other.itemid)).toEqual([
    { itemid: 11, quantity: 2 },
    { itemid: 12, quantity: 3 },
  ]);
  const stock = await store.db.selectFrom('item').select('stock').where('itemid', '=', 11).executeTakeFirst();
  expect(stock).toEqual({ stock: 9 });
});

it.each(['1.11', '1.11.0.0', '1.11.0.1000', 'x'])('rejects the malformed line %s', async (buy) =>
  expect(await orderServer.call(7, `checkout/preview?buy=${buy}`)).toMatchObject({ error: errorCodes.PARAM }),
);

it('reports a line that does not exist', async () => {
  const { data } = await orderServer.call(7, 'checkout/preview?buy=1.999.0.1');
  expect(data).toMatchObject({ shops: [], left_out: [{ itemid: 999, problem: 'missing' }] });
});

it('evaluates a code beside the chosen voucher, which stays in use', async () => {
  const preview = async (code: string) =>
    (await orderServer.call(7, `checkout/preview?buy=1.11.0.2&vouchers=OFF3&code=${code}`)).data;
  expect(await preview('typo')).toMatchObject({
    platform_voucher: { code: 'OFF3', applies: true },
    vouchers: expect.arrayContaining([expect.objectContaining({ code: 'TYPO', reason: 'unknown' })]),
  });
  expect(await preview('big')).toMatchObject({
    platform_voucher: { code: 'OFF3', applies: true },
    vouchers: expect.arrayContaining([expect.objectContaining({ code: 'BIG', reason: 'min-spend' })]),
  });
});

it('accepts cash on delivery only for items that allow it', async () => {
  const { data } = await orderServer.call(7, 'checkout/preview?buy=2.13.0.1');
  expect(data).toMatchObject({
    payment_methods: expect.arrayContaining([
      expect.objectContaining({ method: 'cod', available: false, reason: 'not-for-these-items' }),
    ]),
  });
  const order = await orderServer.order(7, 'no-cod', { buy: '2.13.0.1' });
  expect(order).toMatchObject({ error: errorCodes.PAYMENT_CHANNEL_UNAVAILABLE });
});
