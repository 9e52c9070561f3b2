import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { NotificationSettings } from '@pasar/settings-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import notifications from './notifications-screen.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const input = { route: 'user-setting-notification', params: {}, query: '' } as const;
const smsInput = { route: 'user-setting-notification-sms', params: {}, query: '' } as const;
const path = '/api/v4/settings/notifications';
const changePath = '/api/v4/settings/notification_set';

const someSettings = (changes: Partial<NotificationSettings> = {}): NotificationSettings => ({
  email: 'budi@example.com',
  email_verified: true,
  phone: '+65••••4567',
  on: [{ topic: 'promotions', channel: 'email' }],
  ...changes,
});
const createSetup = (answers: FakeAnswers) => ({
  ...{ screen: notifications, input, at: '/user/setting/notification' },
  http: createFakeHttp({ [path]: () => someSettings(), ...answers }),
});

const meta: Meta = {
  title: 'Screens/Notification settings',
  render: () => <NotificationsScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup({}) },
};
export default meta;

type Story = StoryObj;

/** Messages about orders and security are always sent, on the channels that carry them. */
export const AllChannels: Story = {
  play: async ({ canvas }) => {
    const email = within(canvas.getByRole('region', { name: 'Email' }));
    await expect(email.getByRole('checkbox', { name: /^Orders/ })).toBeDisabled();
    await expect(email.getByRole('checkbox', { name: /^Offers/ })).toBeChecked();
    await expect(email.getByRole('checkbox', { name: /^Surveys/ })).not.toBeChecked();
    const sms = within(canvas.getByRole('region', { name: 'SMS' }));
    await expect(sms.queryByRole('checkbox', { name: /^Orders/ })).toBeNull();
    await expect(sms.getByRole('checkbox', { name: /^Security/ })).toBeDisabled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneChannel: Story = {
  render: () => <NotificationsScreen input={smsInput} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByText('+65••••4567')).toBeVisible();
  },
};

export const WithoutAnAddress: Story = {
  parameters: { screenSetup: createSetup({ [path]: () => someSettings({ email: '', on: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your account has no email address yet/)).toBeVisible();
  },
};

/** The checkbox returns to what the server has. */
export const NotSaved: Story = {
  parameters: { screenSetup: createSetup({ [changePath]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas, userEvent }) => {
    const email = within(canvas.getByRole('region', { name: 'Email' }));
    const surveys = email.getByRole('checkbox', { name: /^Surveys/ });
    await userEvent.click(surveys);
    await waitFor(() => expect(canvas.getByText(/^We couldn’t save your choice/)).toBeVisible());
    await waitFor(() => expect(surveys).not.toBeChecked());
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: { screenSetup: createSetup({ [path]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
