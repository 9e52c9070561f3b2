import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PageAnswer, PageRequest } from '@pasar/shell/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebServer } from '../create-web-server.ts';
import { readSettings } from '../read-settings.ts';

type RecordedRequest = { readonly path: string; readonly body: unknown; readonly cookie: string | undefined };
type Answer = { readonly status: number; readonly body: object; readonly cookies?: readonly string[] };

let requests: RecordedRequest[] = [];
const fine: Answer = { status: 200, body: { error: 0, data: {} } };
const session = ['__Host-session=abc; Path=/; HttpOnly; Secure', 'SPC_EC=mark; Path=/'];
const item = {
  shopid: 7,
  itemid: 9,
  models: [
    { modelid: 1, tier_index: [0], name: 'red', status: 1, stock: 5 },
    { modelid: 2, tier_index: [1], name: 'blue', status: 1, stock: 5 },
  ],
  tier_variations: [{ name: 'colour', options: ['red', 'blue'], pictures: [] }],
};
let answers: Readonly<Record<string, Answer>> = {};

/** An API that records what it is sent. */
const api = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (request.method === 'POST')
      requests.push({ path, body: JSON.parse(body), cookie: request.headers.cookie });
    const answer = answers[path] ?? fine;
    if (answer.cookies) response.setHeader('set-cookie', [...answer.cookies]);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});

const page = ({ path, context }: PageRequest): PageAnswer => ({
  kind: 'screen',
  status: 200,
  cacheable: true,
  html: new TextEncoder().encode(JSON.stringify({ path, submitted: context.submitted ?? null })),
});
const storefront = {
  assetsOf: () => ({ scripts: [], styles: [] }),
  render: async (request: PageRequest) => page(request),
  sharedPath: async (path: string) => path,
};

let server: Awaited<ReturnType<typeof createWebServer>>;
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const settings = readSettings({ API_URL: `http://127.0.0.1:${port}` });
  const apps = resolve(import.meta.dirname, '../../..');
  server = await createWebServer(settings, { storefronts: { rw: storefront, pc: storefront } }, apps);
});
afterAll(async () => {
  await server.close();
  api.close();
});
beforeEach(() => {
  requests = [];
  answers = {};
});

