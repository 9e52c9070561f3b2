import { createFakeHttp, failedSetup, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignInScreen } from './SignInScreen.tsx';
import signIn from './sign-in-screen.ts';

const input = { route: 'buyer-login', params: {}, query: 'next=%2Fcart' } as const;

/** A signed-out store with this mock sign-in response. */
const createSetup = (answer: () => unknown) => ({
  screen: signIn,
  input,
  at: '/buyer/login?next=%2Fcart',
  http: createFakeHttp({
    '/api/v4/account/login': answer,
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
  }),
});

const meta: Meta = {
  title: 'Screens/Sign in',
  render: () => <SignInScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(() => undefined) },
};
export default meta;

type Story = StoryObj;

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Username, email or phone'), 'budi');
  await userEvent.type(canvas.getByLabelText('Password'), 'not this one');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {};

/** The errors show at the fields. */
export const Unfilled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

export const WrongPassword: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.LOGIN_FAILED, { status: 401 })) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('password');
  },
};

/** Counts down the wait. */
export const TooManyTries: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.LIMIT, { status: 429, retry_after: 62 })) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

/** An account that the operators have frozen. */
export const RestrictedAccount: Story = {
  parameters: {
    screenSetup: createSetup(() =>
      refused(errorCodes.USER_FROZEN, {
        status: 403,
        error_msg: 'Your account is restricted. Contact customer service.',
      }),
    ),
  },
  play: async (context) => {
    await send(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Contact customer service');
    await expect(within(alert).getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
};

/** An account that a new password unlocks. */
export const LockedAccount: Story = {
  parameters: {
    screenSetup: createSetup(() =>
      refused(errorCodes.LOCKED, {
        status: 423,
        error_msg:
          'To protect you, your account is locked. Set a new password under “Forgot your password?” to unlock it.',
      }),
    ),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('your account is locked');
    await expect(context.canvas.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
