import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { echoPath, createEchoStorefront, extraPath } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

type Failure = (response: ServerResponse) => void;
const status =
  (code: number, body = '{"error":90001}'): Failure =>
  (response) => {
    response.statusCode = code;
    response.end(body);
  };
const failures: [string, Failure][] = [
  ['says 503', status(503)],
  ['says 500', status(500)],
  ['refuses the headers', status(431)],
  ['has been asked too often', status(429)],
  ['says it took too long', status(408)],
  ['answers with a page', status(200, '<html>')],
  ['answers with half a body', status(200, '{"error":0,"da')],
  ['answers with nothing', status(200, '')],
  ['says 204', status(204)],
  ['hangs up', (response) => void response.destroy()],
  [
    'closes the connection mid-response',
    (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"error":0', () => response.destroy());
    },
  ],
];

let store: TestStore;
let failing: Map<string, Failure>;
beforeEach(async () => {
  failing = new Map();
  store = await openTestStore(createEchoStorefront(), (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const fail = failing.get(path);
    if (fail) return fail(response);
    return sendSuccess(
      response,
      path === '/api/v4/platform/get_ft_v2' ? [{ name: 'a', toggle: true }] : { path },
    );
  });
});
afterEach(() => store.close());

const pages = ['/', '/search?keyword=tea', '/Tea-i.1.2'];

it.each(failures)('when the API %s for main data, the page is 503 and is not cached', async (_, fail) => {
  for (const url of pages) {
    failing.set(echoPath, fail);
    const { status: failed, headers } = await store.request(url);
    expect([url, failed, headers['retry-after'], headers['cache-control']]).toEqual([
      url,
      503,
      '10',
      'private, no-store',
    ]);
    failing.clear();
    expect((await store.request(url)).status).toBe(200);
  }
});

it.each(failures)('when the API %s for optional data, the page is 200 but is not cached', async (_, fail) => {
  for (const url of pages) {
    failing.set(extraPath, fail);
    const first = await store.request(url);
    expect([first.status, first.headers['retry-after']]).toEqual([200, undefined]);
    failing.clear();
    const recovered = await store.request(url);
    expect(recovered.body).toContain(`"path":"${extraPath}"`);
    expect(first.body).not.toContain(`"path":"${extraPath}"`);
  }
});

it('a page is cached when every response arrived', async () => {
  const first = await store.request('/');
  failing.set(echoPath, status(503));
  const second = await store.request('/');
  const withoutNonce = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '');
  expect([second.status, withoutNonce(second.body)]).toEqual([200, withoutNonce(first.body)]);
});

it('a member’s page is 503 as well', async () => {
  failing.set(echoPath, status(503));
  expect((await store.request('/cart', { cookie: 'SPC_EC=m; session=s' })).status).toBe(503);
});

it('a request with more headers than the API accepts is rejected here, without affecting other visitors', async () => {
  const { status: refused, headers } = await store.request('/', { cookie: `a=${'x'.repeat(20_000)}` });
  expect([refused, headers['x-content-type-options']]).toEqual([431, 'nosniff']);
  expect((await store.request('/')).status).toBe(200);
});

it.each([
  ['/sitemap.xml', '/api/v4/sitemap/parts'],
  ['/sitemap.xml?part=pages', '/api/v4/category/tree'],
  ['/sitemap.xml?part=1.2', '/api/v4/sitemap/items'],
])('%s is not served without %s', async (url, path) => {
  failing.set(path, status(503));
  const { status: failed, headers } = await store.request(url);
  expect([failed, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60']);
});
