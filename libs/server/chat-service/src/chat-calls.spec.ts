import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { readTexts, setUpChat } from './testing/set-up-chat.ts';

const { call, say, begin, readDb } = setUpChat();

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

it.each([
  ['an item of another shop', { shopid: 1 }, { itemid: 21 }, errorCodes.NOT_FOUND],
  ['another buyer’s order', { shopid: 1 }, { order_id: 5 }, errorCodes.NOT_FOUND],
  ['a text of nothing', { shopid: 1 }, { text: ' \n ' }, errorCodes.PARAM],
  ['a text too long', { shopid: 1 }, { text: 'a'.repeat(2001) }, errorCodes.PARAM],
  ['no addressee', {}, {}, errorCodes.PARAM],
  ['an unknown shop', { shopid: 99 }, {}, errorCodes.NOT_FOUND],
])('rejects %s, and stores nothing', async (_, where, more, code) => {
  expect(await say(7, where, 'Hello', more)).toEqual({ error: code });
  expect(await readDb().selectFrom('chat_conversation').selectAll().execute()).toEqual([]);
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
