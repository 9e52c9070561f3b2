import { expect, it, vi } from 'vitest';
import { createBrowserHttp } from './create-browser-http.ts';
import type { HttpRequest } from './create-browser-http.ts';

const get: HttpRequest = { method: 'GET', path: '/api/v4/x', query: { a: 1, b: undefined } };
const post: HttpRequest = { method: 'POST', path: '/api/v4/x', body: { a: 1 } };
const keyed: HttpRequest = { ...post, headers: { 'Idempotency-Key': 'k' } };

const answering = (...statuses: (number | 'nothing')[]) => {
  const remaining = [...statuses];
  return vi.fn<typeof fetch>(async () => {
    const status = remaining.shift();
    if (status === undefined || status === 'nothing') throw new TypeError('no network');
    return new Response('{"error":0}', { status });
  });
};
const over = (fetch: typeof globalThis.fetch) =>
  createBrowserHttp({ fetch, random: () => 0.5, wait: async () => undefined });

it.each<[string, HttpRequest, (number | 'nothing')[], number | 'rejects', number]>([
  ['returns a 200 without a retry', get, [200], 200, 1],
  ['returns a 404 without a retry', get, [404], 404, 1],
  ['retries GET after a 5xx', get, [502, 200], 200, 2],
  ['retries GET after a network error', get, ['nothing', 200], 200, 2],
  ['retries at most twice', get, [500, 500, 500, 200], 500, 3],
  ['rejects after repeated network errors', get, ['nothing', 'nothing', 'nothing'], 'rejects', 3],
  ['does not retry POST without an idempotency key after a 5xx', post, [500, 200], 500, 1],
  [
    'does not retry POST without an idempotency key after a network error',
    post,
    ['nothing', 200],
    'rejects',
    1,
  ],
  ['retries POST with an idempotency key', keyed, ['nothing', 200], 200, 2],
])('%s', async (_, request, statuses, expected, calls) => {
  const fetch = answering(...statuses);
  const answer = await over(fetch)(request).then(
    ({ status }) => status,
    () => 'rejects',
  );
  expect([answer, fetch.mock.calls.length]).toEqual([expected, calls]);
});

/** @spec http-wrapper */
it('omits undefined query values and sends cookies to its own origin only', async () => {
  const fetch = answering(200);
  await over(fetch)(get);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v4/x?a=1');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', method: 'GET' });
});

it.each([
  ['finishes a small POST after the page is left', { ...post, body: { itemid: 1 } }, true],
  ['does not exceed the browser’s limit with large bodies', { ...post, body: 'x'.repeat(5000) }, false],
])('%s', async (_, request, keepalive) => {
  const fetch = answering(200);
  await over(fetch)(request);
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
});

it('ignores a malformed body', async () => {
  const broken = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 200 }));
  expect(await over(broken)(get)).toEqual({ status: 200, body: undefined });
});
