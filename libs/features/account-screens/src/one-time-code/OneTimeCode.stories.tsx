import { createFakeHttp, failedSetup, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import codeSignIn from '../code-sign-in/code-sign-in-screen.ts';
import { CodeSignInScreen } from '../code-sign-in/CodeSignInScreen.tsx';

const input = { route: 'buyer-login-otp', params: {}, query: '' } as const;

/** A signed-out store with these mock responses. */
const createSetup = (answers: Record<string, () => unknown> = {}) => ({
  screen: codeSignIn,
  input,
  at: '/buyer/login/otp',
  http: createFakeHttp({
    '/api/v4/account/otp/send': () => ({ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 }),
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    ...answers,
  }),
});

const meta: Meta = {
  title: 'Screens/Sign in with a code',
  render: () => <CodeSignInScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Mobile number'), '9123 4567');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await canvas.findByLabelText('Code');
};
const guess: Story['play'] = async (context) => {
  await ask?.(context);
  await context.userEvent.type(context.canvas.getByLabelText('Code'), '000000');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {};

/** Another code can be requested after a minute. */
export const CodeSent: Story = {
  play: async (context) => {
    await ask?.(context);
    await expect(context.canvas.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
  },
};

export const OtherCountry: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/otp/send': () =>
        refused(errorCodes.PHONE_OTHER_COUNTRY, {
          status: 422,
          error_msg: 'This number is of another country. Please use a number of this one.',
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '+60123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('another country');
  },
};

export const WrongCode: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/otp/login': () =>
        refused(errorCodes.CODE_MISMATCH, { status: 422, error_msg: 'That is not the right answer.' }),
    }),
  },
  play: async (context) => {
    await guess?.(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

/** The code was entered too late: another can be requested. */
export const CodeExpired: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/otp/login': () =>
        refused(errorCodes.CODE_EXPIRED, {
          status: 410,
          error_msg: 'This code or link has expired. Request a new one.',
        }),
    }),
  },
  play: async (context) => {
    await guess?.(context);
    await expect(await context.canvas.findByText(/^This code or link has expired/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Code')).toBeInvalid();
    await expect(context.canvas.getByRole('button', { name: /^Send a new code/ })).toBeVisible();
  },
};

export const TooManyGuesses: Story = {
  parameters: {
    screenSetup: createSetup({
      '/api/v4/account/otp/login': () =>
        refused(errorCodes.TRIES_EXCEEDED, { status: 429, retry_after: 3000 }),
    }),
  },
  play: async (context) => {
    await guess?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('50 min');
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
