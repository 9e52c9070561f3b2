import { insertShop } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { injectForData, userIdSessions } from '@pasar/http-server/testing';
import type { NotificationTab } from '@pasar/notification';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addNotifications } from './add-notifications.ts';
import type { NewNotification } from './add-notifications.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';
import { registerNotificationCalls } from './register-notification-calls.ts';

const start = 1_800_000_000_000;
let now = start;
let store: TestDatabase;
let app: FastifyInstance;
const ids = createIds({ now: () => now, worker: 1 });
/** A buyer, another one, and the owner of shop 1. */
const [buyer, other, owner] = [7, 8, 9001];

beforeAll(async () => {
  store = await createTestDatabase();
  app = await createServer({
    sessions: userIdSessions(store.db),
    now: () => now,
    logLevel: 'silent',
    exemptLoopback: true,
  });
  registerNotificationCalls(app, store);
  await insertShop(store.db, 1);
});
beforeEach(async () => {
  now = start;
  await store.db.deleteFrom('notification').execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const add = (
  kind: NewNotification['kind'],
  { userid = buyer, market = 'SG', ...more }: Partial<NewNotification> = {},
) =>
  addNotifications({ db: store.db, ids }, [{ userid, market, kind, parameters: {}, ...more }], (now += 1000));

async function call(user: number | undefined, path: string, body?: object) {
  return injectForData(app, { path: `notification/${path}`, user, body });
}

type Listed = { readonly notification_id: number; readonly kind: string; readonly is_read: boolean };
const list = async (tab: NotificationTab, user = buyer): Promise<Listed[]> =>
  (await call(user, `list?tab=${tab}`)).notifications;
const kinds = async (tab: NotificationTab, user = buyer) => (await list(tab, user)).map(({ kind }) => kind);
const unread = (user = buyer) => call(user, 'unread');
const none = { orders: 0, alerts: 0, account: 0, shop: 0 };

it('lists the notifications of a tab, the latest first, with what their texts need', async () => {
  const parameters = { order_id: 5, order_sn: 'SN5', amount: { amount: 1200, currency: 'SGD' } };
  await add('order-paid');
  await add('order-refunded', { parameters });
  await add('sign-in-changed');
  expect(await list('orders')).toMatchObject([
    { kind: 'order-refunded', parameters, is_read: false, ctime: start / 1000 + 2 },
    { kind: 'order-paid', parameters: {} },
  ]);
  expect(await kinds('account')).toEqual(['sign-in-changed']);
  expect(await unread()).toEqual({ ...none, orders: 2, account: 1 });
});

it('lists page by page without gaps', async () => {
  for (let count = 0; count < 5; count += 1) await add('order-paid');
  const seen: number[] = [];
  let cursor = '';
  for (const expected of [2, 2, 1]) {
    const page = await call(buyer, `list?tab=orders&limit=2${cursor && `&cursor=${cursor}`}`);
    expect(page.notifications).toHaveLength(expected);
    seen.push(...page.notifications.map((each: Listed) => each.notification_id));
    cursor = page.next ?? '';
  }
  expect(cursor).toBe('');
  expect(seen).toEqual((await list('orders')).map((each) => each.notification_id));
});

it.each([
  ['a visitor', undefined, 'list?tab=orders', errorCodes.NOT_LOGGED_IN],
  ['an unknown list', buyer, 'list?tab=none', errorCodes.PARAM],
  ['an invalid cursor', buyer, 'list?tab=orders&cursor=abc', errorCodes.PARAM],
])('refuses %s', async (_, user, path, code) => {
  expect(await call(user, path)).toEqual({ error: code });
});

it('marks a notification as read once, and answers the same again', async () => {
  await add('order-paid');
  const [{ notification_id } = { notification_id: 0 }] = await list('orders');
  expect(await call(buyer, 'read', { notification_id })).toEqual(none);
  const readAt = () => store.db.selectFrom('notification').select('read_at').executeTakeFirstOrThrow();
  const first = await readAt();
  now += dayMs;
  expect(await call(buyer, 'read', { notification_id })).toEqual(none);
  expect(await readAt()).toEqual(first);
  expect(await list('orders')).toMatchObject([{ is_read: true }]);
});

it('gives the same response to another member’s notification and to a missing one', async () => {
  await add('order-paid');
  const [{ notification_id } = { notification_id: 0 }] = await list('orders');
  expect(await call(other, 'read', { notification_id })).toEqual({ error: errorCodes.NOT_FOUND });
  expect(await call(other, 'read', { notification_id: 1 })).toEqual({ error: errorCodes.NOT_FOUND });
  expect(await call(other, 'read_all', { tab: 'orders', up_to: notification_id })).toEqual(none);
  expect(await list('orders', other)).toEqual([]);
  expect(await unread()).toEqual({ ...none, orders: 1 });
});

it('marks a list as read, but neither another one nor what arrives meanwhile', async () => {
  await add('order-paid');
  await add('item-back-in-stock');
  await add('order-shipped');
  const [{ notification_id } = { notification_id: 0 }] = await list('orders');
  await add('order-delivered');
  expect(await call(buyer, 'read_all', { tab: 'orders', up_to: notification_id })).toEqual({
    ...none,
    orders: 1,
    alerts: 1,
  });
  expect((await list('orders')).map(({ is_read }) => is_read)).toEqual([false, true, true]);
});

it('lists neither another market’s notifications nor counts them', async () => {
  await add('order-paid', { market: 'TH' });
  expect(await list('orders')).toEqual([]);
  expect(await unread()).toEqual(none);
});

it('shows a shop’s notifications only to those who act for it', async () => {
  await add('sale-placed', { userid: owner, shopid: 1 });
  await add('sale-placed', { userid: buyer, shopid: 1 });
  expect(await kinds('shop', owner)).toEqual(['sale-placed']);
  expect(await unread(owner)).toEqual({ ...none, shop: 1 });
  expect(await kinds('shop', buyer)).toEqual([]);
  expect(await unread(buyer)).toEqual(none);
});

it('adds nothing when the event is rolled back', async () => {
  const failing = store.db.transaction().execute(async (db) => {
    const notification = { userid: buyer, market: 'SG', kind: 'order-paid', parameters: {} } as const;
    await addNotifications({ db, ids }, [notification], now);
    throw new Error('The step failed');
  });
  await expect(failing).rejects.toThrow('The step failed');
  expect(await list('orders')).toEqual([]);
});

it('deletes notifications after ninety days', async () => {
  await add('order-paid');
  await deleteOldNotifications(store.db, now + 90 * dayMs);
  expect(await kinds('orders')).toEqual(['order-paid']);
  await deleteOldNotifications(store.db, now + 90 * dayMs + 1);
  expect(await kinds('orders')).toEqual([]);
});
