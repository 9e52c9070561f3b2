import { insertItem, insertShop } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer, findShopSeat } from '@pasar/http-server';
import type { SessionFinder } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerChatCalls } from './register-chat-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;

beforeAll(async () => {
  store = await createTestDatabase();
  // Member 9001 owns shop 1, 9002 shop 2.
  const find: SessionFinder['find'] = async (token, { market }) => {
    const seat = await findShopSeat(store.db, { market: market.code, userid: Number(token) });
    return { userid: Number(token), ...(seat && { seat }) };
  };
  app = await createServer({ sessions: { find }, now: () => now, logLevel: 'silent', exemptLoopback: true });
  registerChatCalls(app, {
    db: store.db,
    ids: createIds({ now: () => now, worker: 1 }),
    limits: memoryRateWindows(),
  });
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  await insertItem(store.db, 11);
  await insertItem(store.db, 21, { shopid: 2 });
});
beforeEach(async () => {
  now += 3_600_000;
  for (const table of ['chat_message', 'chat_conversation', 'chat_auto_reply'] as const)
    await store.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(user: number | undefined, path: string, body?: object) {
  now += 1;
  const answer = await app.inject({
    url: `/api/v4/chat/${path}`,
    method: body ? 'POST' : 'GET',
    headers: {
      host: 'sg.localhost',
      'sec-fetch-site': 'same-origin',
      ...(user && { cookie: `__Host-session=${user}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { error, data } = answer.json();
  return error === 0 ? data : { error };
}

let written = 0;
const nextId = () => `client-${String((written += 1)).padStart(4, '0')}`;
const say = (user: number, where: object, text: string, more: object = {}) =>
  call(user, 'send', { client_id: nextId(), text, ...where, ...more });
const begin = async (): Promise<number> => (await say(7, { shopid: 1 }, 'Hello')).conversation_id;
const readTexts = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

it('starts with the first message, and the shop’s owner replies in the same conversation', async () => {
  expect(await call(7, 'conversation?shopid=1')).toMatchObject({
    role: 'buyer',
    title: 'Shop 1',
    last_seq: 0,
  });
  const { conversation_id } = await say(7, { shopid: 1 }, 'Is it in stock?', { itemid: 11 });
  expect(await call(9001, 'conversations')).toMatchObject({
    conversations: [{ conversation_id, role: 'seller', last_text: 'Is it in stock?', unread: 1 }],
  });
  await say(9001, { conversation_id }, 'Yes.');
  const { messages } = await call(7, `messages?conversation_id=${conversation_id}`);
  expect(messages).toMatchObject([
    { seq: 1, mine: true, item: { itemid: 11, name: 'Item 11', available: true } },
    { seq: 2, mine: false, text: 'Yes.', client_id: '' },
  ]);
  expect((await call(7, 'conversation?shopid=1')).conversation_id).toBe(conversation_id);
});

it.each([
  ['the conversation', 'conversation?conversation_id='],
  ['its messages', 'messages?conversation_id='],
])('gives the same response to %s of others and to a missing one', async (_, path) => {
  const id = await begin();
  expect(await call(8, `${path}${id}`)).toEqual({ error: errorCodes.NOT_FOUND });
  expect(await call(9002, `${path}${id}`)).toEqual({ error: errorCodes.NOT_FOUND });
  expect(await call(8, `${path}424242`)).toEqual({ error: errorCodes.NOT_FOUND });
});

it('rejects messages and read marks of others', async () => {
  const conversation_id = await begin();
  const refused = { error: errorCodes.NOT_FOUND };
  expect(await say(8, { conversation_id }, 'Hi')).toEqual(refused);
  expect(await say(9002, { conversation_id }, 'Hi')).toEqual(refused);
  expect(await call(8, 'read', { conversation_id, seq: 1 })).toEqual(refused);
  expect(readTexts(await call(7, `messages?conversation_id=${conversation_id}`))).toEqual(['Hello']);
});

it('stores a message once if it is sent repeatedly, also concurrently', async () => {
  const conversation_id = await begin();
  const message = { conversation_id, client_id: 'the-same-message', text: 'Once' };
  const responses = await Promise.all(Array.from({ length: 10 }, () => call(7, 'send', message)));
  expect(new Set(responses.map(({ message: { seq } }) => seq))).toEqual(new Set([2]));
  expect(readTexts(await call(7, `messages?conversation_id=${conversation_id}`))).toEqual(['Hello', 'Once']);
});

it('starts one conversation with gapless numbers for concurrent messages', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => say(7, { shopid: 1 }, `m${index}`)),
  );
  expect(new Set(responses.map(({ conversation_id }) => conversation_id)).size).toBe(1);
  const seqs = responses.map(({ message }) => message.seq).toSorted((one, other) => one - other);
  expect(seqs).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('reads forward from the last known message, and back from the first', async () => {
  const conversation_id = await begin();
  for (const text of ['b', 'c', 'd', 'e']) await say(7, { conversation_id }, text);
  const read = (query: string) => call(7, `messages?conversation_id=${conversation_id}&${query}`);
  expect(readTexts(await read('limit=2'))).toEqual(['d', 'e']);
  expect(await read('limit=2&before=4')).toMatchObject({
    has_more: true,
    messages: [{ seq: 2 }, { seq: 3 }],
  });
  expect(await read('after=3')).toMatchObject({ has_more: false, messages: [{ seq: 4 }, { seq: 5 }] });
  expect(await read('after=5')).toEqual({ messages: [], has_more: false });
});

it('counts unread messages on both sides', async () => {
  const conversation_id = await begin();
  await say(7, { conversation_id }, 'Anybody?');
  expect(await call(9001, 'unread')).toEqual({ unread: 2 });
  expect(await call(9001, 'read', { conversation_id, seq: 1 })).toEqual({ unread: 1 });
  // The read mark never moves back.
  expect(await call(9001, 'read', { conversation_id, seq: 2 })).toEqual({ unread: 0 });
  expect(await call(9001, 'read', { conversation_id, seq: 1 })).toEqual({ unread: 0 });
  await say(9001, { conversation_id }, 'Yes');
  expect(await call(7, 'unread')).toEqual({ unread: 1 });
  expect(await call(7, `conversation?conversation_id=${conversation_id}`)).toMatchObject({
    other_read_seq: 3,
  });
});

it('sends a shop’s automatic reply to the first message, then not for a day', async () => {
  await store.db
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 1, body: 'We answer from 9 to 5.' })
    .execute();
  const conversation_id = await begin();
  await say(7, { conversation_id }, 'Thanks');
  const read = () => call(7, `messages?conversation_id=${conversation_id}`);
  expect(readTexts(await read())).toEqual(['Hello', 'We answer from 9 to 5.', 'Thanks']);
  expect((await read()).messages[1]).toMatchObject({ mine: false, automatic: true });
  now += 24 * 3_600_000;
  await say(7, { conversation_id }, 'Still there?');
  expect(readTexts(await read()).at(-1)).toBe('We answer from 9 to 5.');
});

it("sends the automatic reply whatever ids the seller's own messages have", async () => {
  const conversation_id = await begin();
  await store.db
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 1, body: 'We answer from 9 to 5.' })
    .execute();
  await store.db.updateTable('chat_conversation').set({ last_seq: 1000 }).execute();
  await call(9001, 'send', { conversation_id, client_id: 'auto-1002', text: 'Hi' });
  await say(7, { conversation_id }, 'Thanks');
  const { messages } = await call(7, `messages?conversation_id=${conversation_id}&after=1000`);
  expect(readTexts({ messages })).toEqual(['Hi', 'Thanks', 'We answer from 9 to 5.']);
});

it.each([
  ['an item of another shop', { shopid: 1 }, { itemid: 21 }, errorCodes.NOT_FOUND],
  ['another buyer’s order', { shopid: 1 }, { order_id: 5 }, errorCodes.NOT_FOUND],
  ['a text of nothing', { shopid: 1 }, { text: ' \n ' }, errorCodes.PARAM],
  ['a text too long', { shopid: 1 }, { text: 'a'.repeat(2001) }, errorCodes.PARAM],
  ['no addressee', {}, {}, errorCodes.PARAM],
  ['an unknown shop', { shopid: 99 }, {}, errorCodes.NOT_FOUND],
])('rejects %s, and stores nothing', async (_, where, more, code) => {
  expect(await say(7, where, 'Hello', more)).toEqual({ error: code });
  expect(await store.db.selectFrom('chat_conversation').selectAll().execute()).toEqual([]);
});

it('rejects an anonymous visitor, and a chat with one’s own shop', async () => {
  expect(await call(undefined, 'conversations')).toEqual({ error: errorCodes.NOT_LOGGED_IN });
  expect(await say(9001, { shopid: 1 }, 'Hello')).toEqual({ error: errorCodes.OWN_SHOP });
  expect(await call(9001, 'conversation?shopid=1')).toEqual({ error: errorCodes.OWN_SHOP });
});

it('limits the messages per minute', async () => {
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => say(70, { shopid: 1 }, `m${index}`)),
  );
  expect(responses.filter(({ error }) => error === errorCodes.LIMIT)).toHaveLength(10);
});

it('pages through conversations, the latest first', async () => {
  for (const user of [20, 21, 22]) await say(user, { shopid: 1 }, `from ${user}`);
  const first = await call(9001, 'conversations?limit=2');
  const second = await call(9001, `conversations?limit=2&cursor=${first.next}`);
  const texts = [first, second].flatMap(({ conversations }) =>
    conversations.map(({ last_text }: { last_text: string }) => last_text),
  );
  expect(texts).toEqual(['from 22', 'from 21', 'from 20']);
  expect(second.next).toBeUndefined();
});

it('lets the members of a shop’s team answer whose role allows it, until they are removed', async () => {
  const member = (userid: number, role: 'service' | 'products') => ({
    ...{ market: 'SG', shopid: 1, userid, role, added_at: 1 },
  });
  await store.db
    .insertInto('shop_member')
    .values([member(31, 'service'), member(32, 'products')])
    .execute();
  const conversation_id = await begin();
  expect(await call(31, 'conversations')).toMatchObject({
    conversations: [{ conversation_id, role: 'seller' }],
  });
  expect(await call(32, 'conversations')).toEqual({ conversations: [] });
  expect(await say(32, { conversation_id }, 'Hello')).toEqual({ error: errorCodes.NOT_FOUND });
  await say(31, { conversation_id }, 'It ships today.');
  expect(await call(7, `messages?conversation_id=${conversation_id}`)).toMatchObject({
    messages: [{ mine: true }, { mine: false, text: 'It ships today.' }],
  });
  expect(await say(31, { shopid: 1 }, 'Hello')).toEqual({ error: errorCodes.OWN_SHOP });
  await store.db.deleteFrom('shop_member').execute();
  expect(await call(31, `messages?conversation_id=${conversation_id}`)).toEqual({
    error: errorCodes.NOT_FOUND,
  });
});

/** Buyer `number` writes to shop 2 and is answered after some minutes. */
async function askAndAnswer(number: number, minutes: number) {
  const { conversation_id } = await say(700 + number, { shopid: 2 }, 'Is it in stock?');
  now += minutes * 60_000;
  await say(9002, { conversation_id }, 'Yes.');
  return conversation_id;
}
const readWait = async () =>
  (
    await store.db
      .selectFrom('shop')
      .select('response_seconds')
      .where('shopid', '=', 2)
      .executeTakeFirstOrThrow()
  ).response_seconds;

it('measures how long a shop takes to reply: the median of first replies, without automatic ones', async () => {
  await store.db
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 2, body: 'We answer from 9 to 5.' })
    .execute();
  await askAndAnswer(1, 5);
  await askAndAnswer(2, 30);
  expect(await readWait()).toBeNull();
  const conversation_id = await askAndAnswer(3, 600);
  expect(await readWait()).toBe(30 * 60);
  now += 48 * 3_600_000;
  await say(9002, { conversation_id }, 'Anything else?');
  await say(704, { shopid: 2 }, 'Nobody answers this one.');
  expect(await readWait()).toBe(30 * 60);
  await askAndAnswer(5, 600);
  expect(await readWait()).toBe((30 + 600) * 30);
});
