import { once } from 'node:events';
import { insertShop } from '@pasar/cart-service/testing';
import { createIds, listenToChannel } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import type { SessionFinder } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { registerChatCalls } from './register-chat-calls.ts';
import { registerChatSocket } from './register-chat-socket.ts';

let store: TestDatabase;
const apps: FastifyInstance[] = [];
const now = () => 1_800_000_000_000;

/** Starts a process of the store; processes share only the database. */
async function startProcess(worker: number): Promise<number> {
  const owner = { shopMembership: { shopid: 1, role: 'owner' } } as const;
  const find: SessionFinder['find'] = async (token) =>
    token === 'ended' ? undefined : { userid: Number(token), ...(token === '9001' && owner) };
  const app = await createServer({ sessions: { find }, now, logLevel: 'silent', exemptLoopback: true });
  registerChatCalls(app, { db: store.db, ids: createIds({ now, worker }), limits: memoryRateWindows() });
  await registerChatSocket(app, (channel, listener) =>
    listenToChannel(store.url, channel, listener, { retryDelayMs: 10, onError: () => undefined }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(app);
  return (app.server.address() as { port: number }).port;
}

let ports: number[];
beforeAll(async () => {
  store = await createTestDatabase();
  await insertShop(store.db, 1);
  ports = [await startProcess(1), await startProcess(2)];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await store.close();
});

const connect = (port = 0, cookie = '7', origin: string | undefined = 'http://sg.localhost') => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v4/chat/socket`, {
    headers: { host: 'sg.localhost', cookie: `__Host-session=${cookie}`, ...(origin && { origin }) },
  });
  const events: unknown[] = [];
  socket.on('message', (data) => events.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  return { socket, events };
};

const send = (port: number | undefined, text: string) =>
  fetch(`http://127.0.0.1:${port}/api/v4/chat/send`, {
    method: 'POST',
    headers: {
      'x-forwarded-host': 'sg.localhost',
      'content-type': 'application/json',
      cookie: '__Host-session=7',
    },
    body: JSON.stringify({ shopid: 1, client_id: `client-${text}`, text }),
  });

it('notifies both sides of a message sent in any process', async () => {
  const buyer = connect(ports[0]);
  const seller = connect(ports[1], '9001');
  const stranger = connect(ports[1], '8');
  await vi.waitFor(() => {
    for (const { events } of [buyer, seller, stranger]) expect(events[0]).toEqual({ type: 'resync' });
  });
  expect((await send(ports[0], 'first')).status).toBe(200);
  const event = { type: 'message', conversation_id: expect.any(Number), seq: 1 };
  await vi.waitFor(() => {
    expect(buyer.events.at(-1)).toEqual(event);
    expect(seller.events.at(-1)).toEqual(event);
  });
  expect(stranger.events).not.toContainEqual(event);
  for (const { socket } of [buyer, seller, stranger]) socket.close();
});

it('makes every client refetch after the channel was lost', async () => {
  const { socket, events } = connect(ports[0]);
  await vi.waitFor(() => expect(events[0]).toEqual({ type: 'resync' }));
  events.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(
    store.db,
  );
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'resync' }));
  await send(ports[1], 'second');
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'message' }));
  socket.close();
});

it.each([
  ['a visitor', '', 'http://sg.localhost', 401],
  ['a session that has ended', 'ended', 'http://sg.localhost', 401],
  ['a page of another site', '7', 'https://evil.example', 403],
  ['a page of another market', '7', 'http://br.localhost', 403],
  ['a client without an origin', '7', '', 403],
])('rejects %s', async (_, cookie, origin, status) => {
  const { socket } = connect(ports[0], cookie, origin);
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(status);
});

it('closes a socket that sends too much or too often', async () => {
  const long = connect(ports[0]);
  await once(long.socket, 'open');
  long.socket.send('a'.repeat(100));
  expect((await once(long.socket, 'close'))[0]).toBe(1009);
  const many = connect(ports[0]);
  await once(many.socket, 'open');
  for (let index = 0; index < 40; index += 1) many.socket.send('here');
  expect((await once(many.socket, 'close'))[0]).toBe(1008);
});

it('limits the sockets of a member', async () => {
  const sockets = Array.from({ length: 10 }, () => connect(ports[0], '55'));
  await vi.waitFor(() => {
    for (const { events } of sockets) expect(events).not.toEqual([]);
  });
  const { socket } = connect(ports[0], '55');
  expect((await once(socket, 'close'))[0]).toBe(1013);
  for (const each of sockets) each.socket.close();
});
