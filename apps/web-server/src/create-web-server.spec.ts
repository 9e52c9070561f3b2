import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PageResponse, PageRequest } from '@pasar/shell/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { readSettings } from './read-settings.ts';

const answers: Readonly<Record<string, () => PageResponse>> = {
  '/moved': () => ({ kind: 'redirect', to: '/there', status: 301 }),
  '/elsewhere': () => ({ kind: 'document', path: '/elsewhere' }),
  '/broken': () => {
    throw new Error('a screen is broken');
  },
};

const page = ({ path, nonce, context }: PageRequest): PageResponse => ({
  kind: 'screen',
  status: path === '/gone' ? 404 : 200,
  cacheable: path === '/everybodys',
  html: new TextEncoder().encode(
    `<p nonce="${nonce}">${context.market.code} ${context.platform} ${context.language} ${rendered++}</p>`,
  ),
});

let rendered = 0;
const storefront = {
  assetsOf: () => ({ scripts: [], styles: [] }),
  sharedPath: async (path: string) => (path === '/everybodys' ? path : undefined),
  render: async (request: PageRequest) => answers[request.path]?.() ?? page(request),
};
const api = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: 0, data: [], host: request.headers.host, path: request.url }));
});
let server: Awaited<ReturnType<typeof createWebServer>>;

beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const settings = readSettings({ API_URL: `http://127.0.0.1:${port}` });
  const apps = resolve(import.meta.dirname, '../..');
  server = await createWebServer(settings, { storefronts: { rw: storefront, pc: storefront } }, apps);
});
afterAll(async () => {
  await server.close();
  api.close();
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'sg.localhost:4200', ...headers } });
const br = { 'accept-encoding': 'gzip, br' };
const textOfPage = (body: string) => body.replace(/nonce="[^"]*"/, '');
const withoutNonce = (body: string) => body.replace(/nonce="[^"]*"/, 'nonce').replace(/ \d+<\/p>/, '</p>');

it.each<[string, string, Record<string, string>, number, string]>([
  ['a page', '/', {}, 200, '<p nonce>SG pc en</p>'],
  ['on a phone', '/', { 'user-agent': 'iPhone Mobile' }, 200, '<p nonce>SG rw en</p>'],
  ['in a language of the market', '/', { 'accept-language': 'zh-CN' }, 200, '<p nonce>SG pc zh-Hans</p>'],
  ['in another market', '/', { host: 'br.localhost:4200' }, 200, '<p nonce>BR pc pt-BR</p>'],
  ['with the remembered language', '/', { cookie: 'language=ms' }, 200, '<p nonce>SG pc ms</p>'],
  ['a page with status 410', '/gone', {}, 404, '<p nonce>SG pc en</p>'],
])('%s', async (_, url, headers, status, body) => {
  const answer = await ask(url, headers);
  expect([answer.statusCode, withoutNonce(answer.body)]).toEqual([status, body]);
});

it.each<[string, string, Record<string, string>, number, string]>([
  ['an unknown host', '/', { host: 'evil.example' }, 421, 'Unknown host'],
  ['an address without end', `/${'a'.repeat(65_536)}`, {}, 414, 'Address too long'],
  ['a broken percent-escape', '/%E0%A4%A', {}, 400, 'Bad address'],
  ['a deleted file', '/assets/mobile-web/old-123.js', {}, 404, 'Not found'],
  ['the API’s own address space of another program', '/elsewhere', {}, 404, 'Not found'],
  ['a screen that fails', '/broken', {}, 500, 'Something went wrong'],
])('%s gets a clear error', async (_, url, headers, status, title) => {
  const answer = await ask(url, headers);
  expect([answer.statusCode, /<h1>(.*)<\/h1>/.exec(answer.body)?.[1]]).toEqual([status, title]);
});

it.each([
  ['an old address', '/moved', 301, '/there'],
  ['a switch of the storefront', '/cart?x=1&platform=rw', 302, '/cart?x=1'],
])('%s is a redirect', async (_, url, status, to) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, to]);
});

it('remembers the switch', async () => {
  expect((await ask('/?platform=rw')).cookies).toMatchObject([{ name: 'platform', value: 'rw', path: '/' }]);
});

it('forwards API calls with the shopper’s host', async () => {
  const answer = await ask('/api/v4/x?y=1', { host: 'th.localhost:4200' });
  expect(answer.json()).toMatchObject({ host: 'th.localhost:4200', path: '/api/v4/x?y=1' });
});

it('renders a shared page once, and never reuses a nonce', async () => {
  const [first, second] = [await ask('/everybodys'), await ask('/everybodys')];
  const readNonce = (body: string) => /nonce="([^"]*)"/.exec(body)?.[1];
  expect(first.body.replace(/nonce="[^"]*"/, '')).toBe(second.body.replace(/nonce="[^"]*"/, ''));
  expect(readNonce(first.body)).not.toBe(readNonce(second.body));
  expect(second.headers['content-security-policy']).toContain(`'nonce-${readNonce(second.body)}'`);
});

it('compresses a shared page once, with a different nonce in every response', async () => {
  const bodies = [await ask('/everybodys', br), await ask('/everybodys', br)].map(
    ({ rawPayload, headers }) => {
      const body = brotliDecompressSync(rawPayload).toString();
      const nonce = /nonce="([^"]*)"/.exec(body)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return body;
    },
  );
  expect(bodies[0]).not.toBe(bodies[1]);
  expect(withoutNonce(bodies[0] ?? '')).toBe(withoutNonce(bodies[1] ?? ''));
});

/** @spec client-filter-native */
it('caches app and browser pages separately, and serves bots the shared page', async () => {
  const bodyFor = async (agent: string) =>
    textOfPage((await ask('/everybodys', { 'user-agent': agent })).body);
  const [browser, app, view] = [
    await bodyFor('x'),
    await bodyFor('PasarApp/4.72.0'),
    await bodyFor('PasarApp/4 PasarWebView/4'),
  ];
  expect(new Set([browser, app, view]).size).toBe(3);
  expect(await bodyFor('Googlebot/2.1')).toBe(browser);
});

it('renders every request of a member', async () => {
  const member = { cookie: 'SPC_EC=mark' };
  const [first, second] = [await ask('/everybodys', member), await ask('/everybodys', member)];
  expect(first.body).not.toBe(second.body);
});
