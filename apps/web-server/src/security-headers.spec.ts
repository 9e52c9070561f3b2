import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

const toggles = [{ name: 'a', toggle: false, by: ['device'] }];
const open = (env: Record<string, string> = {}) =>
  openTestStore(
    createEchoStorefront(),
    (request, response) =>
      sendSuccess(
        response,
        request.url?.includes('get_ft_v2') ? toggles : { items: [], categories: [], parts: [] },
      ),
    env,
  );

let store: TestStore;
let secured: TestStore;
beforeAll(async () => {
  [store, secured] = [await open(), await open({ PUBLIC_PROTOCOL: 'https' })];
});
afterAll(async () => {
  await Promise.all([store.close(), secured.close()]);
});

const answers: [string, string, Record<string, string>, number][] = [
  ['a page', '/', {}, 200],
  ['a missing page', '/no/such/page', {}, 404],
  ['a redirect of a route', '/item?shopid=1&itemid=2', {}, 301],
  ['a switch of the storefront', '/?platform=rw', {}, 302],
  ['robots', '/robots.txt', {}, 200],
  ['the sitemap', '/sitemap.xml', {}, 200],
  ['the icon', '/favicon.svg', {}, 200],
  ['a deleted file', '/assets/old.js', {}, 404],
  ['a broken percent-escape', '/%E0%A4%A', {}, 400],
  ['an unknown host', '/', { host: 'evil.example' }, 421],
  ['an address without end', `/${'a'.repeat(9000)}`, {}, 414],
  ['an answer of the API', '/api/v4/x', {}, 200],
];

it.each(answers)('%s carries the security headers', async (_, url, headers, expected) => {
  const answer = await store.request(url, headers);
  expect([answer.status, answer.headers]).toMatchObject([
    expected,
    {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    },
  ]);
});

it.each(answers)('%s carries HSTS when the protocol is set to https', async (_, url, headers) => {
  const answer = await secured.request(url, { ...headers, 'x-forwarded-proto': 'http' });
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

it('ignores the forwarded protocol of an untrusted client', async () => {
  const { headers, body } = await store.request('/', { 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(body).not.toContain('https://sg.localhost');
});

it.each(['/', '/?platform=rw'])('cookies of %s are secure when the protocol is set to https', async (url) => {
  const cookies = async (asked: TestStore) => String((await asked.request(url)).headers['set-cookie']);
  expect([/; Secure/.test(await cookies(secured)), /; Secure/.test(await cookies(store))]).toEqual([
    true,
    false,
  ]);
});
