import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';
import type { TestStore } from './testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(createEchoStorefront(), (_request, response) => sendSuccess(response, []));
  await store.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => store.close());

async function readStatusLine(head: string): Promise<string | undefined> {
  const { port } = store.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}connection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0];
}

it.each([
  ['a page', 'GET /'],
  ['a call', 'GET /api/v4/platform/get_ft_v2'],
])('%s with two hosts is rejected: a proxy in front may use the other one', async (_, line) => {
  const head = `${line} HTTP/1.1\r\nhost: sg.localhost\r\nhost: br.localhost\r\n`;
  expect(await readStatusLine(head)).toBe('HTTP/1.1 400 Bad Request');
});

it.each([
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n'],
  ['two lengths', 'content-length: 0\r\ncontent-length: 5\r\n'],
  ['an encoding other than chunked', 'transfer-encoding: xchunked\r\n'],
  ['a space before the colon', 'transfer-encoding : chunked\r\n'],
])('a body with %s is rejected: a proxy in front may parse a different end', async (_, headers) => {
  const head = `POST /api/v4/account/login HTTP/1.1\r\nhost: sg.localhost\r\n${headers}`;
  expect(await readStatusLine(head)).toBe('HTTP/1.1 400 Bad Request');
});

it('a page request with one host is answered', async () => {
  expect(await readStatusLine('GET / HTTP/1.1\r\nhost: sg.localhost\r\n')).toBe('HTTP/1.1 200 OK');
});
