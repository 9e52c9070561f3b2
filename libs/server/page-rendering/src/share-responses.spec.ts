import { getItemPath, searchItemsPath } from '@pasar/catalogue-contract/paths';
import { expect, it } from 'vitest';
import type { ApiResponse, ApiRequest, ApiVisitor } from './api-http.ts';
import { shareResponses } from './share-responses.ts';

const visitor: ApiVisitor = {
  host: 'sg.localhost:1',
  language: 'en',
  address: '192.0.2.1',
  protocol: 'http',
};
const member: ApiVisitor = { ...visitor, cookie: 'session=secret', address: '192.0.2.2' };
const search: ApiRequest = { method: 'GET', path: searchItemsPath, query: { keyword: 'tea' } };
const item: ApiRequest = { method: 'GET', path: getItemPath, query: { shopid: 1, itemid: 2 } };
const success = (data: unknown): ApiResponse => ({ status: 200, body: { error: 0, data }, bytes: 10 });

/** Opens an API that counts its calls, behind the cache. */
function open(
  answer: (shopper: ApiVisitor, call: number) => ApiResponse | Promise<ApiResponse> = () => success({}),
) {
  const clock = { now: 0 };
  const visitors: ApiVisitor[] = [];
  const api = shareResponses(
    (shopper) => async () => {
      visitors.push(shopper);
      return answer(shopper, visitors.length);
    },
    { maxAgeMs: 100, maxBytes: 25, now: () => clock.now },
  );
  return { api, visitors, clock };
}

/** Counts how many of these calls, in sequence, reached the API. */
async function countCalls(...asked: readonly (readonly [ApiVisitor, ApiRequest])[]): Promise<number> {
  const { api, visitors } = open();
  for (const [shopper, request] of asked) await api(shopper)(request);
  return visitors.length;
}

it.each<[string, (readonly [ApiVisitor, ApiRequest])[], number]>([
  [
    'the same search by two visitors',
    [
      [visitor, search],
      [member, search],
    ],
    1,
  ],
  [
    'the same search under another port of the market',
    [
      [visitor, search],
      [{ ...visitor, host: 'sg.localhost:2' }, search],
    ],
    1,
  ],
  [
    'another market',
    [
      [visitor, search],
      [{ ...visitor, host: 'br.localhost:1' }, search],
    ],
    2,
  ],
  [
    'another language',
    [
      [visitor, search],
      [{ ...visitor, language: 'zh' }, search],
    ],
    2,
  ],
  [
    'another query',
    [
      [visitor, search],
      [visitor, { ...search, query: { keyword: 'cup' } }],
    ],
    2,
  ],
  [
    'an item for two visitors',
    [
      [visitor, item],
      [visitor, item],
    ],
    1,
  ],
  [
    'an item for a visitor and a member',
    [
      [visitor, item],
      [member, item],
    ],
    2,
  ],
  [
    'an item for a member twice',
    [
      [member, item],
      [member, item],
    ],
    2,
  ],
  [
    'a change',
    [
      [visitor, { ...search, method: 'POST' }],
      [visitor, { ...search, method: 'POST' }],
    ],
    2,
  ],
  [
    'a call with headers',
    [
      [visitor, { ...search, headers: {} }],
      [visitor, { ...search, headers: {} }],
    ],
    2,
  ],
  [
    'an unlisted call',
    [
      [visitor, { ...search, path: '/api/v4/other' }],
      [visitor, { ...search, path: '/api/v4/other' }],
    ],
    2,
  ],
])('%s: sent %j, %d calls', async (_, asked, expected) => {
  expect(await countCalls(...asked)).toBe(expected);
});

it('fetches public responses without a cookie', async () => {
  const { api, visitors } = open();
  await api(member)(search);
  expect(visitors[0]).not.toHaveProperty('cookie');
});

it('keeps a response while it is fresh', async () => {
  const { api, visitors, clock } = open();
  const callsAt = async (now: number) => {
    clock.now = now;
    await api(visitor)(search);
    return visitors.length;
  };
  expect([await callsAt(0), await callsAt(99), await callsAt(100)]).toEqual([1, 1, 2]);
});

it.each<[string, ApiResponse]>([
  ['a failure', { status: 500, body: { error: 0, data: {} } }],
  ['a refusal', { status: 200, body: { error: 4 } }],
  ['an unreadable response', { status: 200, body: undefined }],
  ['a response with a cookie', { ...success({}), setCookies: ['a=b'] }],
])('does not cache %s', async (_, answer) => {
  const { api, visitors } = open(() => answer);
  await api(visitor)(search);
  await api(visitor)(search);
  expect(visitors).toHaveLength(2);
});

it('caches nothing for a call without a response', async () => {
  const { api } = open((_, call) => {
    if (call === 1) throw new Error('no answer');
    return success('second');
  });
  await expect(api(visitor)(search)).rejects.toThrow('no answer');
  expect(await api(visitor)(search)).toMatchObject({ body: { data: 'second' } });
});

it('sends one request for concurrent callers', async () => {
  const { api, visitors } = open();
  await Promise.all([api(visitor)(search), api(member)(search), api(visitor)(search)]);
  expect(visitors).toHaveLength(1);
});

it("does not share one visitor's failure with another", async () => {
  const { api } = open(({ address }) =>
    address === visitor.address ? { status: 429, body: { error: 9 } } : success('own'),
  );
  const answers = await Promise.all([api(visitor)(search), api(member)(search)]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200]);
});

it("advances the server's time in a cached response", async () => {
  const { api, clock } = open(() => success({ server_time: 1000, items: ['a'] }));
  await api(visitor)(search);
  clock.now = 70;
  expect(await api(visitor)(search)).toMatchObject({ body: { data: { server_time: 1070, items: ['a'] } } });
});

it('evicts the least recently used when it is full', async () => {
  const { api, visitors } = open();
  const ask = (keyword: string) => api(visitor)({ ...search, query: { keyword } });
  for (const keyword of ['a', 'b', 'a', 'c', 'a']) await ask(keyword);
  const before = visitors.length;
  await ask('b');
  expect([before, visitors.length]).toEqual([3, 4]);
});
