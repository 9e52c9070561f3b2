import { insertShopper } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { dayMs, hourMs } from '@pasar/durations';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { cancelOverdueOrders } from '../cancel-overdue-orders.ts';
import { buyer, seller, setUpAfterSaleStore, start } from '../testing/after-sale-store.ts';
import type { OrderMail } from './compose-mail.ts';
import { deleteDeliveredEvents, sendOrderMessages } from './send-order-messages.ts';

const { call, db, deliver, detail, order, requestReturn, server } = setUpAfterSaleStore();

beforeEach(async () => {
  for (const table of ['account', 'notification'] as const) await db().deleteFrom(table).execute();
  for (const userid of [buyer, seller])
    await insertShopper(db(), userid, { email: `user${userid}@mail.example`, email_verified: true });
});

const ids = createIds({ now: Date.now, worker: 3 });

/** Collects mails; those to the refused addresses fail. */
function openMailbox(refused: readonly string[] = []) {
  const mails: OrderMail[] = [];
  const sendMail = async (mail: OrderMail) => {
    if (refused.includes(mail.recipient)) throw new Error('No carrier');
    mails.push(mail);
  };
  const run = (now = start) => sendOrderMessages({ db: db(), sendMail }, now);
  return { mails, run, told: () => mails.map(({ recipient, subject }) => `${recipient}: ${subject}`) };
}
const [toBuyer, toSeller] = [`user${buyer}@mail.example`, `user${seller}@mail.example`];
const waiting = () => db().selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute();

it('tells buyer and seller what happens to an order, each once, in the order of the events', async () => {
  const { mails, run, told } = openMailbox();
  const id = await order();
  const { order_sn: sn } = (await detail(id)) as unknown as { order_sn: string };
  await deliver(id);
  await run();
  expect(told()).toEqual([
    `${toBuyer}: Your order ${sn} is paid`,
    `${toSeller}: New order ${sn}`,
    `${toBuyer}: Your order ${sn} is on its way`,
    `${toBuyer}: Your order ${sn} has arrived`,
  ]);
  expect(mails[0]?.body).toContain(`http://sg.localhost/user/purchase/order/${id}`);
  expect(mails[1]?.body).toContain(`http://seller.sg.localhost/portal/orders/${id}`);
  expect(await run()).toBe(0);
  expect(await waiting()).toEqual([]);
});

it('confirms an order with cash on delivery once it is placed, in the language of its page', async () => {
  const { mails, run } = openMailbox();
  await server().fill(buyer, [{ shopid: 1, itemid: 13, quantity: 1 }]);
  await server().order(buyer, 'cod', {}, { 'accept-language': 'zh-Hans' });
  await run();
  expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
    [toBuyer, 'zh-Hans'],
    [toSeller, 'en'],
  ]);
  expect(mails[0]?.subject).toMatch(/^已收到您的订单/);
});

it('tells the seller of a requested return, and the buyer of its refund', async () => {
  const id = await order();
  await deliver(id);
  await requestReturn(id);
  await db()
    .updateTable('outbox')
    .set({ delivered_at: start })
    .where('topic', '!=', 'return-changed')
    .execute();
  const { run, told } = openMailbox();
  await run();
  expect(told()).toEqual([expect.stringContaining(`${toSeller}: Return for order`)]);
});

it('tells the seller of a cancelled order only if it was sold', async () => {
  const sold = await order();
  await server().fill(buyer, [{ shopid: 1, itemid: 13, quantity: 1 }]);
  await server().order(buyer, 'never-paid', { payment_channel: 'card' });
  await db().updateTable('outbox').set({ delivered_at: start }).execute();
  expect(await cancelOverdueOrders({ db: db(), ids }, start + dayMs)).toBe(1);
  await call(buyer, 'order/cancel', { order_id: sold, reason: 'changed-mind' });
  const { run, told } = openMailbox();
  await run(start + dayMs);
  expect(told().filter((mail) => mail.startsWith(toSeller))).toEqual([
    expect.stringContaining(((await detail(sold)) as unknown as { order_sn: string }).order_sn),
  ]);
  expect(told().filter((mail) => mail.startsWith(toBuyer))).toHaveLength(2);
});

