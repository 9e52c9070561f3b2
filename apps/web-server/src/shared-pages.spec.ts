import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

const stores: TestStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map(({ close }) => close()));
});

/** Everything that the API receives about a visitor, except what differs with each request. */
const readForwardedHeaders = ({ headers }: IncomingMessage) => ({
  cookie: headers.cookie,
  language: headers['accept-language'],
  host: headers.host,
  protocol: headers['x-forwarded-proto'],
});

const preferences = { need_consent: true, preferences: [], allowed_fe_set_cookies: [] };
const toggles = [
  { name: 'a', toggle: true, by: ['user', 'device'] },
  { name: 'b', toggle: false },
];

async function open(env: Record<string, string> = {}): Promise<TestStore> {
  const store = await openTestStore(
    createEchoStorefront(),
    (request, response) => {
      const path = request.url?.split('?')[0];
      if (path === '/api/v4/platform/get_ft_v2') return sendSuccess(response, toggles);
      if (path === '/api/v4/account/cookie_get_preferences')
        return sendSuccess(response, { ...preferences, said: request.headers.cookie });
      return sendSuccess(response, readForwardedHeaders(request));
    },
    env,
  );
  stores.push(store);
  return store;
}

const page = async (store: TestStore, url: string, headers: Record<string, string> = {}) => {
  const { status, body } = await store.request(url, headers);
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
  const stableText = body
    .replaceAll(nonce, 'nonce')
    .replace(/"requestId":"[^"]*"/g, '"requestId"')
    .replace(/TimeStamp":\d+/g, 'TimeStamp"');
  return { status, body: stableText };
};

const plain = { 'user-agent': 'Chrome' };
const brazil = { host: 'br.localhost:4200' };

/** Everything a visitor can send. None of it may reach the next visitor. */
const senders: [string, Record<string, string>][] = [
  ['a session without the login mark', { cookie: '__Host-session=stolen' }],
  ['a session over http without the login mark', { cookie: 'session=stolen' }],
  ['only the login mark', { cookie: 'SPC_EC=mark' }],
  ['an anonymous login mark and a session', { cookie: 'SPC_EC=-; session=stolen' }],
  ['the token of a cart', { cookie: 'guest_cart=stolen' }],
  ['the token of a cart over https', { cookie: '__Host-guest_cart=stolen' }],
  ['unknown cookies', { cookie: 'liked=1; followed=2; SPC_IA=1; x="a;b"' }],
  ['the answer about cookies', { ...brazil, cookie: 'consent=1.11111' }],
  ['another value as the answer', { ...brazil, cookie: 'consent=1.99999; consent=evil' }],
  ['the answer and a session', { ...brazil, cookie: 'consent=1.11111; session=stolen' }],
  ['a device', { cookie: 'device=device-0123456789abcdef' }],
  ['a language of another market', { cookie: 'language=th' }],
  ['an invalid language', { cookie: 'language=<script>' }],
  ['an invalid platform', { cookie: 'platform=<b>' }],
  ['toggle overrides', { cookie: 'FEATURE_TOGGLE_OVERRIDE={"mall-host":true}' }],
  ['a cookie twice', { cookie: 'session=; session=other; SPC_EC=; SPC_EC=x' }],
  ['another host, forwarded', { 'x-forwarded-host': 'br.localhost', 'x-forwarded-proto': 'https' }],
  ['another address, forwarded', { 'x-forwarded-for': '192.0.2.7', forwarded: 'for=192.0.2.7;host=evil' }],
  ['the host in capitals', { host: 'SG.LocalHost:4200' }],
  ['a rewritten address', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' }],
  ['a part of the page', { range: 'bytes=0-9', 'if-none-match': '*', 'if-modified-since': 'now' }],
  ['odd wishes', { accept: 'text/evil', 'accept-language': 'xx;q=9,<b>', 'accept-encoding': 'evil' }],
  ['client hints', { 'save-data': 'on', 'sec-ch-ua-mobile': '?1', dnt: '1' }],
];

it.each(senders)('an anonymous visitor sees nothing of one who sends %s', async (_, headers) => {
  const host = headers['host']?.toLowerCase() ?? 'sg.localhost:4200';
  const [asked, fresh] = [await open(), await open()];
  for (const url of ['/', '/search?keyword=tea', '/Tea-i.1.2']) {
    await page(asked, url, { ...plain, ...headers });
    expect(await page(asked, url, { ...plain, host })).toEqual(await page(fresh, url, { ...plain, host }));
  }
});

it.each(senders)(
  'with %s a shared page calls the API with no cookie but a known consent',
  async (_, headers) => {
    const store = await open();
    const { body } = await page(store, '/', { ...plain, ...headers });
    const personal = /session=stolen|SPC_EC=mark|guest_cart=/.test(headers['cookie'] ?? '');
    const echoedCookie = /"cookie":"([^"]*)"/.exec(body.replaceAll('&quot;', '"'))?.[1];
    expect(echoedCookie).toBe(
      personal ? headers['cookie'] : headers['cookie']?.match(/^consent=1\.[012]{5}$/)?.[0],
    );
  },
);

it('caches pages by cookie consent, and by nothing else that visitors send', async () => {
  const store = await open();
  const readBody = async (cookie: string) => (await page(store, '/', { ...brazil, cookie })).body;
  const [all, none, allAgain] = [
    await readBody('consent=1.11111'),
    await readBody(''),
    await readBody('a=1; consent=1.11111'),
  ];
  expect(all).not.toBe(none);
  expect(allAgain).toBe(all);
});

it.each([
  ['/search?keyword=tea&utm_source=mail&fbclid=x', '/search?keyword=tea'],
  ['/search?page=1&keyword=tea', '/search?keyword=tea&page=1'],
  ['/?gclid=secret', '/'],
  ['/Tea-i.1.2?password=secret#x', '/Tea-i.1.2'],
])('%s shares the page of %s, and nothing else about the visitor', async (asked, known) => {
  const store = await open();
  const first = await page(store, asked);
  expect(first.body).not.toMatch(/utm_|fbclid|secret/);
  expect(await page(store, known)).toEqual(first);
});

it('caches pages by the query fields that the screen reads', async () => {
  const store = await open();
  expect(await page(store, '/search?keyword=tea')).not.toEqual(await page(store, '/search?keyword=cup'));
});

it.each([
  ['a member’s page', '/', { cookie: 'SPC_EC=mark' }, 'private, no-store'],
  ['a page with only a session', '/', { cookie: 'session=x' }, 'private, no-store'],
  ['a page of a guest with a cart', '/', { cookie: 'guest_cart=x' }, 'private, no-store'],
  ['a page that is not a shared page', '/cart', {}, 'private, no-store'],
  ['a shared page', '/', {}, 'private, no-cache'],
])('%s: %s', async (_, url, headers, expected) => {
  const store = await open();
  expect((await store.request(url, headers as Record<string, string>)).headers['cache-control']).toBe(
    expected,
  );
});

const overrides = { cookie: 'FEATURE_TOGGLE_OVERRIDE={"mall-host":true}' };
it.each([
  ['live', false],
  ['test', true],
])('on %s, toggles that a browser overrides are on: %s', async (environment, expected) => {
  const store = await open({ PASAR_ENVIRONMENT: environment });
  expect((await page(store, '/', overrides)).body.includes('mall-host')).toBe(expected);
});
