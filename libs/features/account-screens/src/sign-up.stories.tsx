import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createVisitorHttp, setHash } from './account.examples.ts';
import codeSignUp from './code-sign-up/code-sign-up-screen.ts';
import { CodeSignUpScreen } from './code-sign-up/CodeSignUpScreen.tsx';
import passwordReset from './password-reset/password-reset-screen.ts';
import { PasswordResetScreen } from './password-reset/PasswordResetScreen.tsx';
import sellerVerification from './seller-verification/seller-verification-screen.ts';
import { SellerVerificationScreen } from './seller-verification/SellerVerificationScreen.tsx';
import signUp from './sign-up/sign-up-screen.ts';
import { SignUpScreen } from './sign-up/SignUpScreen.tsx';

const input = { route: 'buyer-login-signup-legacy', params: {}, query: '' } as const;
const codeInput = { route: 'buyer-signup', params: {}, query: '' } as const;
const resetInput = { route: 'buyer-reset', params: {}, query: '' } as const;
const sellerInput = { route: 'verify-account-seller-main-sub', params: {}, query: '' } as const;

const createSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: signUp, input, at: '/buyer/login/signup', http: createVisitorHttp(answers) },
});
const codeSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: codeSignUp, input: codeInput, at: '/buyer/signup', http: createVisitorHttp(answers) },
});
const resetSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: passwordReset, input: resetInput, at: '/buyer/reset', http: createVisitorHttp(answers) },
});
const sellerSetup = {
  ...{ screen: sellerVerification, input: sellerInput, at: '/verify/account/seller/main-sub' },
  http: createVisitorHttp(),
};

const meta: Meta = {
  title: 'Screens/Sign up and reset',
  render: () => <SignUpScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const sendCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Mobile number'), '9123 4567');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await canvas.findByLabelText('Code'), '000000');
};

/** The errors show at their fields. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'budi');
    await userEvent.type(canvas.getByLabelText('Email'), 'budi.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Username')).toBeValid();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const UsernameTaken: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/signup': () => refused(errorCodes.DUPLICATE_USERNAME, { status: 409 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'budi');
    await userEvent.type(canvas.getByLabelText('Email'), 'budi@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'seven old radios');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};

const toCode: Story = { render: () => <CodeSignUpScreen input={codeInput} /> };

export const ByCode: Story = {
  ...toCode,
  parameters: { screenSetup: codeSetup() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up with a password' })).toBeVisible();
  },
};

/** A wrong code stays in the field. */
export const ByWrongCode: Story = {
  ...toCode,
  parameters: {
    screenSetup: codeSetup({
      '/api/v4/account/otp/signup': () =>
        refused(errorCodes.CODE_MISMATCH, {
          status: 422,
          error_msg: 'That code is incorrect. Check it and try again.',
        }),
    }),
  },
  play: async (context) => {
    await sendCode(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create account' }));
    await expect(await context.canvas.findByText(/^That code is incorrect/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Code')).toHaveValue('000000');
  },
};

const toReset: Story = { render: () => <PasswordResetScreen input={resetInput} /> };

/** The code and the new password are sent together. */
export const ResetByCode: Story = {
  ...toReset,
  parameters: { screenSetup: resetSetup() },
  play: async (context) => {
    await sendCode(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('New password'), 'radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('This is too short.')).toBeVisible();
  },
};

export const ResetByExpiredLink: Story = {
  ...toReset,
  parameters: {
    screenSetup: resetSetup({
      '/api/v4/account/password/reset_by_link': () =>
        refused(errorCodes.LINK_TOKEN_EXPIRED, {
          status: 410,
          error_msg: 'This code or link has expired. Request a new one.',
        }),
    }),
  },
  beforeEach: () => {
    setHash('#token=8.signed');
    return () => setHash('');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'seven old radios');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('has expired');
    const link = within(alert).getByRole('link', { name: 'Get a new link' });
    await expect(link).toHaveAttribute('href', '/forgot_password');
  },
};

const toSeller: Story = { render: () => <SellerVerificationScreen input={sellerInput} /> };

/** The main account gets a code. */
export const SellerMainAccount: Story = {
  ...toSeller,
  parameters: { screenSetup: sellerSetup },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Main account/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible();
  },
};

/** A sub-account signs in at its own service; here none is configured. */
export const SellerSubAccount: Story = {
  ...toSeller,
  parameters: { screenSetup: sellerSetup },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Sub-account/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a sub-account' }));
    await waitFor(() => expect(canvas.getByText(/^We couldn’t sign you in or sign you up/)).toBeVisible());
  },
};
