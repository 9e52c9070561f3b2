// @vitest-environment happy-dom
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConversation, aMessage } from '../testing/chat-builders.ts';
import chatScreen from './chat-screen.ts';

const namespaces = [{ name: 'design-system', load: translations }];
const sendPath = '/api/v4/chat/send';

beforeEach(() => vi.stubGlobal('WebSocket', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(query: string, answers: FakeAnswers = {}, platform: 'pc' | 'rw' = 'pc') {
  const http = createFakeHttp({
    '/api/v4/chat/conversations': () => ({ conversations: [aConversation()] }),
    '/api/v4/chat/conversation': () => aConversation(),
    '/api/v4/chat/messages': () => ({ messages: [aMessage(1)], has_more: false }),
    '/api/v4/chat/read': () => ({ unread: 0 }),
    ...answers,
  });
  const input = { route: 'chat', params: {}, query } as const;
  const view = await renderScreen(chatScreen, {
    ...{ http, at: `/chat?${query}`, input, namespaces, platform },
  });
  return { ...view, http };
}

const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows the conversations and the one in the URL', async () => {
  await show('conversation=5');
  expect(screen.getByRole('log').textContent).toContain('m1');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Shop 1');
});

it('shows an empty state without conversations', async () => {
  await show('', { '/api/v4/chat/conversations': () => ({ conversations: [] }) });
  expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My purchases' }).getAttribute('href')).toBe('/user/purchase/');
});

it.each([
  ['the account, from the list', '', 'My account', '/user/account'],
  ['the list, from a conversation', 'conversation=5', 'All messages', '/chat'],
])('leads back on phones to %s', async (_, query, name, href) => {
  await show(query, {}, 'rw');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it('answers 404 for another member’s conversation', async () => {
  const { status } = await show('conversation=6', {
    '/api/v4/chat/conversation': () => refused(4, { status: 404 }),
  });
  expect(status).toBe(404);
  expect(screen.getByText('It may belong to another account.')).toBeTruthy();
});

it('keeps a message that got no response, and resends the same one', async () => {
  let isDown = true;
  const { http } = await show('conversation=5', {
    [sendPath]: ({ body }) => {
      if (isDown) throw new Error('offline');
      const { client_id, text } = body as { client_id: string; text: string };
      return { conversation_id: 5, message: { ...aMessage(2), mine: true, client_id, text } };
    },
  });
  write('Is it in stock?');
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not sent. Check your connection.'));
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByText('Is it in stock?')).toHaveLength(1);
  const [first, second] = http.sentTo(sendPath);
  expect(second).toEqual(first);
});

it('attaches the item or order once', async () => {
  const { http } = await show('shopid=1&itemid=11', {
    '/api/v4/chat/conversation': () => aConversation({ conversation_id: undefined, last_seq: 0 }),
    [sendPath]: () => ({ conversation_id: 5, message: { ...aMessage(1), mine: true } }),
  });
  expect(screen.getByText('About this product')).toBeTruthy();
  send();
  await waitFor(() => expect(http.sentTo(sendPath)).toHaveLength(1));
  expect(http.sentTo(sendPath)[0]).toMatchObject({ shopid: 1, itemid: 11 });
  expect(screen.queryByText('About this product')).toBeNull();
});

it('focuses the input after sending with the button, which is then disabled', async () => {
  await show('conversation=5', {
    [sendPath]: () => ({ conversation_id: 5, message: { ...aMessage(2), mine: true } }),
  });
  write('Is it in stock?');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  button.focus();
  send();
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('keeps the draft when the page is left, for the same member only', async () => {
  const showTo = (userid: number) =>
    show('conversation=5', { '/api/v4/account/basic/get_account_info': () => anAccount({ userid }) });
  const readDraft = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
  await showTo(7);
  write('Half a sen');
  cleanup();
  await showTo(8);
  expect(readDraft()).toBe('');
  cleanup();
  await showTo(7);
  await waitFor(() => expect(readDraft()).toBe('Half a sen'));
});

it('rejects a text that is too long before sending', async () => {
  const { http } = await show('conversation=5');
  write('a'.repeat(2001));
  expect(screen.getByText('A message can have at most 2000 characters.')).toBeTruthy();
  send();
  expect(http.sentTo(sendPath)).toEqual([]);
});
