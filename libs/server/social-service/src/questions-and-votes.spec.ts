import type { ShopRole } from '@pasar/account';
import { insertItem, insertShop, insertShopper } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { injectForData, memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerSocialCalls } from './register-social-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1_700_000_000_000;
const item = { shopid: 1, itemid: 11 };
const seller = 9001;

beforeAll(async () => {
  store = await createTestDatabase();
  // Member 12 answers for shop 1, 13 sells for it.
  const roles: Readonly<Record<string, ShopRole>> = { 12: 'service', 13: 'products' };
  const find = async (token: string) => {
    const role = roles[token];
    return { userid: Number(token), ...(role && { shopMembership: { shopid: 1, role } }) };
  };
  app = await createServer({ sessions: { find }, now: () => now, logLevel: 'silent' });
  registerSocialCalls(app, {
    db: store.db,
    ids: createIds({ now: () => now, worker: 1 }),
    limits: memoryRateWindows(),
  });
  await insertShop(store.db, 1);
  await insertItem(store.db, 11);
  await insertItem(store.db, 12, { status: 0 });
});
beforeEach(async () => {
  for (const table of ['item_question', 'item_answer', 'rating_vote', 'rating', 'notification'] as const)
    await store.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(user: number | undefined, path: string, body?: object) {
  now += 1000;
  return injectForData(app, { path: `item/${path}`, user, body });
}
const ask = async (user: number, text: string) => (await call(user, 'ask', { ...item, text })).question;
const questions = (query = '') => call(undefined, `questions?shopid=1&itemid=11${query}`);

it('a question is answered by the shop, whose answer comes first, and by others', async () => {
  const { questionid } = await ask(7, '  Does it fit a bicycle?  ');
  const answer = (user: number, text: string) => call(user, 'answer', { ...item, questionid, text });
  await answer(8, 'It fits mine.');
  await answer(9, 'Mine too.');
  await answer(seller, 'Yes, up to 28 mm.');
  const { total, questions: shown } = await questions();
  expect(total).toBe(1);
  expect(shown).toMatchObject([{ text: 'Does it fit a bicycle?', answer_count: 3 }]);
  expect(shown[0].answers).toMatchObject([
    { text: 'Yes, up to 28 mm.', by_shop: true },
    { text: 'It fits mine.', by_shop: false },
  ]);
  const all = await call(undefined, `answers?shopid=1&itemid=11&questionid=${questionid}`);
  expect(all.answers).toHaveLength(3);
});

it('notifies the shop of a question, and the member who asked of its answers, but not of their own', async () => {
  const { questionid } = await ask(7, 'Does it fit a bicycle?');
  const answer = (user: number) => call(user, 'answer', { ...item, questionid, text: 'It fits.' });
  await answer(7);
  await answer(8);
  await answer(seller);
  const notified = await store.db
    .selectFrom('notification')
    .select(['user_id', 'kind', 'shopid', 'parameters'])
    .orderBy('notification_id')
    .execute();
  const about = expect.objectContaining({ ...item, item_name: 'Item 11' });
  expect(notified).toEqual([
    { user_id: seller, kind: 'question-asked', shopid: 1, parameters: about },
    { user_id: 7, kind: 'question-answered', shopid: null, parameters: about },
    { user_id: 7, kind: 'question-answered', shopid: null, parameters: about },
  ]);
});

it('pages list every question once, the latest first', async () => {
  for (const number of [1, 2, 3, 4, 5]) await ask(7, `Question ${number}`);
  const first = await questions('&limit=2');
  const second = await questions(`&limit=2&cursor=${encodeURIComponent(first.next)}`);
  const third = await questions(`&limit=2&cursor=${encodeURIComponent(second.next)}`);
  const texts = [first, second, third].flatMap((page) =>
    page.questions.map(({ text }: { text: string }) => text),
  );
  expect(texts).toEqual([5, 4, 3, 2, 1].map((number) => `Question ${number}`));
  expect(third.next).toBeUndefined();
});

it.each([
  ['a visitor', undefined, { ...item, text: 'How big is it?' }, 19],
  ['blanks', 7, { ...item, text: '        ' }, 1],
  ['a text that is too long', 7, { ...item, text: 'x'.repeat(401) }, 1],
  ['an item that is not on sale', 7, { shopid: 1, itemid: 12, text: 'How big is it?' }, 4],
  ['the shop’s own owner', seller, { ...item, text: 'How big is it?' }, errorCodes.OWN_SHOP],
])('rejects a question of %s', async (_, user, body, error) => {
  expect(await call(user, 'ask', body)).toEqual({ error });
  expect((await questions()).total).toBe(0);
});

it('limits the questions per day', async () => {
  for (let count = 0; count < 20; count += 1) await ask(70, `Question ${count}`);
  expect(await call(70, 'ask', { ...item, text: 'One more?' })).toEqual({ error: errorCodes.LIMIT });
  expect((await questions()).total).toBe(20);
});

it('members of the shop’s team answer as the shop if their role allows it', async () => {
  const { question } = await call(7, 'ask', { ...item, text: 'Is it heavy?' });
  const key = { ...item, questionid: question.questionid };
  const answers = [];
  for (const user of [12, 13]) answers.push(await call(user, 'answer', { ...key, text: 'It is not.' }));
  expect(answers.map(({ answer }) => answer.by_shop)).toEqual([true, false]);
});

it('only the author can delete a question or an answer', async () => {
  const { questionid } = await ask(7, 'Does it fit?');
  const { answer } = await call(8, 'answer', { ...item, questionid, text: 'It does.' });
  const answerKey = { ...item, questionid, answerid: answer.answerid };
  expect(await call(7, 'answer_remove', answerKey)).toEqual({ error: 4 });
  expect(await call(8, 'question_remove', { ...item, questionid })).toEqual({ error: 4 });
  expect(await call(8, 'answer_remove', answerKey)).toEqual({ answerid: answer.answerid });
  expect((await questions()).questions).toMatchObject([{ answer_count: 0, answers: [] }]);
  expect(await call(7, 'question_remove', { ...item, questionid })).toEqual({ questionid });
  expect(await call(8, 'answer', { ...item, questionid, text: 'Too late.' })).toEqual({ error: 4 });
});

async function insertReview(ratingid: number, userid: number) {
  await store.db
    .insertInto('rating')
    .values({
      market: 'SG',
      ...item,
      ratingid,
      userid,
      username: 'citra',
      rating_star: 5,
      comment: 'Good',
      model_name: '',
      pictures: '[]' as never,
      ctime: now,
      liked_count: 3,
      seller_reply: null,
    })
    .execute();
}
const vote = (user: number, helpful = true, ratingid = 5) =>
  call(user, 'review_vote', { ...item, ratingid, helpful });

it('a member has one vote per review, even with concurrent requests', async () => {
  await insertReview(5, 50);
  await Promise.all(Array.from({ length: 12 }, (_, index) => vote(100 + (index % 4))));
  expect(await vote(100)).toEqual({ ratingid: 5, helpful: true, liked_count: 7 });
  expect(await call(100, 'review_votes?shopid=1&itemid=11')).toEqual({ ratingids: [5] });
  expect(await vote(100, false)).toMatchObject({ liked_count: 6 });
  expect(await vote(100, false)).toMatchObject({ liked_count: 6 });
  expect(await call(100, 'review_votes?shopid=1&itemid=11')).toEqual({ ratingids: [] });
});

it('rejects a vote for one’s own review and for a missing one', async () => {
  await insertReview(5, 50);
  expect(await vote(50)).toEqual({ error: errorCodes.OWN_REVIEW });
  expect(await vote(7, true, 99)).toEqual({ error: 4 });
  expect(await vote(7)).toMatchObject({ liked_count: 4 });
});

it('names the author, until the account is closed', async () => {
  await insertShopper(store.db, 77);
  await ask(77, 'Who am I?');
  await ask(78, 'And who am I?');
  const names = (await questions()).questions.map(({ username }: { username: string }) => username);
  expect(names[0]).toBe('');
  expect(names[1]).not.toBe('');
});
