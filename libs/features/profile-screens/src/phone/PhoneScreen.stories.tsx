import type { Profile } from '@pasar/account-api/profile';
import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aProfile, aSentCode, anUnprovedProfile, createProfileHttp } from '../profile.examples.ts';
import phone from './phone-screen.ts';
import { PhoneScreen } from './PhoneScreen.tsx';

const phoneSetup = (profile: Profile, answers: FakeAnswers = {}) => ({
  ...{ screen: phone, input: { route: 'user-account-phone', params: {}, query: '' } as const },
  at: '/user/account/phone',
  http: createProfileHttp(profile, { '/api/v4/account/phone/send_code': aSentCode, ...answers }),
});

const meta: Meta = {
  title: 'Screens/Phone number',
  render: () => <PhoneScreen />,
  parameters: { layout: 'fullscreen', screenSetup: phoneSetup(aProfile()) },
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
  parameters: { screenSetup: phoneSetup(anUnprovedProfile()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await expect(canvas.getByLabelText('New mobile number')).not.toBeVisible();
  },
};

/** Wrong passwords stay in the field. */
export const WrongPassword: Story = {
  parameters: {
    screenSetup: phoneSetup(anUnprovedProfile(), {
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
    screenSetup: phoneSetup(anUnprovedProfile(), { '/api/v4/account/identity/send_code': aSentCode }),
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
    screenSetup: phoneSetup(anUnprovedProfile(), {
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
    screenSetup: phoneSetup(aProfile(), {
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
    screenSetup: phoneSetup(aProfile(), {
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
