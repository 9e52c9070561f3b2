import { insertShop, insertItem } from '@pasar/cart-service/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readViewerLabels } from './read-viewer-labels.ts';

const viewer = { userid: 7, market: 'SG', now: 1000 };
const friend = 8;

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  await store.db.updateTable('shop').set({ userid: friend }).where('shopid', '=', 2).execute();
});
beforeEach(async () => {
  for (const table of ['item_like', 'shop_follow', 'social_setting', 'orders', 'item'] as const)
    await store.db.deleteFrom(table).execute();
  await insertItem(store.db, 11, { in_welcome_package: true });
  await insertItem(store.db, 12);
});
afterAll(() => store.close());

const follow = (shopid: number) =>
  store.db
    .insertInto('shop_follow')
    .values({ user_id: viewer.userid, market: 'SG', shopid, followed_at: 1 })
    .execute();
const like = (user_id: number, itemid: number) =>
  store.db
    .insertInto('item_like')
    .values({ user_id, market: 'SG', shopid: 1, itemid, liked_at: 1 })
    .execute();
const order = (status: 'to_ship' | 'cancelled') =>
  sql`insert into orders (user_id, order_id, checkoutid, order_sn, market, shopid, shop_name, shop_username, status,
      currency, merchandise_total, shipping_total, voucher_discount, shipping_discount, total, payment_channel,
      payment_status, address, delivery, created_at)
    values (${viewer.userid}, 1, 1, 'A1', 'SG', 1, 'S', 's', ${status}, 'SGD', 0, 0, 0, 0, 0, 'cod',
      ${status === 'cancelled' ? 'voided' : 'due-on-delivery'}, '{}', '{}', 1)`.execute(store.db);
const labels = (userid = viewer.userid) => readViewerLabels(store, { ...viewer, userid }, '1.11,1.12,1.99');

const welcome = { welcome_package_info: { wp_eligibility: { is_wp_eligible: true } } };
const shown = { show: true };

it('shows the welcome package to members without orders', async () => {
  expect(await labels()).toEqual([{ shopid: 1, itemid: 11, ...welcome }]);
  await order('to_ship');
  expect(await labels()).toEqual([]);
});

it('ignores a cancelled order', async () => {
  await order('cancelled');
  expect(await labels()).toEqual([{ shopid: 1, itemid: 11, ...welcome }]);
});

it('marks items of shops that the viewer follows, only for the viewer', async () => {
  await follow(1);
  expect(await labels()).toEqual([
    { shopid: 1, itemid: 11, ...welcome, relationship_label: shown },
    { shopid: 1, itemid: 12, relationship_label: shown },
  ]);
  expect(await labels(9)).toEqual([{ shopid: 1, itemid: 11, ...welcome }]);
});

it('marks what the owner of a followed shop likes, unless private', async () => {
  await like(friend, 12);
  expect(await labels()).toEqual([{ shopid: 1, itemid: 11, ...welcome }]);
  await follow(2);
  expect((await labels())[1]).toEqual({ shopid: 1, itemid: 12, friend_relationship_label: shown });
  await store.db.insertInto('social_setting').values({ user_id: friend, likes_private: true }).execute();
  expect(await labels()).toHaveLength(1);
});

it("does not mark what the viewer likes, even in the viewer's own shop", async () => {
  await store.db.updateTable('shop').set({ userid: viewer.userid }).where('shopid', '=', 2).execute();
  await follow(2);
  await like(viewer.userid, 12);
  expect(await labels()).toHaveLength(1);
  await store.db.updateTable('shop').set({ userid: friend }).where('shopid', '=', 2).execute();
});