it('keeps back nothing for a mail that fails, and repeats only that one', async () => {
  await order();
  const failing = openMailbox([toBuyer]);
  await expect(failing.run()).rejects.toThrow('Some mails about orders could not be sent');
  expect(failing.mails.map(({ recipient }) => recipient)).toEqual([toSeller]);
  const later = openMailbox();
  expect(await later.run(start + 1000)).toBe(0);
  expect(await later.run(start + hourMs)).toBe(1);
  expect(later.mails.map(({ recipient }) => recipient)).toEqual([toBuyer]);
});

it('gives up a mail that fails for two days', async () => {
  await order();
  const { run } = openMailbox([toBuyer, toSeller]);
  await expect(run(start + 3 * dayMs)).rejects.toThrow();
  expect(await waiting()).toEqual([]);
});

it('tries no mail again in a store without a carrier', async () => {
  await order();
  expect(await sendOrderMessages({ db: db() }, start)).toBe(0);
  expect(await waiting()).toEqual([]);
  expect(await openMailbox().run(start + hourMs)).toBe(0);
});

it('sends each mail once from several processes at once', async () => {
  for (let count = 0; count < 4; count += 1) await order();
  const { mails, run } = openMailbox();
  await Promise.all(Array.from({ length: 5 }, () => run()));
  await run();
  expect(mails).toHaveLength(8);
});

it('mails nobody whose address is not confirmed', async () => {
  await db().updateTable('account').set({ email_verified: false }).execute();
  await order();
  expect(await openMailbox().run()).toBe(0);
  expect(await waiting()).toEqual([]);
});

it('deletes events a month after their delivery', async () => {
  await order();
  await openMailbox().run();
  const count = async () =>
    (
      await db()
        .selectFrom('outbox')
        .select(sql<number>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  await deleteDeliveredEvents({ db: db() }, start + 29 * dayMs);
  expect(Number(await count())).toBeGreaterThan(0);
  await deleteDeliveredEvents({ db: db() }, start + 31 * dayMs);
  expect(Number(await count())).toBe(0);
  expect((await call(buyer, 'order/list')).error).toBe(0);
});

const readNotified = async (userid: number) => {
  const rows = await db()
    .selectFrom('notification')
    .select(['kind', 'shopid', 'parameters'])
    .where('user_id', '=', userid)
    .orderBy('notification_id')
    .execute();
  return rows.map(({ kind, shopid }) => (shopid === null ? kind : `${kind} of shop ${shopid}`));
};

it('notifies buyer and seller in the app with the event itself, each once, also where no mail can be sent', async () => {
  await db().updateTable('account').set({ email_verified: false }).execute();
  const id = await order();
  await deliver(id);
  await openMailbox().run();
  expect(await readNotified(buyer)).toEqual(['order-paid', 'order-shipped', 'order-delivered']);
  expect(await readNotified(seller)).toEqual(['sale-placed of shop 1']);
  const { order_sn } = (await detail(id)) as unknown as { order_sn: string };
  const { parameters } = await db()
    .selectFrom('notification')
    .select('parameters')
    .where('kind', '=', 'order-shipped')
    .executeTakeFirstOrThrow();
  expect(parameters).toMatchObject({ order_id: id, order_sn, shopid: 1, shop_name: 'Shop 1' });
  await requestReturn(id);
  expect((await readNotified(seller)).at(-1)).toBe('sale-return-updated of shop 1');
});

it('notifies the members of a shop’s team whose role lets them open the order', async () => {
  const joined = { market: 'SG', shopid: 1, added_at: start };
  for (const [userid, role] of [
    [501, 'service'],
    [502, 'products'],
  ] as const)
    await db()
      .insertInto('shop_member')
      .values({ ...joined, userid, role })
      .execute();
  await order();
  expect(await readNotified(501)).toEqual(['sale-placed of shop 1']);
  expect(await readNotified(502)).toEqual([]);
  await db().deleteFrom('shop_member').execute();
});
