import { insertItem, insertShop } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { hourMs } from '@pasar/durations';
import { createServer } from '@pasar/http-server';
import { injectForData, memoryRateWindows, userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { registerChatCalls } from '../register-chat-calls.ts';

export const readTexts = ({ messages }: { messages: { text: string }[] }): string[] =>
  messages.map(({ text }) => text);

/** Sets up two shops with an item each, and the calls of their chats. A session's token is the user's id. */
export function setUpChat() {
  let store: TestDatabase;
  let app: FastifyInstance;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    store = await createTestDatabase();
    // Member 9001 owns shop 1, 9002 shop 2.
    app = await createServer({
      sessions: userIdSessions(store.db),
      now: () => now,
      logLevel: 'silent',
      exemptLoopback: true,
    });
    registerChatCalls(app, {
      db: store.db,
      ids: createIds({ now: () => now, worker: 1 }),
      limits: memoryRateWindows(),
    });
    for (const shopid of [1, 2]) await insertShop(store.db, shopid);
    await insertItem(store.db, 11);
    await insertItem(store.db, 21, { shopid: 2 });
  });
  beforeEach(async () => {
    now += hourMs;
    for (const table of ['chat_message', 'chat_conversation', 'chat_auto_reply'] as const)
      await store.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  async function call(user: number | undefined, path: string, body?: object) {
    now += 1;
    return injectForData(app, { path: `chat/${path}`, user, body });
  }

  let written = 0;
  const nextId = () => `client-${String((written += 1)).padStart(4, '0')}`;
  const say = (user: number, where: object, text: string, more: object = {}) =>
    call(user, 'send', { client_id: nextId(), text, ...where, ...more });
  const begin = async (): Promise<number> => (await say(7, { shopid: 1 }, 'Hello')).conversation_id;

  return { call, say, begin, wait: (ms: number) => void (now += ms), readDb: () => store.db };
}
