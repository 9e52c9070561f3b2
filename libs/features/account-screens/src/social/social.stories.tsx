import { loadingSetup, refused } from '@pasar/builders';
import type { HttpPort } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMemberHttp, createVisitorHttp } from '../account.examples.ts';
import walletSignIn from '../wallet-sign-in/wallet-sign-in-screen.ts';
import { WalletSignInScreen } from '../wallet-sign-in/WalletSignInScreen.tsx';
import oauth from './oauth-screen.ts';
import { OauthScreen } from './OauthScreen.tsx';
import socialBind from './social-bind-screen.ts';
import { SocialBindScreen } from './SocialBindScreen.tsx';

const bindInput = { route: 'authenticate-social-bind', params: {}, query: 'next=%2Fcart' } as const;
const oauthInput = { route: 'authenticate-oauth', params: {}, query: 'error=access_denied' } as const;
const walletInput = { route: 'wallet-provider-login', params: {}, query: '' } as const;

const pending = {
  '/api/v4/account/social/pending': () => ({
    ...{ provider: 'Demo ID', email: 'budi@demo.example', carried: 'next=%2Fcart' },
  }),
};
const finishRefused = {
  '/api/v4/account/social/finish': () =>
    refused(errorCodes.PROVIDER_REFUSED, {
      status: 422,
      error_msg: 'That sign-in wasn’t completed. Try again or choose another way to sign in.',
    }),
};
const bindSetup = (http: HttpPort) => ({
  ...{ screen: socialBind, input: bindInput, at: '/authenticate/social-bind?next=%2Fcart', http },
});
const oauthSetup = (http: HttpPort) => ({
  ...{ screen: oauth, input: oauthInput, at: '/authenticate/oauth?error=access_denied', http },
});
const walletSetup = (http: HttpPort) => ({
  ...{ screen: walletSignIn, input: walletInput, at: '/wallet-provider-login', http },
});

const meta: Meta = {
  title: 'Screens/Social and wallet sign-in',
  render: () => <SocialBindScreen input={bindInput} />,
  parameters: { layout: 'fullscreen', screenSetup: bindSetup(createVisitorHttp(pending)) },
};
export default meta;

type Story = StoryObj;

/** A login that has no account yet. */
export const Choose: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'I have an account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create a new account' })).toBeVisible();
  },
};
export const ChooseOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An account has already confirmed the address. */
export const ChooseEmailTaken: Story = {
  parameters: {
    screenSetup: bindSetup(
      createVisitorHttp({
        ...pending,
        '/api/v4/account/social/signup': () =>
          refused(errorCodes.EMAIL_EXISTS, {
            status: 409,
            error_msg: 'An account with this email already exists. Sign in instead.',
          }),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a new account' }));
    await expect(await canvas.findByText(/^An account with this email already exists/)).toBeVisible();
  },
};

/** A member links the login to the account that is signed in. */
export const LinkToAccount: Story = {
  parameters: { screenSetup: bindSetup(createMemberHttp(pending)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Link it' })).toBeVisible();
    await expect(canvas.getByText(/to your account budi\?/)).toBeVisible();
  },
};

export const LinkExpired: Story = {
  parameters: {
    screenSetup: bindSetup(
      createVisitorHttp({
        '/api/v4/account/social/pending': () =>
          refused(errorCodes.SIGN_IN_STEP_EXPIRED, {
            status: 410,
            error_msg: 'This took too long. Start signing in again.',
          }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This took too long/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** The visitor refused at the provider. */
export const FailedForAVisitor: Story = {
  render: () => <OauthScreen input={oauthInput} />,
  parameters: { screenSetup: oauthSetup(createVisitorHttp(finishRefused)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('wasn’t completed');
    await expect(canvas.getByText('You’re not signed in yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Other ways to sign in' })).toBeVisible();
  },
};
export const FailedForAMember: Story = {
  render: () => <OauthScreen input={oauthInput} />,
  parameters: { screenSetup: oauthSetup(createMemberHttp(finishRefused)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in your account was changed.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go back' })).toBeVisible();
  },
};

export const Wallet: Story = {
  render: () => <WalletSignInScreen input={walletInput} />,
  parameters: { screenSetup: walletSetup(createVisitorHttp()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with Demo Wallet' })).toBeVisible();
  },
};
export const NoWallet: Story = {
  render: () => <WalletSignInScreen input={walletInput} />,
  parameters: {
    screenSetup: walletSetup(
      createVisitorHttp({ '/api/v4/account/social/providers': () => ({ providers: [] }) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No wallet can sign you in here yet/)).toBeVisible();
  },
};
export const WalletLoading: Story = {
  render: () => <WalletSignInScreen input={walletInput} />,
  parameters: { screenSetup: loadingSetup },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in with a wallet' })).toBeVisible();
    await expect(canvas.queryByText(/^No wallet can sign you in here yet/)).toBeNull();
  },
};
export const WalletNotLoaded: Story = {
  render: () => <WalletSignInScreen input={walletInput} />,
  parameters: {
    screenSetup: walletSetup(
      createVisitorHttp({ '/api/v4/account/social/providers': () => refused(-1, { status: 500 }) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/^No wallet can sign you in here yet/)).toBeNull();
  },
};
