import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { combinePersonalCalls, readPersonalData } from './personal-data.ts';

const accountPath = '/api/v4/account/basic/get_account_info';
const cartPath = '/api/v4/cart/mini';
const preferencesPath = '/api/v4/account/cookie_get_preferences';
const memberPath = '/api/v4/account/page_member';

const account = anAccount({ username: 'budi' });
const cart = { line_count: 2, lines: [] };
const preferences = { need_consent: true, preferences: [], allowed_fe_set_cookies: [] };
const [singapore, brazil] = [marketByCode('SG'), marketByCode('BR')];

const separate: FakeAnswers = {
  [accountPath]: () => account,
  [cartPath]: () => cart,
  [preferencesPath]: () => preferences,
  '/api/v4/other': () => ({ other: true }),
};

async function callAll(answers: FakeAnswers, market = brazil) {
  const sent = createFakeHttp(answers);
  const http = combinePersonalCalls(sent, market);
  const paths = [accountPath, cartPath, preferencesPath, '/api/v4/other'];
  const received = await Promise.all(paths.map((path) => http({ method: 'GET', path })));
  return { received, sent: sent.requests.map(({ path }) => path).toSorted() };
}

it('answers the personal calls of a page with one call', async () => {
  const combined = await callAll({ ...separate, [memberPath]: () => ({ account, cart, preferences }) });
  expect(combined.sent).toEqual([memberPath, '/api/v4/other']);
  expect(combined.received).toEqual((await callAll(separate)).received);
});

it('sends no personal call for a page that needs none', async () => {
  const sent = createFakeHttp(separate);
  await combinePersonalCalls(sent, brazil)({ method: 'GET', path: '/api/v4/other' });
  expect(sent.requests).toHaveLength(1);
});

it.each<[string, () => object]>([
  ['fails', () => refused(2, { status: 500 })],
  ['says that nobody is signed in', () => refused(19, { status: 401 })],
  ['lacks the cart', () => ({ account, preferences })],
  ['lacks the choices about cookies', () => ({ account, cart })],
])('sends each personal call on its own if the one for all %s', async (_, answer) => {
  const { sent, received } = await callAll({ ...separate, [memberPath]: answer });
  expect(sent).toEqual([accountPath, preferencesPath, memberPath, cartPath, '/api/v4/other']);
  expect(received).toEqual((await callAll(separate)).received);
});

it('reads what a page shows of a member', async () => {
  const http = createFakeHttp({ [memberPath]: () => ({ account, cart }) });
  expect(await readPersonalData(http, singapore)).toEqual({ account, cart });
});

it.each([
  ['without an answer', () => Promise.reject(new Error('offline'))],
  ['without an account', createFakeHttp({ [memberPath]: () => ({ cart }) })],
  ['where nobody is signed in', createFakeHttp({ [memberPath]: () => refused(19, { status: 401 }) })],
])('reads nothing %s', async (_, http) => {
  expect(await readPersonalData(http, singapore)).toBeUndefined();
});
