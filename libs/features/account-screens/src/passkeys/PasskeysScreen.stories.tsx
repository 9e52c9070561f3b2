import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { createMemberHttp, someProviders } from '../account.examples.ts';
import passkeys from './passkeys-screen.ts';
import { PasskeysScreen } from './PasskeysScreen.tsx';

const input = { route: 'user-account-passkeys', params: {}, query: '' } as const;
const listPath = '/api/v4/account/passkey/list';

const two = [
  {
    ...{ id: 'key-1', name: 'My laptop', host: 'localhost' },
    ...{ ctime: 1_780_000_000, used_time: 1_785_600_000 },
  },
  {
    ...{ id: 'key-2', name: 'My phone', host: 'my.pasar.example' },
    ...{ ctime: 1_785_000_000, used_time: 0 },
  },
];
const createSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: passkeys, input, at: '/user/account/passkeys' },
  http: createMemberHttp({
    [listPath]: () => ({ passkeys: two }),
    '/api/v4/account/social/list': () => ({
      identities: [{ provider: 'demo', name: 'Demo ID', label: 'budi@demo.example', ctime: 1_785_000_000 }],
    }),
    '/api/v4/account/social/providers': someProviders,
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/Passkeys',
  render: () => <PasskeysScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

const remove: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click((await canvas.findAllByRole('button', { name: 'Remove' }))[0]!);

export const None: Story = {
  parameters: {
    screenSetup: createSetup({
      [listPath]: () => ({ passkeys: [] }),
      '/api/v4/account/social/list': () => ({ identities: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No passkeys yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Link Demo ID' })).toBeVisible();
  },
};

/** One of them works on another host. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvas.getByText('Works on my.pasar.example')).toBeVisible();
    await expect(canvas.getByText('budi@demo.example')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Removing: Story = {
  play: async (context) => {
    await remove(context);
    await expect(await screen.findByRole('dialog', { name: 'Remove My laptop?' })).toBeVisible();
  },
};

/** The server asks for the password first. */
export const RemovingAsksForIdentity: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/passkey/remove': () => refused(errorCodes.IDENTITY_PROOF_NEEDED, { status: 403 }),
      '/api/v4/account/profile/get': () => ({
        ...{ username: 'budi', email: 'b••••@example.com', phone: '', has_password: true },
        ...{ is_identified: false, identity_channels: ['email'] },
      }),
    }),
  },
  play: async (context) => {
    await remove(context);
    const question = within(await screen.findByRole('dialog', { name: 'Remove My laptop?' }));
    await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await expect(await proof.findByLabelText('Current password')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { screenSetup: createSetup({ [listPath]: () => refused(-1, { status: 500 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Passkeys and logins' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
