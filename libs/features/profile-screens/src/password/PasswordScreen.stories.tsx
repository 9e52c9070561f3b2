import type { Profile } from '@pasar/account-api/profile';
import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aProfile, createProfileHttp } from '../profile.examples.ts';
import password from './password-screen.ts';
import { PasswordScreen } from './PasswordScreen.tsx';

const passwordSetup = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: password, input: { route: 'user-account-password', params: {}, query: '' } as const },
  at: '/user/account/password',
  http: createProfileHttp(profile, answers),
});

const meta: Meta = {
  title: 'Screens/Password',
  render: () => <PasswordScreen />,
  parameters: { layout: 'fullscreen', screenSetup: passwordSetup(aProfile()) },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const setPassword =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
  };

export const NewPassword: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All your other devices will be signed out.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toBeVisible();
  },
};

export const PasswordTooShort: Story = {
  play: async (context) => {
    await setPassword('radio')(context);
    await expect(await context.canvas.findByText('This is too short.')).toBeVisible();
  },
};

export const PasswordSaved: Story = {
  parameters: {
    screenSetup: passwordSetup(aProfile(), {
      '/api/v4/account/password/change': () => ({ userid: 5, username: 'budi' }),
    }),
  },
  play: async (context) => {
    await setPassword('seven old radios')(context);
    await waitFor(() => expect(context.canvas.getByText('New password saved')).toBeVisible());
  },
};

/** The proof of identity has expired in the meantime: the form keeps the new password. */
export const PasswordAsksAgain: Story = {
  parameters: {
    screenSetup: passwordSetup(aProfile(), {
      '/api/v4/account/password/change': () => refused(errorCodes.IDENTITY_PROOF_NEEDED, { status: 403 }),
    }),
  },
  play: async (context) => {
    await setPassword('seven old radios')(context);
    await expect(await context.canvas.findByLabelText('Current password')).toBeVisible();
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('seven old radios');
  },
};
