import type { MessageDelivery } from '@pasar/account-service';
import { insertItem, insertShop, insertShopper } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeStockAlert, readStockAlerts } from './change-stock-alert.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';

let store: TestDatabase;
const now = 1_800_000_000_000;
const ids = createIds({ now: () => now, worker: 1 });
const member = { userid: 7, market: 'SG', now };
const model = { shopid: 1, itemid: 11, modelid: 3 };
const page = { language: 'en', origin: 'https://sg.example' } as const;

beforeAll(async () => {
  store = await createTestDatabase();
  await insertShop(store.db, 1);
  for (const userid of [7, 8]) await insertShopper(store.db, userid);
});
beforeEach(async () => {
  for (const table of ['stock_alert', 'notification', 'model', 'item'] as const)
    await store.db.deleteFrom(table).execute();
  await insertItem(store.db, 11, { models: { 3: { stock: 0 }, 4: { stock: 5 } } });
  await store.db
    .updateTable('account')
    .set({ email: sql`username || '@mail.example'`, email_verified: true })
    .execute();
});
afterAll(() => store.close());

const wait = (userid = 7, wanted = true) =>
  changeStockAlert(store, { ...member, userid }, { ...model, wanted }, page);
const restock = (stock: number) =>
  store.db.updateTable('model').set({ stock }).where('modelid', '=', 3).execute();

function recordMails({ fails = false } = {}) {
  const mails: Parameters<MessageDelivery['send']>[0][] = [];
  const delivery: MessageDelivery = {
    send: async (message) => {
      if (fails) throw new Error('No carrier');
      mails.push(message);
    },
  };
  return { mails, run: (at = now) => sendStockAlerts({ db: store.db, ids, delivery }, at) };
}

const readNotified = () =>
  store.db.selectFrom('notification').select(['user_id', 'kind', 'parameters']).orderBy('user_id').execute();

it('mails once when the model is back in stock', async () => {
  await wait();
  await wait();
  expect(await readStockAlerts(store, member, model)).toEqual([3]);
  const { mails, run } = recordMails();
  expect(await run()).toBe(0);
  await restock(2);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    channel: 'email',
    market: 'SG',
    subject: 'Back in stock: Item 11, Model 3',
  });
  expect(mails[0]?.body).toContain('https://sg.example/Item-11-i.1.11');
  expect(await readStockAlerts(store, member, model)).toEqual([]);
  expect(await readNotified()).toMatchObject([
    {
      ...{ user_id: 7, kind: 'item-back-in-stock' },
      parameters: { shopid: 1, itemid: 11, item_name: 'Item 11', model_name: 'Model 3' },
    },
  ]);
});

it('mails once from several processes', async () => {
  await wait(7);
  await wait(8);
  await restock(1);
  const { mails, run } = recordMails();
  const sent = await Promise.all(Array.from({ length: 5 }, () => run()));
  expect(sent.reduce((sum, count) => sum + count)).toBe(2);
  expect(mails).toHaveLength(2);
  expect((await readNotified()).map(({ user_id }) => user_id)).toEqual([7, 8]);
});

it('keeps an alert whose mail failed, and retries it later', async () => {
  await wait();
  await restock(1);
  await expect(recordMails({ fails: true }).run()).rejects.toThrow('Some alerts could not be sent');
  const { run } = recordMails();
  expect(await run()).toBe(0);
  expect(await readNotified()).toEqual([]);
  expect(await run(now + hourMs)).toBe(1);
  expect(await readNotified()).toHaveLength(1);
});

it('sends nothing after a cancellation, and only notifies in the app without a confirmed address', async () => {
  await wait(7);
  await wait(7, false);
  await wait(8);
  await store.db.updateTable('account').set({ email_verified: false }).execute();
  await restock(1);
  const { mails, run } = recordMails();
  expect(await run()).toBe(0);
  expect(mails).toEqual([]);
  expect(await readNotified()).toMatchObject([{ user_id: 8 }]);
});

it.each([
  ['a model in stock', { ...model, modelid: 4 }, errorCodes.PARAM],
  ['an unknown model', { ...model, modelid: 9 }, errorCodes.NOT_FOUND],
  ['an unknown item', { shopid: 1, itemid: 99 }, errorCodes.NOT_FOUND],
])('rejects %s', async (_, key, code) => {
  await expect(changeStockAlert(store, member, { ...key, wanted: true }, page)).rejects.toMatchObject({
    code,
  });
});

it('rejects a member without a confirmed address', async () => {
  await store.db.updateTable('account').set({ email_verified: false }).execute();
  await expect(wait()).rejects.toMatchObject({ code: errorCodes.EMAIL_NOT_CONFIRMED });
});
