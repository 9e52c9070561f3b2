import { insertShop, insertItem } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import { createIds } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import { injectForData, memoryRateWindows, userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerSocialCalls } from './register-social-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1000;

beforeAll(async () => {
  store = await createTestDatabase();
  app = await createServer({ sessions: userIdSessions(), now: () => now, logLevel: 'silent' });
  registerSocialCalls(app, {
    ...store,
    ids: createIds({ now: () => now, worker: 1 }),
    limits: memoryRateWindows(),
  });
  for (const shopid of [1, 2, 3]) await insertShop(store.db, shopid, { follower_count: 5 });
});
beforeEach(async () => {
  const tables = ['item_like', 'shop_follow', 'shop_block', 'social_setting', 'item'] as const;
  for (const table of tables) await store.db.deleteFrom(table).execute();
  await store.db.updateTable('shop').set({ follower_count: 5 }).execute();
  for (const itemid of [11, 12, 13]) await insertItem(store.db, itemid, { liked_count: 40 });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(user: number | undefined, path: string, body?: object) {
  now += 1;
  return injectForData(app, { path, user, body });
}
const item = (itemid: number) => ({ shopid: 1, itemid });
const like = (user: number, itemid: number) => call(user, 'item/like', item(itemid));
const unlike = (user: number, itemid: number) => call(user, 'item/unlike', item(itemid));
const ids = ({ items }: { items: { itemid: number }[] }) => items.map(({ itemid }) => itemid);

it('likes once, however often it is requested', async () => {
  expect(await like(7, 11)).toEqual({ ...item(11), liked: true, liked_count: 41 });
  expect(await like(7, 11)).toEqual({ ...item(11), liked: true, liked_count: 41 });
  expect(await unlike(7, 11)).toEqual({ ...item(11), liked: false, liked_count: 40 });
  expect(await unlike(7, 11)).toEqual({ ...item(11), liked: false, liked_count: 40 });
});

it('counts every one of many concurrent likes', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, user) => like(100 + (user % 10), 12)));
  expect(await like(100, 12)).toMatchObject({ liked_count: 50 });
  await Promise.all(Array.from({ length: 20 }, (_, user) => unlike(100 + (user % 10), 12)));
  expect(await unlike(100, 12)).toMatchObject({ liked_count: 40 });
});

it.each([
  ['an unknown item', 7, 'item/like', item(99), 4],
  ['a like of a visitor', undefined, 'item/like', item(11), 19],
  ['an unknown shop', 7, 'shop/follow', { shopid: 99 }, 4],
  ['a follow of a visitor', undefined, 'shop/follow', { shopid: 1 }, 19],
])('rejects %s, and stores nothing', async (_, user, path, body, code) => {
  expect(await call(user, path, body)).toEqual({ error: code });
  expect(await store.db.selectFrom('item_like').selectAll().execute()).toEqual([]);
});

it('rejects following or blocking one’s own shop', async () => {
  const refusals = await Promise.all(
    ['follow', 'block'].map((verb) => call(9001, `shop/${verb}`, { shopid: 1 })),
  );
  const refused = { error: errorCodes.OWN_SHOP };
  expect(refusals).toEqual([refused, refused]);
  expect(await call(9001, 'shop/relation?shopid=1')).toMatchObject({ followed: false, follower_count: 5 });
});

it('returns which items the member likes', async () => {
  await like(7, 11);
  await like(7, 13);
  await like(8, 12);
  expect(await call(7, 'item/likes?items=1.11,1.12,1.13,1.99')).toEqual({ liked: [11, 13] });
  expect(await call(undefined, 'item/likes?items=1.11')).toEqual({ error: 19 });
});

it('lists likes by page, the latest first', async () => {
  for (const itemid of [11, 13, 12]) await like(7, itemid);
  const first = await call(7, 'item/my_likes?limit=2');
  expect([ids(first), first.has_more, first.private]).toEqual([[12, 13], true, false]);
  const second = await call(7, `item/my_likes?limit=2&cursor=${first.next}`);
  expect([ids(second), second.has_more]).toEqual([[11], false]);
});

it('shows everybody what a shop’s owner likes, unless private', async () => {
  await like(9001, 11);
  expect(ids(await call(undefined, 'shop/liked_items?shopid=1'))).toEqual([11]);
  await call(9001, 'item/likes_set_private', { private: true });
  expect(await call(7, 'shop/liked_items?shopid=1')).toEqual({ items: [], has_more: false, private: true });
  expect(ids(await call(9001, 'shop/liked_items?shopid=1'))).toEqual([11]);
});

/** @spec shop-follow shop-unfollow shop-block follow-block */
it('follows, blocks, and unfollows a blocked shop', async () => {
  const steps = [];
  for (const verb of ['follow', 'follow', 'unfollow', 'unfollow', 'follow', 'block', 'unblock'])
    steps.push(await call(7, `shop/${verb}`, { shopid: 2 }));
  expect(
    steps.map(({ followed, is_blocking_owner, follower_count }) => [
      followed,
      is_blocking_owner,
      follower_count,
    ]),
  ).toEqual([
    [true, false, 6],
    [true, false, 6],
    [false, false, 5],
    [false, false, 5],
    [true, false, 6],
    [false, true, 5],
    [false, false, 5],
  ]);
});

it("lists a shop's followers and whom they follow", async () => {
  for (const shopid of [1, 2]) await call(9003, 'shop/follow', { shopid });
  await call(9002, 'shop/follow', { shopid: 1 });
  const followers = await call(undefined, 'shop/followers?shopid=1&limit=1');
  expect(followers).toMatchObject({ total: 7, followers: [{ userid: 9002, shop: { shopid: 2 } }] });
  expect(await call(undefined, `shop/followers?shopid=1&cursor=${followers.next}`)).toMatchObject({
    followers: [{ userid: 9003, username: 'shop3' }],
  });
  expect(await call(undefined, 'shop/following?shopid=3')).toMatchObject({
    total: 2,
    shops: [{ shopid: 2 }, { shopid: 1 }],
  });
  expect(await call(undefined, 'shop/following?userid=9002')).toMatchObject({ shops: [{ shopid: 1 }] });
  expect(await call(undefined, 'shop/following')).toEqual({ error: 1 });
});
