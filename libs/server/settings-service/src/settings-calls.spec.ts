import { createServerSecret } from '@pasar/account-service';
import type { Message } from '@pasar/account-service';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { injectForData, memoryRateWindows, userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createConsentedDelivery } from './create-consented-delivery.ts';
import { registerSettingsCalls } from './register-settings-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;
const messages: Message[] = [];
let delivery: ReturnType<typeof createConsentedDelivery>;

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  const secret = createServerSecret(db, 'subscription-links');
  const carrier = { send: async (message: Message) => void messages.push(message) };
  delivery = createConsentedDelivery(carrier, { db, secret });
  app = await createServer({
    sessions: userIdSessions(),
    now: () => now,
    logLevel: 'silent',
    exemptLoopback: true,
  });
  await registerSettingsCalls(app, { db, limits: memoryRateWindows(), secret, delivery });
  for (const [userid, email] of [
    [7, 'budi@example.com'],
    [8, 'citra@example.com'],
  ] as const)
    await sql`insert into account (userid, username, username_key, email, email_verified, phone, created_at)
      values (${userid}, ${email.split('@')[0]}, ${email.split('@')[0]}, ${email}, true, ${`+659123456${userid}`}, 0)`.execute(
      db,
    );
});
beforeEach(async () => {
  messages.length = 0;
  now += 2 * dayMs;
  await store.db.deleteFrom('notification_choice').execute();
  const email = { email: 'budi@example.com', email_verified: true };
  await store.db.updateTable('account').set(email).where('userid', '=', 7).execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(user: number | undefined, path: string, body?: object, host = 'sg.localhost') {
  now += 1;
  return injectForData(app, { path, user, body, host });
}

const choose = (topic: string, channel: string, on = true) =>
  call(7, 'settings/notification_set', { topic, channel, on });
const offer = (topic: string, channel: 'email' | 'sms' = 'email') =>
  delivery.send(
    {
      channel,
      recipient: 'budi@example.com',
      subject: 'A sale',
      body: 'Today only.',
      market: 'SG',
      language: 'en',
      notification: { userid: 7, topic, origin: 'http://sg.localhost' },
    },
    now,
  );
const readToken = ({ headers }: Message) =>
  /token=([^>]+)/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';

/** Opts in to offers by mail and returns the token of the confirmation mail. */
async function subscribe(): Promise<string> {
  await choose('promotions', 'email');
  const [mail] = messages;
  if (!mail) throw new Error('No mail was sent.');
  return readToken(mail);
}

it("stores each member's choices, and shows the addresses", async () => {
  expect(await call(7, 'settings/notifications')).toMatchObject({ email: 'budi@example.com', on: [] });
  await choose('promotions', 'email');
  await choose('shops', 'push');
  const on = [
    { topic: 'promotions', channel: 'email' },
    { topic: 'shops', channel: 'push' },
  ];
  expect(await call(7, 'settings/notifications')).toMatchObject({ on, phone: '+65••••4567' });
  expect(await call(8, 'settings/notifications')).toMatchObject({ on: [] });
  expect(await choose('shops', 'push', false)).toMatchObject({ on: on.slice(0, 1) });
});

it.each([
  ['an unknown topic', { topic: 'orders', channel: 'email', on: true }],
  ['an unknown channel', { topic: 'promotions', channel: 'fax', on: true }],
])('rejects %s', async (_, body) => {
  expect(await call(7, 'settings/notification_set', body)).toEqual({ error: errorCodes.PARAM });
});

it('sends marketing only to members who opted in to the topic and the channel', async () => {
  await offer('promotions');
  await choose('promotions', 'sms');
  await offer('promotions');
  await offer('surveys');
  expect(messages).toEqual([]);
  await offer('promotions', 'sms');
  expect(messages).toHaveLength(1);
  await choose('promotions', 'sms', false);
  await offer('promotions', 'sms');
  expect(messages).toHaveLength(1);
});

it('always sends order messages, without an unsubscribe link', async () => {
  await offer('orders');
  expect(messages).toMatchObject([{ body: 'Today only.' }]);
  expect(messages[0]?.headers).toBeUndefined();
});

it('confirms by mail, once a day, with the link in text and headers', async () => {
  const token = await subscribe();
  expect(messages[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(messages[0]?.body).toContain(`/notification/email-subscription-center?token=${token}`);
  await choose('promotions', 'email', false);
  await choose('promotions', 'email');
  expect(messages).toHaveLength(1);
});

it('sends nothing to an unconfirmed address, which may be a stranger’s', async () => {
  await store.db.updateTable('account').set({ email_verified: false }).where('userid', '=', 7).execute();
  await choose('promotions', 'email');
  expect(messages).toEqual([]);
});

it('changes only mails by the link, without a session', async () => {
  await choose('promotions', 'sms');
  const token = await subscribe();
  expect(await call(undefined, `notification/subscription?token=${token}`)).toEqual({
    email: 'b••••@example.com',
    on: ['promotions'],
  });
  await call(undefined, 'notification/subscription_set', { token, topic: 'surveys', on: true });
  expect(await call(undefined, 'notification/subscription_set', { token, on: false })).toMatchObject({
    on: [],
  });
  expect(await call(7, 'settings/notifications')).toMatchObject({
    on: [{ topic: 'promotions', channel: 'sms' }],
  });
});

it('rejects a link that was tampered with, of another member, or of a former address', async () => {
  const token = await subscribe();
  const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  const others = token.replace(/^7/, '8');
  const refused = { error: errorCodes.LINK_TOKEN_EXPIRED };
  for (const bad of [flipped, others, 'nonsense', '7.', `${token}x`]) {
    expect(await call(undefined, `notification/subscription?token=${bad}`)).toEqual(refused);
    expect(await call(undefined, 'notification/subscription_set', { token: bad, on: false })).toEqual(
      refused,
    );
  }
  await store.db.updateTable('account').set({ email: 'new@example.com' }).where('userid', '=', 7).execute();
  expect(await call(undefined, `notification/subscription?token=${token}`)).toEqual(refused);
  expect(await call(7, 'settings/notifications')).toMatchObject({
    on: [{ topic: 'promotions', channel: 'email' }],
  });
});

const postOneClick = (token: string) =>
  app.inject({
    url: `/api/v4/notification/unsubscribe?token=${token}`,
    method: 'POST',
    headers: { host: 'sg.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('unsubscribes by one click in a mail program', async () => {
  const token = await subscribe();
  expect((await postOneClick(`${token}x`)).statusCode).toBe(410);
  expect(await call(7, 'settings/notifications')).toMatchObject({ on: [{ topic: 'promotions' }] });
  expect((await postOneClick(token)).statusCode).toBe(200);
  expect(await call(7, 'settings/notifications')).toMatchObject({ on: [] });
});

it('stores where invoices go, in markets with electronic invoices', async () => {
  const save = (kind: string, code: string, host = 'tw.localhost') =>
    call(7, 'settings/invoice_carrier_set', { kind, code }, host);
  expect(await save('mobile-barcode', ' /abc1234 ')).toMatchObject({
    kind: 'mobile-barcode',
    code: '/ABC1234',
  });
  expect(await save('mobile-barcode', 'ABC1234')).toEqual({ error: errorCodes.PARAM });
  expect(await save('mobile-barcode', '/ABC1234', 'sg.localhost')).toEqual({ error: errorCodes.PARAM });
  expect(await call(7, 'settings/invoice_carrier', undefined, 'tw.localhost')).toMatchObject({
    code: '/ABC1234',
  });
  expect(await call(8, 'settings/invoice_carrier', undefined, 'tw.localhost')).toMatchObject({
    kind: 'member',
  });
  expect(await call(7, 'settings/invoice_carrier')).toMatchObject({ kinds: [] });
});
