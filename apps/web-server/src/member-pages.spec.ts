import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createEchoStorefront, echoPath } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

const stores: TestStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map(({ close }) => close()));
});

const readName = ({ headers }: IncomingMessage): string =>
  decodeURIComponent(/session=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '');

const accountOf = (username: string) => ({
  userid: 5,
  username,
  email: `${username}@example.com`,
  birth_timestamp: 0,
  adult_consent: 0,
});

/** A store whose members are signed in under the name in their session; `failing` paths are refused. */
async function open(failing: readonly string[] = [], env: Record<string, string> = {}) {
  const echoed: (string | undefined)[] = [];
  const store = await openTestStore(
    createEchoStorefront(),
    (request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      const name = readName(request);
      if (path === echoPath) echoed.push(request.headers.cookie);
      if (failing.includes(path) || name === 'ended') {
        response.statusCode = 401;
        return response.end(JSON.stringify({ error: 19 }));
      }
      if (path === '/api/v4/account/page_member') {
        const cart = { line_count: name.length, lines: [{ name: `cart of ${name}` }] };
        return sendSuccess(response, { account: accountOf(name), cart });
      }
      if (path === '/api/v4/cart/mini') {
        const guest = /guest_cart=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
        const cart = { line_count: guest.length, lines: [{ name: `cart of ${guest}` }] };
        return sendSuccess(response, cart);
      }
      return sendSuccess(response, { path });
    },
    env,
  );
  stores.push(store);
  const page = async (name: string, path = '/', more: Record<string, string> = {}) => {
    const { cookie = '', ...headers } = more;
    const session = name === '' ? '' : `SPC_EC=mark; session=${encodeURIComponent(name)}; `;
    const signedIn = session + cookie;
    const answer = await store.server.inject({
      url: path,
      headers: { host: 'sg.localhost:4200', 'user-agent': 'Chrome', cookie: signedIn, ...headers },
    });
    const isCompressed = answer.headers['content-encoding'] === 'br';
    const body = isCompressed ? brotliDecompressSync(answer.rawPayload).toString() : answer.body;
    return { status: answer.statusCode, headers: answer.headers, body, isCompressed };
  };
  const guestPage = (guest: string, path = '/', more: Record<string, string> = {}) =>
    page('', path, { cookie: guest === '' ? '' : `guest_cart=${guest}`, ...more });
  return { page, guestPage, echoed };
}

const names = ['budi', '<script>alert(1)</script>', `"quoted" & 'more'`, '👩‍👩‍👧 เมย์', 'x'.repeat(64)];
const shownName = (body: string): string => /<b>(.*?)<\/b>/.exec(body)?.[1]?.replace(/<!--.*?-->/, '') ?? '';
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The members' emails and cart lines in a page. */
const personalIn = (body: string) => [
  ...body.matchAll(/"email":"(.*?)@example\.com"|"name":"cart of (.*?)"\}/g),
];
const embedded = (name: string): string => JSON.stringify(name).slice(1, -1).replaceAll('<', '\\u003c');

it('renders one page for all members, and gives each their own name, account and cart', async () => {
  const { page, echoed } = await open();
  const responses = await Promise.all([...names, ...names].map((name) => page(name)));
  for (const [at, { body, headers }] of responses.entries()) {
    const name = names[at % names.length] ?? '';
    expect(shownName(body)).toBe(escaped(name));
    expect(personalIn(body).map(([, email, line]) => email ?? line)).toEqual([
      embedded(name),
      embedded(name),
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  await page('another');
  const rendered = echoed.length;
  for (const name of names) await page(name);
  expect(echoed).toHaveLength(rendered);
  expect(new Set(echoed)).toEqual(new Set([undefined]));
});

it('compresses with the texts of each member', async () => {
  const { page } = await open();
  for (const name of [...names, ...names]) {
    const { body, isCompressed } = await page(name, '/', { 'accept-encoding': 'br' });
    expect(isCompressed).toBe(true);
    expect(shownName(body)).toBe(escaped(name));
    expect(personalIn(body)).toHaveLength(2);
  }
});

it.each([
  ['the member cannot be read', ['/api/v4/account/page_member'], 'budi', '/', {}],
  ['the session has ended', [], 'ended', '/', {}],
  ['members do not share the page', [], 'budi', '/cart', {}],
  ['toggles are overridden', [], 'budi', '/', { cookie: 'FEATURE_TOGGLE_OVERRIDE={"mall-host":true}' }],
])('renders the page for the member when %s', async (_, failing, name, path, headers) => {
  const { page, echoed } = await open(failing, { PASAR_ENVIRONMENT: 'test' });
  const { status, body } = await page(name, path, headers);
  expect(status === 200 || name === 'ended').toBe(true);
  expect(echoed.every((cookie) => cookie?.includes(`session=${name}`))).toBe(true);
  expect(body).not.toContain('cart of another');
});

it('gives a visitor nothing of a member’s page, and a member nothing of a visitor’s', async () => {
  const { page } = await open();
  const visitor = () => page('', '/', { cookie: '' });
  await page('budi');
  expect((await visitor()).body).not.toContain('budi');
  expect(shownName((await page('mei')).body)).toBe('mei');
});

it('renders one page for all guests with a cart, and gives each their own', async () => {
  const { page, guestPage, echoed } = await open();
  const guests = ['a', 'bb', 'ccc'];
  for (const guest of [...guests, ...guests]) {
    const { body, headers } = await guestPage(guest);
    expect(personalIn(body).map(([, , line]) => line)).toEqual([guest]);
    expect(body).toContain(`"line_count":${guest.length}`);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(echoed).toEqual([undefined]);
  expect(personalIn((await guestPage('dd', '/', { 'accept-encoding': 'br' })).body)).toHaveLength(1);

  expect(personalIn((await guestPage('')).body)).toEqual([]);
  expect(shownName((await page('mei')).body)).toBe('mei');
  expect(personalIn((await guestPage('a')).body).map(([, , line]) => line)).toEqual(['a']);
});

it.each([
  ['whose cart cannot be read', ['/api/v4/cart/mini'], '/'],
  ['on a page that is not shared', [], '/cart'],
])('renders the page for a guest %s', async (_, failing, path) => {
  const { guestPage, echoed } = await open(failing);
  expect((await guestPage('a', path)).status).toBe(200);
  expect(echoed).toEqual(['guest_cart=a']);
});

it('caches by toggles, language and query like visitors’ pages', async () => {
  const { page, echoed } = await open();
  await page('budi', '/search?keyword=tea&utm_source=x');
  await page('mei', '/search?keyword=tea');
  expect(echoed).toHaveLength(1);
  await page('mei', '/search?keyword=cup');
  await page('mei', '/search?keyword=tea', { cookie: 'language=zh-Hans' });
  expect(echoed).toHaveLength(3);
});
