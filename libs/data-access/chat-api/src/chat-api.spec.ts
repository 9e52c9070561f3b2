import { createStore } from '@pasar/base-api';
import { createFakeHttp } from '@pasar/builders';
import { expect, it } from 'vitest';
import { chatApi, fetchOlderMessages, showSentMessage, syncMessages } from './chat-api.ts';
import type { ChatMessage } from './chat-api.ts';

const aMessage = (seq: number): ChatMessage => ({
  seq,
  client_id: '',
  mine: false,
  automatic: false,
  text: `m${seq}`,
  ctime: seq,
});

/** A server with `total` messages, which returns three at a time. */
function open(count: { total: number }) {
  const http = createFakeHttp({
    '/api/v4/chat/messages': ({ query = {} }) => {
      const { before, after } = query as { before?: number; after?: number };
      const all = Array.from({ length: count.total }, (_, index) => aMessage(index + 1)).filter(
        ({ seq }) => seq > (after ?? 0) && seq < (before ?? Infinity),
      );
      const page = after === undefined ? all.slice(-3) : all.slice(0, 3);
      return { messages: page, has_more: all.length > 3 };
    },
  });
  const store = createStore({ http });
  const shown = () =>
    chatApi.endpoints.getMessages
      .select(5)(store.getState())
      .data?.messages.map(({ seq }) => seq);
  return { store, shown };
}

it('fetches every missed message once', async () => {
  const count = { total: 4 };
  const { store, shown } = open(count);
  await store.dispatch(chatApi.endpoints.getMessages.initiate(5));
  expect(shown()).toEqual([2, 3, 4]);
  count.total = 12;
  // The member's own message arrives before the others.
  store.dispatch(showSentMessage(5, aMessage(12)));
  await Promise.all([store.dispatch(syncMessages(5)), store.dispatch(syncMessages(5))]);
  expect(shown()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('fetches older messages until there are none', async () => {
  const { store, shown } = open({ total: 5 });
  await store.dispatch(chatApi.endpoints.getMessages.initiate(5));
  await store.dispatch(fetchOlderMessages(5));
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  expect(chatApi.endpoints.getMessages.select(5)(store.getState()).data?.has_more).toBe(false);
});
