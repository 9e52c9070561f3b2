import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

let store: TestStore;
/** Returns the target to which the storefront redirects an address that begins with `/to?`. */
const readTarget = (path: string): string =>
  new URLSearchParams(path.slice(path.indexOf('?'))).get('to') ?? '';
beforeAll(async () => {
  const real = createEchoStorefront();
  store = await openTestStore(
    {
      ...real,
      render: async (request) =>
        request.path.startsWith('/to?')
          ? { kind: 'redirect', to: readTarget(request.path), status: 301 }
          : real.render(request),
    },
    (_, response) => sendSuccess(response, []),
  );
});
afterAll(() => store.close());

const isForeignLocation = (location: unknown): boolean =>
  typeof location === 'string' && new URL(location, 'http://own.test').host !== 'own.test';

it.each([
  ['//own//evil.example?platform=rw'],
  ['//evil.example?platform=pc'],
  ['//evil.example/?platform=rw&x=1'],
  ['/\\\\evil.example?platform=rw'],
  ['/\\evil.example?platform=rw'],
  ['///evil.example?platform=rw'],
  ['/.//evil.example?platform=rw'],
  ['/%09/evil.example?platform=rw'],
  ['//evil.example/cart'],
  ['//evil.example/item?shopid=1&itemid=2'],
  ['//evil.example/'],
  ['/to?to=%2F%2Fevil.example'],
  ['/to?to=%2F%09%2Fevil.example'],
  ['/to?to=%2F%5Cevil.example'],
  ['/to?to=%09%2F%2Fevil.example%2F'],
])('%s does not redirect to another host', async (url) => {
  const { headers, status } = await store.request(url);
  expect([isForeignLocation(headers['location']), status < 500]).toEqual([false, true]);
});

it.each([
  ['//[x', 404],
  ['//[x?platform=rw', 302],
  ['//', 404],
  ['//?', 404],
  ['/[x', 404],
  ['//:99999', 404],
  ['//user:secret@x', 404],
])('%s is answered with %i', async (url, expected) => {
  expect((await store.request(url)).status).toBe(expected);
});

it.each(['sg.localhost:99999', 'sg.localhost:x', 'user@sg.localhost', 'sg.localhost/x'])(
  'rejects the foreign host %j',
  async (host) => {
    expect((await store.request('/', { host })).status).toBe(421);
  },
);

it('does not log the address of a request that failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await openTestStore(
    {
      ...createEchoStorefront(),
      render: async ({ path }) => {
        throw Object.assign(new TypeError(`Invalid URL: ${path}`), { input: path });
      },
    },
    (_, response) => sendSuccess(response, []),
  );
  expect((await broken.request('/cart?secret=1')).status).toBe(500);
  expect(JSON.stringify(log.mock.calls)).toContain('TypeError');
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  await broken.close();
});
