import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aNotification } from '../testing/notification-builders.ts';
import notifications from './notifications-screen.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const listPath = '/api/v4/notification/list';
const orders = [
  aNotification(6, { kind: 'order-delivered' }),
  aNotification(5),
  aNotification(4, { kind: 'order-paid', is_read: true }),
  aNotification(3, {
    kind: 'return-updated',
    is_read: true,
    parameters: { return_id: 9, status: 'to_send' },
  }),
  aNotification(2, {
    kind: 'order-refunded',
    is_read: true,
    parameters: { amount: { amount: 2490, currency: 'SGD' } },
  }),
  aNotification(1, { kind: 'order-branch-needed', is_read: true, parameters: { branch_id: 'B1' } }),
];
const alerts = [
  aNotification(9, {
    kind: 'item-back-in-stock',
    parameters: { itemid: 11, item_name: 'Rice cooker', model_name: 'Red' },
  }),
  aNotification(8, { kind: 'question-answered', parameters: { itemid: 11, item_name: 'Rice cooker' } }),
  aNotification(7, { kind: 'rating-answered', parameters: { itemid: 11, item_name: 'Rice cooker' } }),
];
const account = [aNotification(10, { kind: 'sign-in-changed', parameters: { shop_name: '' } })];

const createSetup = (query: string, answers: FakeAnswers = {}) => ({
  screen: notifications,
  input: { route: 'user-notifications', params: {}, query },
  at: `/user/notifications?${query}`,
  http: createFakeHttp({
    [listPath]: ({ query: asked }) => ({
      notifications: { orders, alerts, account }[String(asked?.['tab'])] ?? [],
    }),
    '/api/v4/notification/unread': () => ({ orders: 2, alerts: 3, account: 1, shop: 0 }),
    ...answers,
  }),
});

const render = (query: string) => () => (
  <NotificationsScreen input={{ route: 'user-notifications', params: {}, query }} />
);

const meta: Meta = {
  title: 'Screens/Notifications',
  render: render(''),
  parameters: { layout: 'fullscreen', screenSetup: createSetup('') },
};
export default meta;

type Story = StoryObj;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { scheme: 'dark' } };
export const InThai: Story = { globals: { language: 'th', market: 'TH' } };
export const Alerts: Story = {
  render: render('tab=alerts'),
  parameters: { screenSetup: createSetup('tab=alerts') },
};
export const Account: Story = {
  render: render('tab=account'),
  parameters: { screenSetup: createSetup('tab=account') },
};
export const Empty: Story = {
  parameters: {
    screenSetup: createSetup('', {
      [listPath]: () => ({ notifications: [] }),
      '/api/v4/notification/unread': () => ({ orders: 0, alerts: 0, account: 0, shop: 0 }),
    }),
  },
};
export const Failed: Story = {
  parameters: { screenSetup: createSetup('', { [listPath]: () => refused(-1, { status: 500 }) }) },
};
export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
};