const host = 'sg.localhost:4200';
const own = { host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { ...own, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const login = { login: ' budi ', password: 'secret words' };

describe('a valid form', () => {
  it('signs in, forwards the cookies and redirects to an allowed target', async () => {
    answers = { '/api/v4/account/login': { ...fine, cookies: session } };
    const answer = await submit('/buyer/login?next=%2Fcart', login, { cookie: 'language=ms' });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/cart',
      'private, no-store',
    ]);
    expect(answer.headers['set-cookie']).toEqual(session);
    expect(requests).toEqual([
      {
        path: '/api/v4/account/login',
        body: { login: 'budi', password: 'secret words' },
        cookie: 'language=ms',
      },
    ]);
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
  ])('redirects home instead of to %s', async (next, location) => {
    const answer = await submit(`/buyer/login?next=${encodeURIComponent(next)}`, login);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it.each<[string, string, Record<string, string>, string, object, string]>([
    [
      'signs up',
      '/buyer/login/signup',
      { username: 'mei', email: ' mei@example.com ', password: 'a fine sentence' },
      '/api/v4/account/signup',
      { username: 'mei', email: 'mei@example.com', password: 'a fine sentence' },
      '/',
    ],
    [
      'adds the chosen model',
      '/Shirt-i.7.9',
      { shopid: '7', itemid: '9', quantity: '2', 'tier-0': '1' },
      '/api/v4/cart/add_to_cart',
      {
        shopid: 7,
        itemid: 9,
        modelid: 2,
        quantity: 2,
        checkout: true,
        update_checkout_only: false,
        donot_add_quantity: false,
        source: 'product-page',
      },
      '/cart',
    ],
  ])('%s', async (_, url, fields, path, body, location) => {
    answers = { '/api/v4/item/get': { status: 200, body: { error: 0, data: item } } };
    const answer = await submit(url, fields);
    expect(requests).toMatchObject([{ path, body }]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it("saves an address by the market's rules", async () => {
    const address = {
      name: 'Mei Tan',
      phone: '9123 4567',
      street: '1 Orchard Road',
      unit: '#02-03',
      postcode: '238801',
      is_default: 'on',
    };
    const answer = await submit('/user/account/address/edit/12', address);
    expect(requests).toMatchObject([
      {
        path: '/api/v4/account/address/update',
        body: { id: 12, name: 'Mei Tan', phone: '+6591234567', is_default: true },
      },
    ]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/user/account/address']);
  });
});

describe('a rejected form', () => {
  const refusal = { status: 401, body: { error: 70000017, retry_after: 9 } };

  it('renders its page again with the input except the password, and is not cached', async () => {
    answers = { '/api/v4/account/login': refusal };
    const answer = await submit('/buyer/login', login);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      path: '/buyer/login',
      submitted: {
        values: { login: ' budi ' },
        error: { kind: 'refused', status: 401, code: 70000017, message: '', retryAfter: 9 },
      },
    });
    expect(answer.body).not.toContain('secret');
    const after = await server.inject({ url: '/buyer/login', headers: { host } });
    expect(after.json()).toEqual({ path: '/buyer/login', submitted: null });
  });

  it('shows the input even if the URL selects a platform', async () => {
    answers = { '/api/v4/account/login': refusal };
    const answer = await submit('/buyer/login?platform=pc', login);
    expect([answer.statusCode, answer.json().submitted?.values]).toEqual([401, { login: ' budi ' }]);
  });

  it.each([
    ['a missing password', '/buyer/login', { login: 'budi' }],
    [
      'no e-mail address',
      '/buyer/login/signup',
      { username: 'mei', email: 'mei', password: 'a fine sentence' },
    ],
    ['nothing chosen', '/Shirt-i.7.9', { shopid: '7', itemid: '9' }],
    ['an address without a street', '/user/account/address/add', { name: 'Mei' }],
  ])('with %s makes no API call', async (_, url, fields: Record<string, string>) => {
    answers = { '/api/v4/item/get': { status: 200, body: { error: 0, data: item } } };
    const answer = await submit(url, fields);
    expect([answer.statusCode, answer.json().submitted.error.code, requests]).toEqual([400, 1, []]);
  });

  it('redirects a visitor to sign in first, and then back', async () => {
    answers = {
      '/api/v4/item/get': { status: 200, body: { error: 0, data: item } },
      '/api/v4/cart/add_to_cart': { status: 401, body: { error: 19 } },
    };
    const answer = await submit('/Shirt-i.7.9', { shopid: '7', itemid: '9', 'tier-0': '0' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/buyer/login?next=%2FShirt-i.7.9']);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['by another site', '/buyer/login', { 'sec-fetch-site': 'cross-site' }, 403],
    ['by a sister site', '/buyer/login', { 'sec-fetch-site': 'same-site' }, 403],
    ['without an origin', '/buyer/login', { 'sec-fetch-site': '', origin: '' }, 403],
    ['in another encoding', '/buyer/login', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['to a page without such a form', '/cart', {}, 422],
    ['to a page that does not exist', '/no/such/page', {}, 422],
  ])('sent %s changes nothing', async (_, url, headers, status) => {
    const answer = await submit(url, login, headers);
    expect([answer.statusCode, answer.headers['cache-control'], requests]).toEqual([status, 'no-store', []]);
    expect(answer.body).not.toContain('secret');
  });

  it('that is too long changes nothing', async () => {
    const answer = await submit('/buyer/login', { ...login, password: 'x'.repeat(20_000) });
    expect([answer.statusCode, requests]).toEqual([413, []]);
  });
});

it('is accepted from an old browser that sends only its origin', async () => {
  const headers = { host, 'content-type': own['content-type'], origin: `http://${host}` };
  const payload = new URLSearchParams(login).toString();
  const answer = await server.inject({ method: 'POST', url: '/buyer/login', headers, payload });
  expect(answer.statusCode).toBe(303);
});
