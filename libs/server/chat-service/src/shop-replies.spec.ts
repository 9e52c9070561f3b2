import { dayMs, hourMs, minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { readTexts, setUpChat } from './testing/set-up-chat.ts';

const { call, say, begin, wait, readDb } = setUpChat();

it('sends a shop’s automatic reply to the first message, then not for a day', async () => {
  await readDb()
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 1, body: 'We answer from 9 to 5.' })
    .execute();
  const conversation_id = await begin();
  await say(7, { conversation_id }, 'Thanks');
  const read = () => call(7, `messages?conversation_id=${conversation_id}`);
  expect(readTexts(await read())).toEqual(['Hello', 'We answer from 9 to 5.', 'Thanks']);
  expect((await read()).messages[1]).toMatchObject({ mine: false, automatic: true });
  wait(dayMs);
  await say(7, { conversation_id }, 'Still there?');
  expect(readTexts(await read()).at(-1)).toBe('We answer from 9 to 5.');
});

it("sends the automatic reply whatever ids the seller's own messages have", async () => {
  const conversation_id = await begin();
  await readDb()
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 1, body: 'We answer from 9 to 5.' })
    .execute();
  await readDb().updateTable('chat_conversation').set({ last_seq: 1000 }).execute();
  await call(9001, 'send', { conversation_id, client_id: 'auto-1002', text: 'Hi' });
  await say(7, { conversation_id }, 'Thanks');
  const { messages } = await call(7, `messages?conversation_id=${conversation_id}&after=1000`);
  expect(readTexts({ messages })).toEqual(['Hi', 'Thanks', 'We answer from 9 to 5.']);
});

it('lets the members of a shop’s team answer whose role allows it, until they are removed', async () => {
  const member = (userid: number, role: 'service' | 'products') => ({
    ...{ market: 'SG', shopid: 1, userid, role, added_at: 1 },
  });
  await readDb()
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
  await readDb().deleteFrom('shop_member').execute();
  expect(await call(31, `messages?conversation_id=${conversation_id}`)).toEqual({
    error: errorCodes.NOT_FOUND,
  });
});

/** Buyer `number` writes to shop 2 and is answered after some minutes. */
async function askAndAnswer(number: number, minutes: number) {
  const { conversation_id } = await say(700 + number, { shopid: 2 }, 'Is it in stock?');
  wait(minutes * minuteMs);
  await say(9002, { conversation_id }, 'Yes.');
  return conversation_id;
}
const readWait = async () =>
  (
    await readDb()
      .selectFrom('shop')
      .select('response_seconds')
      .where('shopid', '=', 2)
      .executeTakeFirstOrThrow()
  ).response_seconds;

it('measures how long a shop takes to reply: the median of first replies, without automatic ones', async () => {
  await readDb()
    .insertInto('chat_auto_reply')
    .values({ market: 'SG', shopid: 2, body: 'We answer from 9 to 5.' })
    .execute();
  await askAndAnswer(1, 5);
  await askAndAnswer(2, 30);
  expect(await readWait()).toBeNull();
  const conversation_id = await askAndAnswer(3, 600);
  expect(await readWait()).toBe(30 * 60);
  wait(48 * hourMs);
  await say(9002, { conversation_id }, 'Anything else?');
  await say(704, { shopid: 2 }, 'Nobody answers this one.');
  expect(await readWait()).toBe(30 * 60);
  await askAndAnswer(5, 600);
  expect(await readWait()).toBe((30 + 600) * 30);
});
