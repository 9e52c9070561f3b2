import type { Profile } from '@pasar/account-api/profile';
import { anAccount, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import email from './email/email-screen.ts';
import { EmailScreen } from './email/EmailScreen.tsx';
import password from './password/password-screen.ts';
import { PasswordScreen } from './password/PasswordScreen.tsx';
import phone from './phone/phone-screen.ts';
import { PhoneScreen } from './phone/PhoneScreen.tsx';
import { aProfile, aSentCode, anUnprovedProfile, createProfileHttp } from './profile.examples.ts';

const phonePlace = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: phone, input: { route: 'user-account-phone', params: {}, query: '' } as const },
  at: '/user/account/phone',
  http: createProfileHttp(profile, { '/api/v4/account/phone/send_code': aSentCode, ...answers }),
});
const emailPlace = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: email, input: { route: 'user-account-email', params: {}, query: '' } as const },
  at: '/user/account/email',
  http: createProfileHttp(profile, answers),
});
const passwordPlace = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: password, input: { route: 'user-account-password', params: {}, query: '' } as const },
  at: '/user/account/password',
  http: createProfileHttp(profile, answers),
});

const meta: Meta = {
  title: 'Screens/Phone, email and password',
  render: () => <PhoneScreen />,
  parameters: { layout: 'fullscreen', place: phonePlace(aProfile()) },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const sendCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New mobile number'), '8123 8888');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await canvas.findByLabelText('Code');
};

/** The password is asked for first. */
export const PhoneAsksForIdentity: Story = {
  parameters: { place: phonePlace(anUnprovedProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await expect(canvas.getByLabelText('New mobile number')).not.toBeVisible();
  },
};

/** Wrong passwords stay in the field. */
export const WrongPassword: Story = {
  parameters: {
    place: phonePlace(anUnprovedProfile(), {
      '/api/v4/account/identity/confirm': () => refused(errorCodes.LOGIN_FAILED, { status: 401 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('That password is incorrect.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('not this one');
  },
};

/** A code instead of the password, by a channel that the account has. */
export const IdentityByCode: Story = {
  parameters: {
    place: phonePlace(anUnprovedProfile(), { '/api/v4/account/identity/send_code': aSentCode }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code instead' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/^We sent a code to/)).toBeVisible();
  },
};

/** Once the identity is proved, the form appears. */
export const IdentityProved: Story = {
  parameters: {
    place: phonePlace(anUnprovedProfile(), {
      '/api/v4/account/identity/confirm': () => ({ expires_in: 600 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'pasar-buyer-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('textbox', { name: 'New mobile number' })).toBeVisible();
  },
};

export const PhoneNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current number: +65••••4567')).toBeVisible();
    await expect(canvas.getByLabelText('New mobile number')).toBeVisible();
  },
};
export const PhoneNumberOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneOfAnotherCountry: Story = {
  parameters: {
    place: phonePlace(aProfile(), {
      '/api/v4/account/phone/send_code': () =>
        refused(errorCodes.PHONE_OTHER_COUNTRY, {
          status: 422,
          error_msg: 'This number is from another country. Use a number from this country.',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New mobile number'), '+60123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('another country');
    await expect(canvas.getByLabelText('New mobile number')).toHaveValue('+60123456789');
  },
};

/** Another code can be requested after a minute. */
export const PhoneCodeSent: Story = {
  play: async (context) => {
    await sendCode(context);
    await expect(context.canvas.getByText(/\+65••••8888/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
  },
};

export const PhoneWrongCode: Story = {
  parameters: {
    place: phonePlace(aProfile(), {
      '/api/v2/user/phone/update/': () =>
        refused(errorCodes.CODE_MISMATCH, {
          status: 422,
          error_msg: 'That code is incorrect. Check it and try again.',
        }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendCode(context);
    await userEvent.type(canvas.getByLabelText('Code'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That code is incorrect.');
    await expect(canvas.getByLabelText('Code')).toHaveValue('000000');
  },
};

const toEmail: Story = { render: () => <EmailScreen /> };

export const EmailAsksForIdentity: Story = {
  ...toEmail,
  parameters: { place: emailPlace(anUnprovedProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await expect(canvas.getByLabelText('New email')).not.toBeVisible();
  },
};

/** A member without password, phone and confirmed address signs in again at the linked provider. */
export const EmailAsksProvider: Story = {
  ...toEmail,
  parameters: {
    place: emailPlace(
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
  ...toEmail,
  parameters: { place: emailPlace(aProfile()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New email'), 'budi.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email the link' }));
    await expect(canvas.getByLabelText('New email')).toBeInvalid();
  },
};

/** The current address stays until the link is opened. */
export const EmailPending: Story = {
  ...toEmail,
  parameters: { place: emailPlace(aProfile({ pending_email: 'b••••@mail.example' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We emailed a link to b••••@mail.example/)).toBeVisible();
    await expect(canvas.getByText('Current email: b••••@example.com')).toBeVisible();
  },
};

/** The address of the sign-up, which no link has confirmed, is filled in for another link. */
export const EmailToConfirm: Story = {
  ...toEmail,
  parameters: {
    place: emailPlace(aProfile({ email_verified: false }), {
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

const toPassword: Story = { render: () => <PasswordScreen /> };

const setPassword =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
  };

export const NewPassword: Story = {
  ...toPassword,
  parameters: { place: passwordPlace(aProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All your other devices will be signed out.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toBeVisible();
  },
};

export const PasswordTooShort: Story = {
  ...NewPassword,
  play: async (context) => {
    await setPassword('radio')(context);
    await expect(await context.canvas.findByText('This is too short.')).toBeVisible();
  },
};

export const PasswordSaved: Story = {
  ...toPassword,
  parameters: {
    place: passwordPlace(aProfile(), {
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
  ...toPassword,
  parameters: {
    place: passwordPlace(aProfile(), {
      '/api/v4/account/password/change': () => refused(errorCodes.IDENTITY_PROOF_NEEDED, { status: 403 }),
    }),
  },
  play: async (context) => {
    await setPassword('seven old radios')(context);
    await expect(await context.canvas.findByLabelText('Current password')).toBeVisible();
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('seven old radios');
  },
};
