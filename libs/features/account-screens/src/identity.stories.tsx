import { refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMemberHttp, createVisitorHttp, setHash } from './account.examples.ts';
import emailConfirmation from './email-confirmation/email-confirmation-screen.ts';
import { EmailConfirmationScreen } from './email-confirmation/EmailConfirmationScreen.tsx';
import forgotPassword from './forgot-password/forgot-password-screen.ts';
import { ForgotPasswordScreen } from './forgot-password/ForgotPasswordScreen.tsx';
import identityStep from './identity-step/identity-step-screen.ts';
import { IdentityStepScreen } from './identity-step/IdentityStepScreen.tsx';
import signUpIdentity from './sign-up-identity/sign-up-identity-screen.ts';
import { SignUpIdentityScreen } from './sign-up-identity/SignUpIdentityScreen.tsx';

const stepInput = { route: 'authenticate-ivs', params: {}, query: '' } as const;
const forgotInput = { route: 'forgot-password', params: {}, query: '' } as const;
const documentInput = { route: 'buyer-signup-kyc', params: {}, query: '' } as const;

const confirmationSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: emailConfirmation, input: { route: 'verify-email-link', params: {}, query: '' } as const },
  ...{ at: '/verify/email-link', http: createVisitorHttp(answers) },
});
const forgotSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: forgotPassword, input: forgotInput, at: '/forgot_password', http: createVisitorHttp(answers) },
});
const stepSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: identityStep, input: stepInput, at: '/authenticate/ivs' },
  http: createVisitorHttp({
    '/api/v4/account/ivs/send': () => ({ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 }),
    ...answers,
  }),
});
const documentSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: signUpIdentity, input: documentInput, at: '/buyer/signup/kyc' },
  http: createMemberHttp(answers),
});

const meta: Meta = {
  title: 'Screens/Confirm who you are',
  render: () => <IdentityStepScreen input={stepInput} />,
  parameters: { layout: 'fullscreen', screenSetup: stepSetup() },
};
export default meta;

type Story = StoryObj;

/** After wrong passwords, a right one needs a code as well. */
export const Step: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByLabelText('Code')).toBeVisible();
    await expect(canvas.getByText(/\+65••••4567/)).toBeVisible();
  },
};
export const StepOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const StepInTheDark: Story = { globals: { scheme: 'dark' } };

/** The password was entered too long ago. */
export const StepExpired: Story = {
  parameters: {
    screenSetup: stepSetup({
      '/api/v4/account/ivs/send': () =>
        refused(errorCodes.EXPIRED, { status: 410, error_msg: 'This has expired. Start again.' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('has expired');
    await expect(canvas.queryByLabelText('Code')).toBeNull();
  },
};

const toForgot: Story = { render: () => <ForgotPasswordScreen input={forgotInput} /> };

/** The same response, whether or not there is an account. */
export const LinkSent: Story = {
  ...toForgot,
  parameters: { screenSetup: forgotSetup({ '/api/v4/account/password/send_link': () => ({}) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'budi@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email the link' }));
    await expect(await canvas.findByText(/^If an account uses this email/)).toBeVisible();
  },
};

export const LinkNotSent: Story = {
  ...toForgot,
  parameters: {
    screenSetup: forgotSetup({ '/api/v4/account/password/send_link': () => refused(-1, { status: 500 }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'budi@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email the link' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('budi@example.com');
  },
};

const toConfirmation: Story = {
  render: () => <EmailConfirmationScreen />,
  beforeEach: () => {
    setHash('#token=8.signed');
    return () => setHash('');
  },
};

/** Opening the link is not enough: programs that check mails open links as well. */
export const ConfirmedEmail: Story = {
  ...toConfirmation,
  parameters: {
    screenSetup: confirmationSetup({
      '/api/v4/account/email/confirm': () => ({ email: 'budi@example.com' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(/^budi@example.com is confirmed/)).toBeVisible();
  },
};

/** The link was used already, or is too old. */
export const ExpiredLink: Story = {
  ...toConfirmation,
  parameters: {
    screenSetup: confirmationSetup({
      '/api/v4/account/email/confirm': () =>
        refused(errorCodes.LINK_TOKEN_EXPIRED, {
          status: 410,
          error_msg: 'This code or link has expired. Request a new one.',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('has expired');
    const link = canvas.getByRole('link', { name: 'Get a new link' });
    await expect(link).toHaveAttribute('href', '/user/account/email');
  },
};

export const IncompleteLink: Story = {
  render: () => <EmailConfirmationScreen />,
  parameters: { screenSetup: confirmationSetup() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is incomplete/)).toBeVisible();
  },
};

const toDocument: Story = {
  render: () => <SignUpIdentityScreen input={documentInput} />,
  globals: { market: 'BR', language: 'en' },
};

/** Brazil asks for a CPF. The wrong one stays in the field. */
export const DocumentInvalid: Story = {
  ...toDocument,
  parameters: { screenSetup: documentSetup() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ana Souza');
    await userEvent.type(canvas.getByLabelText('CPF'), '529.982.247-26');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(canvas.getByLabelText('CPF')).toBeInvalid();
    await expect(canvas.getByLabelText('CPF')).toHaveValue('529.982.247-26');
  },
};
export const DocumentOnAPhone: Story = {
  ...toDocument,
  parameters: { screenSetup: documentSetup() },
  globals: { market: 'BR', language: 'en', viewport: { value: 'phone' } },
};

export const NoDocumentNeeded: Story = {
  render: () => <SignUpIdentityScreen input={documentInput} />,
  parameters: { screenSetup: documentSetup() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};
