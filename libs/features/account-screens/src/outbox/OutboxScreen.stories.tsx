import type { OutboxMessage } from '@pasar/account-api';
import { createFakeHttp, failedSetup, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutboxScreen } from './OutboxScreen.tsx';
import outbox from './outbox-screen.ts';

const createSetup = (messages: readonly OutboxMessage[]) => ({
  screen: outbox,
  input: { route: 'outbox', params: {}, query: '' },
  at: '/__internal/outbox',
  http: createFakeHttp({
    '/api/v4/internal/outbox': () => ({ messages }),
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
  }),
});

const messages: readonly OutboxMessage[] = [
  {
    id: 2,
    channel: 'email',
    recipient: 'budi@example.com',
    subject: 'Set a new password',
    body: 'Hello budi,\n\nopen this link:\nhttps://sg.example/buyer/reset#token=abc',
    ctime: 1_800_000_000,
  },
  {
    id: 1,
    channel: 'sms',
    recipient: '+6591234567',
    subject: '',
    body: '123456 is your Pasar code.',
    ctime: 1_800_000_000,
  },
];

const meta: Meta = {
  title: 'Screens/Outbox',
  render: () => <OutboxScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(messages) },
};
export default meta;

type Story = StoryObj;

export const Messages: Story = {};

export const Empty: Story = { parameters: { screenSetup: createSetup([]) } };
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
