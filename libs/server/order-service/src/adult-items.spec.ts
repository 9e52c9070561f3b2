import { insertItem, insertShop, insertShopper, insertShopperAddress } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrderServer } from './testing/order-server.ts';
import type { OrderServer } from './testing/order-server.ts';

/** 2026-11-22 */
const now = 1_795_305_600_000;
const year = 31_557_600_000;
const minor = 4;
const adult = 5;

let store: TestDatabase;
let orderServer: OrderServer;
beforeAll(async () => {
  store = await createTestDatabase();
  orderServer = await openOrderServer(store.db);
  orderServer.clock.now = now;
  await insertShop(store.db, 1);
  await insertItem(store.db, 15, { is_adult: true });
  await insertShopper(store.db, minor, { birth_at: now - 16 * year, adult_consent_at: now - 1000 });
  await insertShopper(store.db, adult, { birth_at: now - 30 * year });
  for (const user of [minor, adult]) {
    await insertShopperAddress(store.db, user);
    await orderServer.fill(user, [{ shopid: 1, itemid: 15, quantity: 1 }]);
  }
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const buyNow = '1.15.0.1';
const stock = async () =>
  (await store.db.selectFrom('item').select('stock').where('itemid', '=', 15).executeTakeFirst())?.stock;

/** @spec adult-items purchasable */
it.each([
  ['from the cart', {}],
  ['bought now', { buy: buyNow }],
])('a minor cannot order an adult item, %s, whatever the cookie says', async (where, what) => {
  const cookie = `__Host-session=${minor}; SPC_IA=1`;
  const query = new URLSearchParams(what).toString();
  const preview = await orderServer.call(minor, `checkout/preview?${query}`, undefined, { cookie });
  expect(preview.data).toMatchObject({ shops: [], left_out: [{ itemid: 15, problem: 'adult-only' }] });
  const seen_total = { amount: 1000, currency: 'SGD' };
  const order = await orderServer.order(
    minor,
    `minor-${where.replaceAll(' ', '-')}`,
    { ...what, seen_total },
    { cookie },
  );
  expect(order.error).toBe(errorCodes.ITEM_UNAVAILABLE);
  expect(await stock()).toBe(10);
});

it('an adult can', async () => {
  expect(await orderServer.order(adult, 'adult')).toMatchObject({ error: 0 });
  expect(await stock()).toBe(9);
});
