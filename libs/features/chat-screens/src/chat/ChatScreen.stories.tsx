import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aConversation, aMessage } from '../testing/chat-builders.ts';
import chat from './chat-screen.ts';
import { ChatScreen } from './ChatScreen.tsx';

const conversations = [
  aConversation({ unread: 2, last_text: 'Yes, it ships today.' }),
  aConversation({
    conversation_id: 6,
    role: 'seller',
    title: 'budi',
    last_text: 'Thank you!',
    last_mine: true,
  }),
];
const messages = [
  aMessage(1, {
    mine: true,
    text: 'Is it in stock?',
    item: {
      shopid: 1,
      itemid: 11,
      name: 'Rice cooker',
      price: { amount: 4990, currency: 'SGD' },
      available: true,
    },
  }),
  aMessage(2, { automatic: true, text: 'Thank you for your message! We usually answer within an hour.' }),
  aMessage(3, { text: 'Yes, it ships today.' }),
  aMessage(4, { mine: true, text: 'Thank you!' }),
];

const createSetup = (query: string, answers: Parameters<typeof createFakeHttp>[0] = {}) => ({
  screen: chat,
  input: { route: 'chat', params: {}, query },
  at: `/chat?${query}`,
  http: createFakeHttp({
    '/api/v4/chat/conversations': () => ({ conversations }),
    '/api/v4/chat/conversation': () => aConversation({ other_read_seq: 4 }),
    '/api/v4/chat/messages': () => ({ messages, has_more: true }),
    '/api/v4/chat/read': () => ({ unread: 0 }),
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    ...answers,
  }),
});

const render = (query: string) => () => <ChatScreen input={{ route: 'chat', params: {}, query }} />;

const meta: Meta = {
  title: 'Screens/Chat',
  render: render('conversation=5'),
  parameters: { layout: 'fullscreen', screenSetup: createSetup('conversation=5') },
};
export default meta;

type Story = StoryObj;

export const Conversation: Story = {};

export const List: Story = { render: render(''), parameters: { screenSetup: createSetup('') } };

export const NoMessages: Story = {
  render: render(''),
  parameters: {
    screenSetup: createSetup('', { '/api/v4/chat/conversations': () => ({ conversations: [] }) }),
  },
};

export const FirstMessage: Story = {
  render: render('shopid=1&itemid=11'),
  parameters: {
    screenSetup: createSetup('shopid=1&itemid=11', {
      '/api/v4/chat/conversation': () => aConversation({ conversation_id: undefined, last_seq: 0 }),
    }),
  },
};

export const NotFound: Story = {
  parameters: {
    screenSetup: createSetup('conversation=5', {
      '/api/v4/chat/conversation': () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    }),
  },
};

export const Loading: Story = {
  render: render(''),
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /budi/ })).toBeNull();
  },
};

export const ListNotLoaded: Story = {
  render: render(''),
  parameters: {
    screenSetup: {
      ...createSetup(''),
      http: createFakeHttp({ '/api/v4/chat/conversations': () => refused(-1, { status: 500 }) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
