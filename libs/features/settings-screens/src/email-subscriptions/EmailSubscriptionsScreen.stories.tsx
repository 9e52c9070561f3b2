import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import emailSubscriptions from './email-subscriptions-screen.ts';
import { EmailSubscriptionsScreen } from './EmailSubscriptionsScreen.tsx';

const query = 'token=7.signed';
const input = { route: 'email-subscription-center', params: {}, query } as const;
const path = '/api/v4/notification/subscription';
const changePath = '/api/v4/notification/subscription_set';
const email = 'b••••@example.com';

const createSetup = (answers: FakeAnswers) => ({
  ...{ screen: emailSubscriptions, input, at: `/email-subscription-center?${query}` },
  http: createFakeHttp({ [path]: () => ({ email, on: ['promotions', 'shops'] }), ...answers }),
});

const meta: Meta = {
  title: 'Screens/Email subscriptions',
  render: () => <EmailSubscriptionsScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup({}) },
};
export default meta;

type Story = StoryObj;

/** The link of an email is enough; its address is masked. */
export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Choose what we send to ${email}.`)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Offers/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe from all' })).toBeEnabled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Unsubscribed: Story = {
  parameters: { screenSetup: createSetup({ [path]: () => ({ email, on: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You’re unsubscribed from all' })).toBeDisabled();
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

export const NotSaved: Story = {
  parameters: { screenSetup: createSetup({ [changePath]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe from all' }));
    await waitFor(() => expect(canvas.getByText(/^We couldn’t save your choice/)).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /^Offers/ })).toBeChecked();
  },
};

/** A tampered link, or an account with another address. */
export const NotFoundForThisLink: Story = {
  parameters: {
    screenSetup: createSetup({
      [path]: () => refused(errorCodes.LINK_TOKEN_EXPIRED, { status: 410 }),
      '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Sign in and choose' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your emails' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: { screenSetup: createSetup({ [path]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
