import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiHttp } from './api-http.ts';
import type { ApiRequest, ApiVisitor } from './api-http.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const shopper: ApiVisitor = {
  host: 'sg.localhost:4200',
  cookie: 'a=1; b=ü',
  language: 'en',
  address: '203.0.113.7',
  protocol: 'https',
};

async function open(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return createApiHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)(shopper);
}

/** Sends a request and returns what the API received. */
async function receive(request: ApiRequest) {
  let received: IncomingMessage | undefined;
  const body: Buffer[] = [];
  const http = await open((incoming, response) => {
    received = incoming;
    incoming.on('data', (chunk: Buffer) => body.push(chunk)).on('end', () => response.end('{}'));
  });
  await http(request);
  const { url, method, headers } = received ?? {};
  return { url, method, headers, body: Buffer.concat(body).toString() };
}

it('sends the path, the query without undefined values, and the headers of the visitor', async () => {
  const query = { keyword: 'tea & cup', limit: 2, shop: undefined };
  const { url, method, headers } = await receive({ method: 'GET', path: '/api/v4/x', query });
  expect(`${method} ${url}`).toBe('GET /api/v4/x?keyword=tea+%26+cup&limit=2');
  expect(headers).toMatchObject({
    host: 'sg.localhost:4200',
    cookie: 'a=1; b=ü',
    'accept-language': 'en',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'sg.localhost:4200',
    'x-forwarded-proto': 'https',
  });
});

it('sends a body as JSON', async () => {
  const { method, headers, body } = await receive({ method: 'POST', path: '/api/v4/x', body: { a: 'é' } });
  expect({ method, type: headers?.['content-type'], body }).toEqual({
    method: 'POST',
    type: 'application/json',
    body: '{"a":"é"}',
  });
});

it.each<[string, RequestListener, object]>([
  [
    'JSON in pieces',
    (_, response) =>
      response.write(Buffer.from('{"a":"é"}').subarray(0, 7), () => response.end('\xa9"}', 'latin1')),
    { status: 200, body: { a: 'é' }, bytes: 10, setCookies: [] },
  ],
  [
    'anything else',
    (_, response) => response.writeHead(502).end('<html>'),
    { status: 502, body: undefined, bytes: 6, setCookies: [] },
  ],
  [
    'a cookie',
    (_, response) => response.setHeader('set-cookie', 'a=1').end('{}'),
    { status: 200, body: {}, bytes: 2, setCookies: ['a=1'] },
  ],
  [
    'several cookies',
    (_, response) => response.setHeader('set-cookie', ['a=1', 'b=2']).end('{}'),
    { status: 200, body: {}, bytes: 2, setCookies: ['a=1', 'b=2'] },
  ],
])('reads %s', async (_, answer, expected) => {
  const http = await open(answer);
  expect(await http({ method: 'GET', path: '/api/v4/x' })).toEqual(expected);
});

it.each<[string, RequestListener, ApiRequest]>([
  ['the connection breaks', (_, response) => response.destroy(), { method: 'GET', path: '/api/v4/x' }],
  [
    'the response breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': 9 }).write('{');
      setImmediate(() => response.destroy());
    },
    { method: 'GET', path: '/api/v4/x' },
  ],
  [
    'a header is invalid',
    (_, response) => response.end('{}'),
    { method: 'GET', path: '/api/v4/x', headers: { 'x-a': 'a\nb' } },
  ],
])('rejects when %s', async (_, answer, request) => {
  const http = await open(answer);
  await expect(http(request)).rejects.toThrow();
});

it('rejects a late response, and closes its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const received = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const http = await open(({ socket }) => {
    socket.on('close', closed.resolve);
    received.resolve();
  });
  const late = expect(http({ method: 'GET', path: '/api/v4/x' })).rejects.toThrow('did not answer in time');
  await received.promise;
  vi.advanceTimersByTime(5000);
  await late;
  await closed.promise;
});
