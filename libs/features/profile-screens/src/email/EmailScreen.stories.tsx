import type { Profile } from '@pasar/account-api/profile';
import { anAccount } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aProfile, anUnprovedProfile, createProfileHttp } from '../profile.examples.ts';
import email from './email-screen.ts';
import { EmailScreen } from './EmailScreen.tsx';

const emailSetup = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: email, input: { route: 'user-account-email', params: {}, query: '' } as const },
  at: '/user/account/email',
  http: createProfileHttp(profile, answers),
});

const meta: Meta = {
  title: 'Screens/Email address',
  render: () => <EmailScreen />,
  parameters: { layout: 'fullscreen', screenSetup: emailSetup(aProfile()) },
};
export default meta;

type Story = StoryObj;

export const EmailAsksForIdentity: Story = {
  parameters: { screenSetup: emailSetup(anUnprovedProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await expect(canvas.getByLabelText('New email')).not.toBeVisible();
  },
};

/** A member without password, phone and confirmed address signs in again at the linked provider. */
export const EmailAsksProvider: Story = {
  parameters: {
    screenSetup: emailSetup(
      aProfile({
        ...{ has_password: false, is_identified: false, identity_channels: [], phone: '', email: '' },
        email_verified: false,
      }),
      {
        '/api/v4/account/social/list': () => ({
          identities: [{ provider: 'demo', name: 'Demo ID', label: '', ctime: 1_785_000_000 }],
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Demo ID' })).toBeVisible();
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New email'), 'budi.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email the link' }));
    await expect(canvas.getByLabelText('New email')).toBeInvalid();
  },
};

/** The current address stays until the link is opened. */
export const EmailPending: Story = {
  parameters: { screenSetup: emailSetup(aProfile({ pending_email: 'b••••@mail.example' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We emailed a link to b••••@mail.example/)).toBeVisible();
    await expect(canvas.getByText('Current email: b••••@example.com')).toBeVisible();
  },
};

/** The address of the sign-up, which no link has confirmed, is filled in for another link. */
export const EmailToConfirm: Story = {
  parameters: {
    screenSetup: emailSetup(aProfile({ email_verified: false }), {
      '/api/v4/account/basic/get_account_info': () => anAccount(),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your email isn’t confirmed yet/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('budi@example.com'),
    );
  },
};
