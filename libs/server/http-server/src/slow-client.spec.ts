import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const sessions = { find: async () => undefined };
  app = await createServer({ sessions, now: () => 0, logLevel: 'silent', requestTimeoutMs: 200 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function answerTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const head = 'POST /api/v4/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const rows = [
  { name: 'endless headers', text: head, status: 408 },
  { name: 'an endless body', text: `${head}Content-Length: 10\r\n\r\n{`, status: 408 },
  {
    name: 'a path of 64 kB',
    text: `GET /${'x'.repeat(65_536)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    status: 431,
  },
  {
    name: 'chunks over the limit',
    text: `${head}Transfer-Encoding: chunked\r\n\r\n${'100000\r\n'}${'x'.repeat(0x100000)}\r\n1\r\nx\r\n`,
    status: 413,
  },
  {
    name: 'headers over the limit',
    text: `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(24_000)}\r\n\r\n`,
    status: 431,
  },
  { name: 'no HTTP', text: 'hello\r\n\r\n', status: 400 },
];
it.each(rows)('disconnects $name with $status', async ({ text, status }) => {
  expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
