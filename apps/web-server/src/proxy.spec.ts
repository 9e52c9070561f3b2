import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { errorCodes } from '@pasar/error-catalogue';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiHandler, TestStore } from './testing/test-store.ts';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore } from './testing/test-store.ts';

let store: TestStore;
let answer: ApiHandler;
let requests: { method: string | undefined; length: number; host: string | undefined }[];
beforeEach(async () => {
  requests = [];
  answer = (_, response) => void response.end('{"error":0}');
  store = await openTestStore(
    createEchoStorefront(),
    (request, response) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => (length += chunk.length));
      request.on('end', () => {
        requests.push({ method: request.method, length, host: request.headers.host });
        answer(request, response);
      });
    },
    { REQUEST_TIMEOUT_MS: '300' },
  );
  await store.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => store.close());

function open(): { socket: Socket; answered: Promise<string> } {
  const socket = connect((store.server.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  return { socket, answered: once(socket, 'close').then(() => text) };
}
const head = (line: string, ...more: string[]) =>
  [line, 'Host: sg.localhost', 'Connection: close', ...more, '', ''].join('\r\n');

it('sends one request when the API answers 503, and forwards its response', async () => {
  answer = (_, response) => {
    response.writeHead(503, { 'retry-after': '7' });
    response.end('{"error":90001}');
  };
  const { status, headers, body } = await store.request('/api/v4/x?y=1');
  expect([status, headers['retry-after'], body, requests.length]).toEqual([503, '7', '{"error":90001}', 1]);
});

/** @spec front-end-server-error toggle-no-warn-codes */
it('sends one request when the API hangs up, and answers with the code for which toggles do not warn', async () => {
  answer = (_, response) => void response.destroy();
  const { status, headers, body } = await store.request('/api/v4/x');
  expect(JSON.parse(body)).toMatchObject({ error: -999, status: 503, retry_after: 5 });
  expect([status, headers['retry-after'], headers['cache-control'], requests.length]).toEqual([
    503,
    '5',
    'no-store',
    1,
  ]);
});

const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
const json = 'Content-Type: application/json';

it.each([
  ['a length', 'Content-Length: 5', 'hello', 5],
  ['chunks', 'Transfer-Encoding: chunked', `${chunk(3)}${chunk(4)}0\r\n\r\n`, 7],
])('forwards a body with %s', async (_, header, body, length) => {
  const { socket, answered } = open();
  socket.write(head('POST /api/v4/x HTTP/1.1', json, header) + body);
  expect(await answered).toMatch(/^HTTP\/1.1 200 /);
  expect(requests).toEqual([{ method: 'POST', length, host: 'sg.localhost' }]);
});

it.each([
  ['with a length', `Content-Length: ${3 * 1024 * 1024}`, 'x'.repeat(1000)],
  ['in chunks', 'Transfer-Encoding: chunked', chunk(1024 * 1024) + chunk(1024 * 1024)],
])('rejects a body over the limit, %s', async (_, header, body) => {
  const { socket, answered } = open();
  socket.write(head('POST /api/v4/x HTTP/1.1', json, header) + body);
  expect(await answered).toMatch(/^HTTP\/1.1 413 /);
  expect(requests).toEqual([]);
});

it.each([
  ['a video', 'video/mp4', 200],
  ['anything else', 'application/octet-stream', 413],
])('forwards %s of two megabytes, or not', async (_, type, status) => {
  const { socket, answered } = open();
  const length = 2 * 1024 * 1024;
  socket.write(head('POST /api/v4/x HTTP/1.1', `Content-Type: ${type}`, `Content-Length: ${length}`));
  socket.write('x'.repeat(length));
  expect(await answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it('waits for an upload that comes in steadily, and no longer for one that stops', async () => {
  const length = 1024 * 1024;
  const upload = async (parts: number) => {
    const { socket, answered } = open();
    socket.write(head('POST /api/v4/x HTTP/1.1', 'Content-Type: image/png', `Content-Length: ${length}`));
    for (let sent = 0; sent < parts; sent += 1) {
      socket.write('x'.repeat(length / 8));
      await setTimeout(100);
    }
    return answered;
  };
  // Eight parts take 0.8 s; a request without a body has 0.3 s.
  expect(await upload(8)).toMatch(/^HTTP\/1.1 200 /);
  expect(requests).toMatchObject([{ length }]);
  const stopped = await upload(2);
  expect(stopped).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(stopped.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 408,
    error: errorCodes.REQUEST_TIMEOUT,
  });
  expect(requests).toHaveLength(1);
});

it('drops the body that a GET announces', async () => {
  const { socket, answered } = open();
  socket.write(`${head('GET /api/v4/x HTTP/1.1', 'Content-Length: 5')}hello`);
  expect(await answered).toMatch(/^HTTP\/1.1 200 /);
  expect(requests).toEqual([{ method: 'GET', length: 0, host: 'sg.localhost' }]);
});

it.each([
  ['nothing', '', 408],
  ['endless headers', 'GET / HTTP/1.1\r\nHost: sg.localhost\r\n', 408],
  ['an endless body', `${head('POST /api/v4/x HTTP/1.1', json, 'Content-Length: 10')}{`, 408],
  ['endless chunks', `${head('POST /api/v4/x HTTP/1.1', json, 'Transfer-Encoding: chunked')}1\r\n{`, 408],
  ['headers without end', `GET / HTTP/1.1\r\nHost: sg.localhost\r\nx: ${'x'.repeat(200_000)}\r\n\r\n`, 431],
  ['no HTTP', 'hello\r\n\r\n', 400],
])('disconnects a client that sends %s', async (_, text, status) => {
  const { socket, answered } = open();
  socket.write(text);
  const rawResponse = await answered;
  expect(rawResponse).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(rawResponse.toLowerCase()).toContain('x-content-type-options: nosniff');
});
